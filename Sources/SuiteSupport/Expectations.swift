/// Throws a mismatch unless both values are equal. `given` is the counterexample as lines of code,
/// `note` the key of a note in `Feedback.md`; both are evaluated only if needed.
public func expect<Value: Equatable & Sendable>(
  _ actual: Value, equals expected: Value, given: @autoclosure () -> [String],
  note: @autoclosure () throws -> String? = nil
) throws {
  try compare(
    actual == expected,
    or: Mismatch(given: given(), expected: expected, actual: actual, note: try note()))
}

/// Throws a mismatch unless the condition holds; for requirements that can't be shown as two
/// values. `values` are those of the note's placeholders.
public func expect(
  _ condition: Bool, given: @autoclosure () -> [String], note: @autoclosure () -> String,
  values: @autoclosure () -> [String: String] = [:]
) throws {
  try compare(condition, or: Mismatch(given: given(), note: note(), values: values()))
}

private func compare(
  _ holds: Bool, or mismatch: @autoclosure () throws -> Mismatch
) throws {
  if holds {
    Comparisons.current?.compare()
  } else {
    let mismatch = try mismatch()
    Comparisons.current?.fail(mismatch)
    throw mismatch
  }
}

/// A value as Swift code on one line, for the lines of `given`.
public func code(_ value: Any) -> String {
  Tree(describing: value).oneLine
}

/// The initializer call that makes a value, without the arguments that equal those of `plain`:
/// `State(username: "ada")`.
public func code<Value>(_ value: Value, besides plain: Value) -> String {
  let parts = changes(from: plain, to: value).map { "\($0.name): \($0.code)" }
  return "\(Value.self)(\(parts.joined(separator: ", ")))"
}

/// The parts of a value that differ from another one's, each as Swift code.
public func changes<Value>(
  from old: Value, to new: Value
) -> [(name: String, code: String)] {
  guard case .node(_, let before, _) = Tree(describing: old),
    case .node(_, let after, _) = Tree(describing: new)
  else { return [] }
  return zip(before, after).filter { $0 != $1 }.map { ($1.label ?? "", $1.value.oneLine) }
}

/// Tries every sample and throws the smallest mismatch, rather than the first.
public func forAll<Samples: Sequence>(
  _ samples: Samples, _ body: (Samples.Element) throws -> Void
) throws {
  var smallest: Mismatch?
  for sample in samples {
    do {
      try body(sample)
    } catch let mismatch as Mismatch {
      if smallest.map({ mismatch.size < $0.size }) ?? true { smallest = mismatch }
    }
  }
  if let smallest { throw smallest }
}

extension TestContext {
  /// Throws a mismatch unless the exercise's trace looks the same as the model's in this view.
  /// `note` returns the key of a note in `Feedback.md` about the exercise's view.
  public func expect<View: Equatable & Sendable>(
    _ script: Lesson.Script, _ order: Order = .shared, seeing view: (Lesson.Trace) -> View,
    given: @autoclosure () -> [String]? = nil, note: (View) throws -> String? = { _ in nil }
  ) throws {
    let traces = try traceAndModel(of: script, order)
    let actual = view(traces.actual)
    try SuiteSupport.expect(
      actual, equals: view(traces.expected), given: given() ?? Lesson.code(script),
      note: try note(actual))
  }

  /// Throws a mismatch if the exercise prints anything while it plays a script.
  public func expectSilence(
    during script: Lesson.Script, given: @autoclosure () -> [String]? = nil,
    note: @autoclosure () -> String? = nil
  ) throws {
    try SuiteSupport.expect(
      try output(of: script), equals: "", given: given() ?? Lesson.code(script), note: note())
  }
}
