extension Drawing {
  /// How a verdict differs from the one before: the steps that pass now and what comes next; then
  /// of each kind the first check by name, the others by their number. Empty if nothing differs.
  package func text(of change: VerdictChange?) -> String {
    /// The first of these checks, and how many more there are.
    func text(_ titles: [String], _ key: String) -> [String] {
      guard let first = titles.first else { return [] }
      let more = titles.count - 1
      let checks = more > 0 ? words("change.more", ["check": first, "count": more]) : first
      return [words(key, ["checks": checks])]
    }
    guard let change else { return "" }
    let steps = change.stepsPassed.map { words("change.step-passed", ["number": $0]) }
    let next = change.nextStep.map { step in
      words("change.next-step", ["number": step.number, "title": step.title])
    }
    let progress = steps.isEmpty ? [] : [words.sentences(steps + [next].compactMap(\.self))]
    let lines =
      progress + text(change.nowPassing, "change.now-passing")
      + text(change.newlyBroken, "change.newly-broken")
    return lines.joined(separator: "\n")
  }
}
