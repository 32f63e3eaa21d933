// Lesson 3 · Missing parts
// Read the lesson: `swift run optionals read 3`. Check your work: `swift run optionals test 3`.

// MARK: - Step 1: firstFound
// Give the first number that isn't missing; nil if all are.

func firstFound(in numbers: [Int?]) -> Int? {
  return 0
}

// MARK: - Step 2: total
// Give the sum of all prices; nil if one is missing.

func total(of prices: [Int?]) -> Int? {
  return -1
}

// MARK: - Scratch
// Try anything: `swift run optionals run 3` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
