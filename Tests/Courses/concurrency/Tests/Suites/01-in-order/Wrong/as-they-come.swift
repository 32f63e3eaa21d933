// Fails: lengths.in-order
// Diagnosis: A group is thought to give its answers in the order of its tasks.
// Mistake: in-order-of-answers

// MARK: - Step 1: lengths

func lengths(
  of words: [String], by length: @escaping @Sendable (String) async -> Int
) async -> [Int] {
  await withTaskGroup(of: Int.self) { group in
    for word in words {
      group.addTask { await length(word) }
    }
    var found: [Int] = []
    for await length in group { found.append(length) }
    return found
  }
}
