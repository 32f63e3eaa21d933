import Basics
import Traces

/// What one check asks, and what the model answers.
package struct Recording: Equatable, Sendable {
  /// The check's id.
  package var check: String
  /// All that it asks, in its order.
  package var questions: [Question]
  /// For each question the model's trace. An exercise whose traces are all the same, and that prints
  /// nothing where it matters, passes the check.
  package var expected: [ExpectedTrace]
  /// What is asked once more, in another process and another order: a few of the questions whose
  /// scripts neither an earlier check has asked nor this one before.
  package var repeated: [RepeatedQuestion] = []
  /// Why the model doesn't pass its own check; nil in a suite that is in order.
  package var fault: String?

  /// What a check asks; what is asked once more is chosen later.
  package init(
    check: String, questions: [Question] = [], expected: [ExpectedTrace] = [], fault: String? = nil
  ) {
    (self.check, self.questions, self.expected) = (check, questions, expected)
    self.fault = fault
  }
}

extension Recording {
  /// The same for somebody who mustn't learn the answers.
  package func hidden(by key: SumKey) -> Recording {
    var hidden = self
    for place in expected.indices { hidden.expected[place].hide(by: key) }
    for place in repeated.indices { hidden.repeated[place].expected.hide(by: key) }
    return hidden
  }

  /// The same with the key that has hidden its answers.
  package func opened(by key: SumKey) -> Recording {
    var opened = self
    for place in expected.indices { opened.expected[place].key = key }
    for place in repeated.indices { opened.repeated[place].expected.key = key }
    return opened
  }
}

/// What a check found out about an exercise.
package enum Judgement: Equatable, Sendable {
  case passed
  case failed(Mismatch)
  /// A script had no trace.
  case unanswered(NoTrace)
}

// MARK: - Packing

extension Recording: Packed {
  /// Writes everything but the answers, of which it writes sums.
  package func pack(into writer: inout Writer) {
    writer.write(check, questions, expected)
    writer.write(repeated, fault)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    check = try reader.read()
    questions = try reader.read()
    expected = try reader.read()
    repeated = try reader.read()
    fault = try reader.read()
  }
}

extension Question: Packed {
  package func pack(into writer: inout Writer) {
    writer.write(Bytes(script), order, isCaptured)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    script = try reader.read(Bytes.self).bytes
    order = try reader.read()
    isCaptured = try reader.read()
  }
}

extension Order: Packed {}

extension RepeatedQuestion: Packed {
  package func pack(into writer: inout Writer) {
    writer.write(question, part)
    writer.write(Bytes(script), expected)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    question = try reader.read()
    part = try reader.read()
    script = try reader.read(Bytes.self).bytes
    expected = try reader.read()
  }
}
