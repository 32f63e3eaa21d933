// MARK: - Step 1: withdraw

actor Account {
  private(set) var balance: Int

  init(balance: Int) {
    self.balance = balance
  }

  func withdraw(_ amount: Int, approved: @Sendable () async -> Bool) async -> Bool {
    if balance < amount { return false }
    let isApproved = await approved()
    if !isApproved || balance < amount { return false }
    balance = balance - amount
    return true
  }
}

// MARK: - Step 2: count

func count(to last: Int, tick: @Sendable (Int) async -> Void) async -> Int {
  var ticks = 0
  for number in 0..<last {
    do { try Task.checkCancellation() } catch { break }
    await tick(number + 1)
    ticks = number + 1
  }
  return ticks
}
