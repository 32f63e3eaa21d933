// Many samples are asked as one script: that takes hardly longer than asking one. What goes wrong is
// told as the shortest script that shows it.
extension Bench where Lesson.Script: RangeReplaceableCollection {
  /// Throws a mismatch unless the exercise makes of each script what the model does.
  ///
  /// - Parameters:
  ///   - scripts: the plainest first; none depends on another.
  ///   - view: what of a trace matters, of one script's as of all.
  ///   - note: the key of a remark in `Feedback.md` that says more.
  package func expectEach<View: Equatable>(
    of scripts: [Lesson.Script], seeing view: (Lesson.Trace) -> View,
    note: (View) throws -> String? = { _ in nil }
  ) throws {
    try askTogether(scripts) { try expect($0, seeing: view, note: note) }
  }

  /// Throws a mismatch if anything is printed while one of the scripts is played.
  package func expectSilence(duringEach scripts: [Lesson.Script]) throws {
    try askTogether(scripts) { try expectSilence(during: $0) }
  }

  /// - Parameter expect: asks one script, and throws what is wrong with it.
  private func askTogether(
    _ scripts: [Lesson.Script], _ expect: (Lesson.Script) throws -> Void
  ) throws {
    func fault(in scripts: some Sequence<Lesson.Script>) throws -> (any Error)? {
      do {
        try expect(Lesson.Script(scripts.joined()))
        return nil
      } catch let problem as NoTrace where problem.reason == .ended {
        return problem
      } catch let mismatch as Mismatch {
        return mismatch
      }
    }
    guard let problem = try fault(in: scripts) else { return }
    for script in scripts {
      if let problem = try fault(in: [script]) { throw problem }
    }
    // Each is right alone, so one of them leaves something behind for another.
    var (right, wrong) = (1, scripts.count)
    while wrong - right > 1 {
      let middle = (right + wrong) / 2
      if try fault(in: scripts.prefix(middle)) == nil { right = middle } else { wrong = middle }
    }
    for script in scripts.prefix(wrong - 1) {
      if let problem = try fault(in: [script, scripts[wrong - 1]]) { throw problem }
    }
    throw try fault(in: scripts.prefix(wrong)) ?? problem
  }
}
