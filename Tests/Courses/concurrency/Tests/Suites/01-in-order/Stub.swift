// Lesson 1 · In order
// Read the lesson: `swift run concurrency read 1`. Check your work: `swift run concurrency test 1`.

// MARK: - Step 1: lengths
// Ask for the length of every word, of all at once, and give them in the order of the words.

func lengths(
  of words: [String], by length: @escaping @Sendable (String) async -> Int
) async -> [Int] {
  return [-1]
}

// MARK: - Scratch
// Try anything: `swift run concurrency run 1` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
