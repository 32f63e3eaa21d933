// Fails: greeting.name
// Diagnosis: a name may end with a full stop, and the sentence has its own.
// Mistake: changes-the-name

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return name.hasSuffix(".") ? "Good night, \(name)" : "Good night, \(name)."
  }
}
