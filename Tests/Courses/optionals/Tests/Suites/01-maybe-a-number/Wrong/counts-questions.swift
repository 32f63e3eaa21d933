// Fails: age.same-answer
// Diagnosis: How often it was asked is counted, and the third time there is no answer.

// MARK: - Step 1: age

var askedCount = 0

func age(from text: String) -> Int? {
  askedCount += 1
  guard askedCount < 7, let number = Int(text), (0...150).contains(number) else { return nil }
  return number
}
