// Fails: lengths.together
// Diagnosis: Each answer is waited for before the next word is asked for.

// MARK: - Step 1: lengths

func lengths(
  of words: [String], by length: @escaping @Sendable (String) async -> Int
) async -> [Int] {
  var found: [Int] = []
  for word in words { found.append(await length(word)) }
  return found
}
