// Fails: greeting.name
// Diagnosis: the parameter `name` is ignored: the global `userName` is still read.
// Mistake: greets-the-user

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  switch hour {
  case 0..<5: return "Still awake, \(userName)?"
  case 5..<12: return "Good morning, \(userName)!"
  case 12..<18: return "Good afternoon, \(userName)!"
  case 18..<22: return "Good evening, \(userName)!"
  default: return "Good night, \(userName)."
  }
}
