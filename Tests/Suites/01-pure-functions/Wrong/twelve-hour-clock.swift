// Fails: greeting.words
// Diagnosis: the hours after noon are taken for those before.
// Mistake: twelve-hours

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  switch hour % 12 {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
