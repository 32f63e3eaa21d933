import Basics
import Traces

/// What one check asks, and what the model answers.
public struct Recording: Equatable, Sendable {
  public var check: String
  public var questions: [Question]
  /// For each question the model's trace. An exercise whose traces are all the same, and that prints
  /// nothing where it matters, passes the check.
  public var expected: [ExpectedTrace]
  /// What is asked once more, in another process and another order: a few of the questions whose
  /// scripts neither an earlier check has asked nor this one before.
  public var repeated: [RepeatedQuestion] = []
  /// Why the model doesn't pass its own check; nil in a suite that is in order.
  public var fault: String?

  public init(
    check: String, questions: [Question] = [], expected: [ExpectedTrace] = [], fault: String? = nil
  ) {
    (self.check, self.questions, self.expected) = (check, questions, expected)
    self.fault = fault
  }
}

extension Recording {
  /// The same for somebody who mustn't learn the answers.
  package func hidden(by key: SumKey) -> Recording { withAnswers { $0.hide(by: key) } }

  /// The same with the key that has hidden its answers.
  package func opened(by key: SumKey) -> Recording { withAnswers { $0.key = key } }

  private func withAnswers(_ change: (inout ExpectedTrace) -> Void) -> Recording {
    var other = self
    for place in expected.indices { change(&other.expected[place]) }
    for place in repeated.indices { change(&other.repeated[place].expected) }
    return other
  }
}

/// What a check found out about an exercise.
public enum Judgement: Equatable, Sendable {
  case passed
  case failed(Mismatch)
  case unanswered(NoTrace)
}

// MARK: - Packing

extension Recording: Packed {
  /// Writes everything but the answers, of which it writes sums.
  public func pack(into writer: inout Writer) {
    writer.write(check, questions, expected)
    writer.write(repeated, fault)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    check = try reader.read()
    questions = try reader.read()
    expected = try reader.read()
    repeated = try reader.read()
    fault = try reader.read()
  }
}

extension Question: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(Bytes(script), order, isCaptured)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    script = try reader.read(Bytes.self).bytes
    order = try reader.read()
    isCaptured = try reader.read()
  }
}

extension Order: Packed {}

extension RepeatedQuestion: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(question, part)
    writer.write(Bytes(script), expected)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    question = try reader.read()
    part = try reader.read()
    script = try reader.read(Bytes.self).bytes
    expected = try reader.read()
  }
}
