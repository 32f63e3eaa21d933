// Fails: first.nothing
// Diagnosis: Something has to be given, it is thought, and 0 is nothing.

// MARK: - Step 1: firstFound

func firstFound(in numbers: [Int?]) -> Int? {
  for number in numbers {
    if let number { return number }
  }
  return 0
}
