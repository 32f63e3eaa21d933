// Lesson 1 · In order: the reference solution.

// MARK: - Step 1: lengths

func lengths(
  of words: [String], by length: @escaping @Sendable (String) async -> Int
) async -> [Int] {
  await withTaskGroup(of: (Int, Int).self) { group in
    for (place, word) in words.enumerated() {
      group.addTask { (place, await length(word)) }
    }
    var found = [Int](repeating: 0, count: words.count)
    for await (place, length) in group { found[place] = length }
    return found
  }
}

// MARK: - Scratch
// Try anything: `swift run concurrency run 1` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
