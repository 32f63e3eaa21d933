extension Drawing {
  /// How a verdict differs from the one before: the steps that pass now and what comes next; then
  /// of each kind the first check by name, the others by their number. Empty if nothing differs.
  func text(of change: VerdictChange?) -> String {
    func text(_ word: Word, _ titles: [String]) -> [String] {
      guard let first = titles.first else { return [] }
      let more = titles.count > 1 ? words(.changeMore, count: titles.count - 1) : ""
      return [words(word, ["check": first, "more": more])]
    }
    guard let change else { return "" }
    let steps = change.stepsPassed.map { words(.changeStepPassed, ["number": $0]) }
    let next = change.nextStep.map { step in
      words(.changeNextStep, ["number": step.number, "title": step.title])
    }
    let progress = steps.isEmpty ? [] : [(steps + [next].compactMap(\.self)).joined(separator: " ")]
    let lines =
      progress + text(.changeNowPassing, change.nowPassing)
      + text(.changeNewlyBroken, change.newlyBroken)
    return lines.joined(separator: "\n")
  }
}
