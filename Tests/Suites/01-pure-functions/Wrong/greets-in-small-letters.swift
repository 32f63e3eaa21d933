// Fails: greeting.name
// Diagnosis: The name is written in small letters behind the first one, whatever letters it has.
// Mistake: changes-the-case

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  let name = name.prefix(1) + name.dropFirst().lowercased()
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
