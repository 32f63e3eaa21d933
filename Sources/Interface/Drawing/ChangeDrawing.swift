extension Drawing {
  /// How a verdict differs from the one before: the steps that pass now and what comes next; then
  /// of each kind the first check by name, the others by their number. Empty if nothing differs.
  package func text(of change: VerdictChange?) -> String {
    /// The first of these checks, and how many more there are.
    func text(_ titles: [String], _ sentence: (String) -> Sentence) -> [String] {
      guard let first = titles.first else { return [] }
      let more = titles.count - 1
      return [words(sentence(more > 0 ? words(.changeMore(check: first, count: more)) : first))]
    }
    guard let change else { return "" }
    let steps = change.stepsPassed.map { words(.changeStepPassed(number: $0)) }
    let next = change.nextStep.map { step in
      words(.changeNextStep(number: step.number, title: step.title))
    }
    let progress = steps.isEmpty ? [] : [words.sentences(steps + [next].compactMap(\.self))]
    let lines =
      progress + text(change.nowPassing, Sentence.changeNowPassing)
      + text(change.newlyBroken, Sentence.changeNewlyBroken)
    return lines.joined(separator: "\n")
  }
}
