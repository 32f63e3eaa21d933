// Fails: greeting.name
// Diagnosis: everybody is called Ada.
// Mistake: always-the-same-name

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  switch hour {
  case 0..<5: return "Still awake, Ada?"
  case 5..<12: return "Good morning, Ada!"
  case 12..<18: return "Good afternoon, Ada!"
  case 18..<22: return "Good evening, Ada!"
  default: return "Good night, Ada."
  }
}
