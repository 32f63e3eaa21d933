// Fails: greeting.words
// Diagnosis: an hour before noon is before 18, too: the first condition that holds decides.
// Mistake: conditions-in-another-order

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  if hour < 18 { return "Good afternoon, \(name)!" }
  if hour < 12 { return "Good morning, \(name)!" }
  if hour < 5 { return "Still awake, \(name)?" }
  if hour < 22 { return "Good evening, \(name)!" }
  return "Good night, \(name)."
}
