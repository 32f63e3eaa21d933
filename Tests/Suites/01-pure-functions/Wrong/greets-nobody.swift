// Fails: greeting.words
// Diagnosis: the name is missing in the words.
// Mistake: leaves-out-the-name

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  switch hour {
  case 0..<5: return "Still awake, ?"
  case 5..<12: return "Good morning, !"
  case 12..<18: return "Good afternoon, !"
  case 18..<22: return "Good evening, !"
  default: return "Good night, ."
  }
}
