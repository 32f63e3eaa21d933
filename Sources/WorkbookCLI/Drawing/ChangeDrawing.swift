extension Drawing {
  /// How a verdict differs from the one before: of each kind the first check by name, the others by
  /// their number. Empty if nothing is different.
  func text(of change: VerdictChange?) -> String {
    func text(_ word: Word, _ titles: [String]) -> [String] {
      guard let first = titles.first else { return [] }
      let more = titles.count > 1 ? words(.changeMore, count: titles.count - 1) : ""
      return [words(word, ["check": first, "more": more])]
    }
    guard let change else { return "" }
    let lines =
      text(.changeNowPassing, change.nowPassing) + text(.changeNewlyBroken, change.newlyBroken)
    return lines.joined(separator: "\n")
  }
}
