// MARK: - Step 1: lengths

func lengths(
  of words: [String], by length: @escaping @Sendable (String) async -> Int
) async -> [Int] {
  let tasks = words.map { word in Task { await length(word) } }
  var found: [Int] = []
  for task in tasks { found.append(await task.value) }
  return found
}
