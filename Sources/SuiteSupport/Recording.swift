import Basics
import Traces

/// The questions of one check, with the model's answers.
public struct Recording: Equatable, Sendable {
  public var check: String
  public var questions: [Question]
  /// The model's trace for each question. An exercise passes the check if all its traces are equal
  /// and it prints nothing where output matters.
  public var expected: [ExpectedTrace]
  /// The questions that are repeated in another process and order: some of those whose scripts
  /// weren't asked before, by this check or an earlier one.
  public var repeated: [RepeatedQuestion] = []
  /// The index of the first check that asks a question, too, by the question's index, where that is
  /// an earlier one.
  public var earlier: [Int: Int] = [:]
  /// The error if the model fails its own check; nil in a correct suite.
  public var fault: String?

  public init(
    check: String, questions: [Question] = [], expected: [ExpectedTrace] = [], fault: String? = nil
  ) {
    (self.check, self.questions, self.expected) = (check, questions, expected)
    self.fault = fault
  }
}

extension Recording {
  /// The recording with its answers replaced by keyed hashes.
  package func hidden(by key: SumKey) -> Recording { withAnswers { $0.hide(by: key) } }

  /// The recording with the key of its hashes, so that traces can be compared with them.
  package func opened(by key: SumKey) -> Recording { withAnswers { $0.key = key } }

  /// Notes which questions earlier checks ask.
  ///
  /// - Parameters:
  ///   - first: the first check that asks each script; this one's new scripts are added.
  ///   - index: the check's index.
  mutating func lookBack(_ first: inout [[UInt8]: Int], index: Int) {
    for (place, question) in questions.enumerated() where question.order == .shared {
      let check = first[question.script, default: index]
      first[question.script] = check
      // Where the output matters, the question is asked again.
      if check != index, !question.isCaptured { earlier[place] = check }
    }
  }

  private func withAnswers(_ change: (inout ExpectedTrace) -> Void) -> Recording {
    var other = self
    for place in expected.indices { change(&other.expected[place]) }
    for place in repeated.indices { change(&other.repeated[place].expected) }
    return other
  }
}

/// The result of a check for an exercise.
public enum Judgement: Equatable, Sendable {
  case passed
  case failed(Mismatch)
  case unanswered(NoTrace)
}

// MARK: - Packing

extension Recording: Packed {
  /// Writes the hashes of the answers only.
  public func pack(into writer: inout Writer) {
    writer.write(check, questions, expected)
    writer.write(repeated, earlier, fault)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    check = try reader.read()
    questions = try reader.read()
    expected = try reader.read()
    repeated = try reader.read()
    earlier = try reader.read()
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
