// Fails: greeting.same-answer
// Diagnosis: Greetings are kept by the hour alone, so the next person gets those of the one before.

// MARK: - Step 3: greeting

var knownGreetings: [Int: String] = [:]

func greeting(for name: String, hour: Int) -> String {
  if let known = knownGreetings[hour] { return known }
  let words: String
  switch hour {
  case 0..<5: words = "Still awake, \(name)?"
  case 5..<12: words = "Good morning, \(name)!"
  case 12..<18: words = "Good afternoon, \(name)!"
  case 18..<22: words = "Good evening, \(name)!"
  default: words = "Good night, \(name)."
  }
  knownGreetings[hour] = words
  return words
}
