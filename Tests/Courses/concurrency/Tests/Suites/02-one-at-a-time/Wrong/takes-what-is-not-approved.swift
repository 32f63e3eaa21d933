// Fails: withdraw.one
// Diagnosis: That it has to be approved is forgotten.

// MARK: - Step 1: withdraw

actor Account {
  private(set) var balance: Int

  init(balance: Int) {
    self.balance = balance
  }

  func withdraw(_ amount: Int, approved: @Sendable () async -> Bool) async -> Bool {
    guard balance >= amount else { return false }
    balance -= amount
    return true
  }
}
