// MARK: - Step 1: age

func age(from text: String) -> Int? {
  if let number = Int(text) {
    if number >= 0 && number <= 150 { return number }
  }
  return nil
}

// MARK: - Step 2: greeting

func greeting(for name: String?) -> String {
  if let name { return "Hello, " + name + "!" } else { return "Hello!" }
}
