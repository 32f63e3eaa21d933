/// What one check asks, and what the model answers.
package struct Rehearsal: Equatable, Sendable {
  /// The check's id.
  package var check: String
  /// All that it asks, in its order.
  package var questions: [Question]
  /// For each question the model's trace, as bytes. An exercise whose traces are all the same, and
  /// that prints nothing where it matters, passes the check.
  package var expected: [[UInt8]]
  /// What is asked once more, in another process and another order: a few of the questions whose
  /// scripts neither an earlier check has asked nor this one before.
  package var repeated: [RepeatedQuestion] = []
  /// Why the model doesn't pass its own check; nil in a suite that is in order.
  package var fault: String?

  /// What a check asks; what is asked once more is chosen later.
  package init(
    check: String, questions: [Question] = [], expected: [[UInt8]] = [], fault: String? = nil
  ) {
    (self.check, self.questions, self.expected) = (check, questions, expected)
    self.fault = fault
  }
}

/// What a check found out about an exercise.
package enum Judgement: Equatable, Sendable {
  case passed
  case failed(Mismatch)
  /// A script had no trace.
  case unanswered(NoTrace)
}
