// Fails: greeting.nobody
// Diagnosis: Nothing is taken for an empty name.
// Mistake: greeting-keeps-the-comma

// MARK: - Step 2: greeting

func greeting(for name: String?) -> String {
  return "Hello, \(name ?? "")!"
}
