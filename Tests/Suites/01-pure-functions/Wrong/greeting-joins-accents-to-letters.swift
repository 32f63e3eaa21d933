// Fails: greeting.name
// Diagnosis: Equal texts are taken for the same, whatever they are made of.

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  let name = name.precomposedStringWithCanonicalMapping
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
