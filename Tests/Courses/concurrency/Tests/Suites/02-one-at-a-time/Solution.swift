// Lesson 2 · One at a time: the reference solution.

// MARK: - Step 1: withdraw

actor Account {
  private(set) var balance: Int

  init(balance: Int) {
    self.balance = balance
  }

  func withdraw(_ amount: Int, approved: @Sendable () async -> Bool) async -> Bool {
    guard await approved(), balance >= amount else { return false }
    balance -= amount
    return true
  }
}

// MARK: - Step 2: count

func count(to last: Int, tick: @Sendable (Int) async -> Void) async -> Int {
  var ticks = 0
  while ticks < last, !Task.isCancelled {
    ticks += 1
    await tick(ticks)
  }
  return ticks
}

// MARK: - Scratch
// Try anything: `swift run concurrency run 2` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
