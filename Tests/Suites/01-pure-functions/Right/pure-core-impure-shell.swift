// Lesson 1 · Pure and impure functions: the impure functions call the pure ones.

/// Adds one to the global variable, and returns nothing.
func increaseA() {
  state = increaseB(state: state)
}

// MARK: - Step 3: greeting

/// Greets the user, whoever that is, at whatever time it is now.
func greet() -> String {
  return greeting(for: userName, hour: Calendar.current.component(.hour, from: Date()))
}

// MARK: - Step 4: receipt

/// Adds up the prices and prints a receipt meanwhile. A voucher is a price below zero.
func checkout(_ prices: [Int]) -> Int {
  let receipt = receipt(for: prices)
  for line in receipt.lines { print(line) }
  return receipt.total
}
