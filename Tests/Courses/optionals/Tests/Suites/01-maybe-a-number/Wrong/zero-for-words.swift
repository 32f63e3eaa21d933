// Fails: age.no-number
// Diagnosis: No number is taken for 0.

// MARK: - Step 1: age

func age(from text: String) -> Int? {
  let number = Int(text) ?? 0
  return number < 0 || number > 150 ? nil : number
}
