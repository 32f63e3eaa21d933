// Fails: greeting.words
// Diagnosis: the hours before 5 have words of their own.
// Mistake: forgets-a-period

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  switch hour {
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
