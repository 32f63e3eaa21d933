// Fails: greeting.name
// Diagnosis: it takes the spaces at the ends of the name away.
// Mistake: trims-the-name

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
