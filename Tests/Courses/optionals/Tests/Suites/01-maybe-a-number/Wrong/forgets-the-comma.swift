// Fails: greeting.named
// Diagnosis: The comma before the name is forgotten.

// MARK: - Step 2: greeting

func greeting(for name: String?) -> String {
  guard let name else { return "Hello!" }
  return "Hello \(name)!"
}
