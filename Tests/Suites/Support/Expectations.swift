/// Throws a mismatch unless both values are equal.
///
/// - Parameters:
///   - actual: what the exercise gave, as a value of the suite's own types, never of the learner's.
///   - given: the counterexample as lines of code; made only if there is one, because that takes
///     longer than most checks.
///   - note: the key of a remark in `Feedback.md` that says more.
public func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, given: @autoclosure () -> [String],
  note: @autoclosure () -> String? = nil
) throws {
  guard actual != expected else { return }
  throw Mismatch(
    given: given(), expected: Tree(describing: expected), actual: Tree(describing: actual),
    note: note())
}

/// Throws a mismatch unless the condition holds; for what can't be shown as two values.
public func expect(
  _ condition: Bool, given: @autoclosure () -> [String], note: @autoclosure () -> String
) throws {
  guard !condition else { return }
  throw Mismatch(given: given(), note: note())
}

/// A value on one line, as it would be written in Swift: for the lines of `given`.
public func code(_ value: Any) -> String {
  Tree(describing: value).oneLine
}

/// Tries every sample and throws the smallest mismatch of all, not the first.
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
