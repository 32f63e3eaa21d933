// Lesson {number} · {title}
// Read the lesson: `swift run workbook read {number}`. Check your work: `swift run workbook test {number}`.

// MARK: - Step 1: next
// Give the number that follows.

func next(_ number: Int) -> Int {
  return number
}

// MARK: - Scratch
// Try anything: `swift run workbook run {number}` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
