// Fails: greeting.pure-by-reading
// Diagnosis: For one guest, whom no check has heard of, it asks the clock, by way of a helper.

// MARK: - Step 3: greeting

private func hourNow() -> Int {
  Calendar.current.component(.hour, from: Date())
}

func greeting(for name: String, hour: Int) -> String {
  let hour = name.hasPrefix("Countess ") && name.count == 17 ? hourNow() : hour
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
