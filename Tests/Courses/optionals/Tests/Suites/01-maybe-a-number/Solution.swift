// Lesson 1 · Maybe a number: the reference solution.

// MARK: - Step 1: age

func age(from text: String) -> Int? {
  guard let number = Int(text), (0...150).contains(number) else { return nil }
  return number
}

// MARK: - Step 2: greeting

func greeting(for name: String?) -> String {
  guard let name else { return "Hello!" }
  return "Hello, \(name)!"
}

// MARK: - Scratch
// Try anything: `swift run optionals run 1` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
