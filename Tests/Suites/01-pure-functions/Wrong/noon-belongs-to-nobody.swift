// Fails: greeting.words
// Diagnosis: 12 is neither less than 12 nor greater, so it comes to the next condition.
// Mistake: leaves-out-an-hour

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  if hour < 5 { return "Still awake, \(name)?" }
  if hour < 12 { return "Good morning, \(name)!" }
  if hour > 12 && hour < 18 { return "Good afternoon, \(name)!" }
  if hour < 22 { return "Good evening, \(name)!" }
  return "Good night, \(name)."
}
