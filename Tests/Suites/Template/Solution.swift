// Lesson {number} · {title}: the reference solution.

// MARK: - Step 1: next

func next(_ number: Int) -> Int {
  return number + 1
}

// MARK: - Scratch
// Try anything: `swift run workbook run {number}` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
