// Fails: greeting.words
// Diagnosis: The night begins two hours too early.
// Mistake: words-of-another-hour

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<20: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
