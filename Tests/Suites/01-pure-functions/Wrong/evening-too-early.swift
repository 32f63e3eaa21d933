// Fails: greeting.words
// Diagnosis: the evening begins at 17 already.
// Mistake: starts-too-early

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<17: return "Good afternoon, \(name)!"
  case 17..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
