// Fails: lengths.all
// Diagnosis: The loop that begins the tasks ends too early.

// MARK: - Step 1: lengths

func lengths(
  of words: [String], by length: @escaping @Sendable (String) async -> Int
) async -> [Int] {
  await withTaskGroup(of: (Int, Int).self) { group in
    for (place, word) in words.dropLast().enumerated() {
      group.addTask { (place, await length(word)) }
    }
    var found = [Int](repeating: 0, count: words.count)
    for await (place, length) in group { found[place] = length }
    return found
  }
}
