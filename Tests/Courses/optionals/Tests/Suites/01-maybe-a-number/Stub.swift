// Lesson 1 · Maybe a number
// Read the lesson: `swift run optionals read 1`. Check your work: `swift run optionals test 1`.

// MARK: - Step 1: age
// Give the age that the text holds, from 0 to 150; anything else is no age.

func age(from text: String) -> Int? {
  return -1
}

// MARK: - Step 2: greeting
// Greet by name, and without one if there is none.

func greeting(for name: String?) -> String {
  return ""
}

// MARK: - Scratch
// Try anything: `swift run optionals run 1` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
