// Fails: greeting.silent
// Diagnosis: standard error is output too: to write there is a side effect.

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  if hour < 5 {
    FileHandle.standardError.write(Data("It is late.\n".utf8))
  }
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
