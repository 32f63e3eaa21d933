// Lesson 3 · Missing parts: the reference solution.

// MARK: - Step 1: firstFound

func firstFound(in numbers: [Int?]) -> Int? {
  for number in numbers {
    if let number { return number }
  }
  return nil
}

// MARK: - Step 2: total

func total(of prices: [Int?]) -> Int? {
  var sum = 0
  for price in prices {
    guard let price else { return nil }
    sum += price
  }
  return sum
}

// MARK: - Scratch
// Try anything: `swift run optionals run 3` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
