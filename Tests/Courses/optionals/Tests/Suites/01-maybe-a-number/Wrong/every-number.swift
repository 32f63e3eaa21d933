// Fails: age.range
// Diagnosis: That some numbers are no ages is forgotten.
// Mistake: age-takes-every-number

// MARK: - Step 1: age

func age(from text: String) -> Int? {
  return Int(text)
}
