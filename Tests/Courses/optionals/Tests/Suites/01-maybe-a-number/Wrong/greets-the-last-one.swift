// Fails: greeting.same-answer
// Diagnosis: Whoever was greeted last is remembered, and greeted where there is no name.

// MARK: - Step 2: greeting

var lastName = ""

func greeting(for name: String?) -> String {
  if let name { lastName = name }
  return lastName.isEmpty ? "Hello!" : "Hello, \(lastName)!"
}
