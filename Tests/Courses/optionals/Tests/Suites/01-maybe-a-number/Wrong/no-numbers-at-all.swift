// Fails: age.numbers
// Diagnosis: The text is compared with a digit, and longer numbers are forgotten.

// MARK: - Step 1: age

func age(from text: String) -> Int? {
  return text.count == 1 ? Int(text) : nil
}
