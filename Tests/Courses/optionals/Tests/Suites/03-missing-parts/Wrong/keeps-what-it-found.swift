// Fails: first.same-answer
// Diagnosis: What was found once is kept, and found again where nothing is.

// MARK: - Step 1: firstFound

var askedCount = 0

func firstFound(in numbers: [Int?]) -> Int? {
  askedCount += 1
  if askedCount > 7 { return nil }
  for number in numbers {
    if let number { return number }
  }
  return nil
}
