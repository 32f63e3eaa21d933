// Fails: greeting.silent
// Diagnosis: the words are printed as well as returned: a side effect.
// Mistake: greeting-prints

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  let words: String
  switch hour {
  case 0..<5: words = "Still awake, \(name)?"
  case 5..<12: words = "Good morning, \(name)!"
  case 12..<18: words = "Good afternoon, \(name)!"
  case 18..<22: words = "Good evening, \(name)!"
  default: words = "Good night, \(name)."
  }
  print(words)
  return words
}
