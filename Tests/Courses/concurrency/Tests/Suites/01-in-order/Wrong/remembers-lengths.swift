// Fails: lengths.same-answer
// Diagnosis: How often it was asked is counted, and later it gives one more.

// MARK: - Step 1: lengths

nonisolated(unsafe) var askedCount = 0

func lengths(
  of words: [String], by length: @escaping @Sendable (String) async -> Int
) async -> [Int] {
  askedCount += 1
  let more = askedCount > 12 ? 1 : 0
  let tasks = words.map { word in Task { await length(word) } }
  var found: [Int] = []
  for task in tasks { found.append(await task.value + more) }
  return found
}
