// Fails: withdraw.at-once
// Diagnosis: An actor is thought to let nobody in while it waits.

// MARK: - Step 1: withdraw

actor Account {
  private(set) var balance: Int

  init(balance: Int) {
    self.balance = balance
  }

  func withdraw(_ amount: Int, approved: @Sendable () async -> Bool) async -> Bool {
    guard balance >= amount, await approved() else { return false }
    balance -= amount
    return true
  }
}
