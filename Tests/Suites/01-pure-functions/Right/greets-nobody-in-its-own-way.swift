// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return state.advanced(by: 1)
}

// MARK: - Step 3: greeting

func greeting(for name: String, hour: Int) -> String {
  // Nothing is said about somebody without a name.
  guard !name.allSatisfy(\.isWhitespace) else { return "Good day!" }
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}
