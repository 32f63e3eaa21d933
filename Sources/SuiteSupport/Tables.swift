// Many samples are asked as a single script, which takes hardly longer than one. A failure is
// reported as the shortest script that shows it.
extension TestContext where Lesson.Script: RangeReplaceableCollection {
  /// Throws a mismatch unless the exercise's results for each script equal the model's.
  ///
  /// - Parameters:
  ///   - scripts: independent scripts, simplest first.
  ///   - start: inserted before each script when they are joined, to restore the initial state.
  ///   - question: an additional last line of code, the expression that is compared.
  ///   - view: the values to compare in a trace, one for each script.
  ///   - code: a script's lines; without `question` the last one is the expression compared.
  public func expectEach<View: Equatable & Sendable>(
    of scripts: [Lesson.Script], startingWith start: Lesson.Script = Lesson.Script(),
    asking question: String? = nil, seeing view: (Lesson.Trace) -> [View],
    code: (Lesson.Script) -> [String] = Lesson.code
  ) throws {
    try askTogether(scripts, startingWith: start) { script in
      let traces = try traceAndModel(of: script)
      let (actual, expected) = (view(traces.actual), view(traces.expected))
      func given() -> [String] { code(script) + (question.map { [$0] } ?? []) }
      guard actual.count == 1, expected.count == 1 else {
        return try SuiteSupport.expect(actual, equals: expected, given: given())
      }
      try SuiteSupport.expect(actual[0], equals: expected[0], given: given())
    }
  }

  /// Looks closer at scripts where the exercise's trace of all of them isn't the model's. So a right
  /// one is asked once, whatever there is to see in a trace.
  ///
  /// - Parameter look: asks the scripts again and throws what is wrong.
  public func unlessAllAreRight(_ scripts: [Lesson.Script], _ look: () throws -> Void) throws {
    do {
      let (actual, expected) = try traceAndModel(of: Lesson.Script(scripts.joined()))
      Comparisons.current?.compare()
      if actual == expected { return }
    } catch let problem as NoTrace where problem.reason.isEnd || problem.reason == .tooLong {}
    try look()
  }

  /// Throws a mismatch if the exercise prints anything while it plays one of the scripts.
  public func expectSilence(duringEach scripts: [Lesson.Script]) throws {
    try askTogether(scripts, startingWith: Lesson.Script()) { try expectSilence(during: $0) }
  }

  /// - Parameter expect: asks one script and throws its error.
  private func askTogether(
    _ scripts: [Lesson.Script], startingWith start: Lesson.Script,
    _ expect: (Lesson.Script) throws -> Void
  ) throws {
    func fault(in scripts: some Collection<Lesson.Script>) throws -> (any Error)? {
      do {
        try expect(
          scripts.count == 1
            ? Lesson.Script(scripts.joined()) : Lesson.Script(scripts.flatMap { start + $0 }))
        return nil
      } catch let problem as NoTrace where problem.reason.isEnd || problem.reason == .tooLong {
        return problem
      } catch let mismatch as Mismatch {
        return mismatch
      }
    }
    guard !scripts.isEmpty, let together = try fault(in: scripts) else { return }
    for script in scripts {
      if let fault = try fault(in: [script]) { throw fault }
    }
    // Each script is right alone. Together they may be too long; otherwise one affects a later one.
    if (together as? NoTrace)?.reason == .tooLong { return }
    var (right, wrong) = (1, scripts.count)
    while wrong - right > 1 {
      let middle = (right + wrong) / 2
      if try fault(in: scripts.prefix(middle)) == nil { right = middle } else { wrong = middle }
    }
    for script in scripts.prefix(wrong - 1) {
      if let fault = try fault(in: [script, scripts[wrong - 1]]) { throw fault }
    }
    throw try fault(in: scripts.prefix(wrong)) ?? together
  }
}
