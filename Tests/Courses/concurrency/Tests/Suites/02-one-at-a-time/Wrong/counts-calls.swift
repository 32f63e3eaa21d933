// Fails: count.same-answer
// Diagnosis: All calls so far are counted together.

// MARK: - Step 2: count

nonisolated(unsafe) var askedCount = 0

func count(to last: Int, tick: @Sendable (Int) async -> Void) async -> Int {
  askedCount += 1
  var ticks = 0
  while ticks < last, !Task.isCancelled {
    ticks += 1
    await tick(ticks)
  }
  return askedCount > 9 ? ticks + 1 : ticks
}
