// Fails: withdraw.same-answer
// Diagnosis: How often somebody withdraws is counted for all accounts together.

// MARK: - Step 1: withdraw

nonisolated(unsafe) var askedCount = 0

actor Account {
  private(set) var balance: Int

  init(balance: Int) {
    self.balance = balance
  }

  func withdraw(_ amount: Int, approved: @Sendable () async -> Bool) async -> Bool {
    askedCount += 1
    guard askedCount < 20, await approved(), balance >= amount else { return false }
    balance -= amount
    return true
  }
}
