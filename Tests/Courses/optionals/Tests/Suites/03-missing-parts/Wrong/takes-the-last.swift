// Fails: first.found
// Diagnosis: The last number is kept instead of the first.
// Mistake: first-takes-the-last

// MARK: - Step 1: firstFound

func firstFound(in numbers: [Int?]) -> Int? {
  var found: Int?
  for number in numbers {
    if let number { found = number }
  }
  return found
}
