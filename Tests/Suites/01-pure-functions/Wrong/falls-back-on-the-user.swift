// Fails: greeting.same-answer
// Diagnosis: for an empty name it reads the global `userName`: a hidden input.
// Mistake: falls-back-on-the-user

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  let name = name.isEmpty ? userName : name
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
