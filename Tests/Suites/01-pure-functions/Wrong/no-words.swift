// Fails: greeting.words
// Diagnosis: there is no greeting at all.
// Mistake: says-nothing

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  return ""
}
