// Fails: count.all
// Diagnosis: It is counted from 0, as arrays are.

// MARK: - Step 2: count

func count(to last: Int, tick: @Sendable (Int) async -> Void) async -> Int {
  var ticks = 0
  while ticks < last, !Task.isCancelled {
    await tick(ticks)
    ticks += 1
  }
  return ticks
}
