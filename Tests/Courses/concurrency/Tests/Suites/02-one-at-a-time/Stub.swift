// Lesson 2 · One at a time
// Read the lesson: `swift run concurrency read 2`. Check your work: `swift run concurrency test 2`.

// MARK: - Step 1: withdraw
// Take the amount away if there is as much and `approved` says so; tell whether it was taken.

actor Account {
  private(set) var balance: Int

  init(balance: Int) {
    self.balance = balance
  }

  func withdraw(_ amount: Int, approved: @Sendable () async -> Bool) async -> Bool {
    balance -= 1
    return false
  }
}

// MARK: - Step 2: count
// Call `tick` with 1, 2, 3 … up to the last number, but not again once the task is cancelled. Give how
// often it was called.

func count(to last: Int, tick: @Sendable (Int) async -> Void) async -> Int {
  return -1
}

// MARK: - Scratch
// Try anything: `swift run concurrency run 2` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
