// Fails: count.cancelled
// Diagnosis: A cancelled task is thought to end by itself.
// Mistake: counts-on

// MARK: - Step 2: count

func count(to last: Int, tick: @Sendable (Int) async -> Void) async -> Int {
  for number in 0..<last { await tick(number + 1) }
  return last
}
