// Fails: greeting.leaves-globals
// Diagnosis: it passes the name on by way of the global `userName`, which stays changed.
// Mistake: logs-in-the-name

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  userName = name
  switch hour {
  case 0..<5: return "Still awake, \(userName)?"
  case 5..<12: return "Good morning, \(userName)!"
  case 12..<18: return "Good afternoon, \(userName)!"
  case 18..<22: return "Good evening, \(userName)!"
  default: return "Good night, \(userName)."
  }
}
