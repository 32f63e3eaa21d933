/// What a reader has said to a question in a text.
public struct QuestionAnswer: Codable, Equatable, Sendable {
  /// What was asked, by which the question is known again.
  public var question: String
  /// What was said, a letter or a value; nil if the reader wanted to be shown the answer.
  public var said: String?
  /// Nil if nothing was said, or any answer would do.
  public var isRight: Bool?
  /// 1 for the first try at a question, 2 for the second.
  public var attempt: Int

  /// Makes an answer; nobody is marked by it.
  public init(question: String, said: String?, isRight: Bool?, attempt: Int) {
    (self.question, self.said) = (question, said)
    (self.isRight, self.attempt) = (isRight, attempt)
  }
}
