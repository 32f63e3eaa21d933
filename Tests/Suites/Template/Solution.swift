// Lesson {number} · {title}: the reference solution.

// MARK: - Step 1: next

func next(_ number: Int) -> Int {
  return number + 1
}
