// MARK: - Step 1: lengths

func lengths(
  of words: [String], by length: @escaping @Sendable (String) async -> Int
) async -> [Int] {
  let found = await withTaskGroup(of: (Int, Int).self, returning: [Int: Int].self) { group in
    for place in words.indices {
      let word = words[place]
      group.addTask { (place, await length(word)) }
    }
    return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }
  return words.indices.compactMap { found[$0] }
}
