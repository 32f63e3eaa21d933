// Fails: age.range
// Diagnosis: Something has to be given, it is thought, and the nearest age is.
// Mistake: age-moves-into-range

// MARK: - Step 1: age

func age(from text: String) -> Int? {
  guard let number = Int(text) else { return nil }
  return min(max(number, 0), 150)
}
