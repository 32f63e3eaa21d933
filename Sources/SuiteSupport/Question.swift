/// In which process and in which order a script is asked.
public enum Order: Int, Hashable, Sendable {
  /// In the common process, in the order of the check.
  case shared
  /// In a second process, in which such scripts of a check are asked in reversed order.
  case reversed
  /// Alone in a process of its own.
  case fresh
}

/// An encoded script for an exercise.
public struct Question: Hashable, Sendable {
  public var script: [UInt8]
  public var order: Order
  /// Whether the output during the script matters.
  public var isCaptured: Bool

  public init(script: [UInt8], order: Order = .shared, isCaptured: Bool = false) {
    (self.script, self.order, self.isCaptured) = (script, order, isCaptured)
  }
}

/// The encoded trace of a script, or why there is none.
public typealias ScriptAnswer = Result<[UInt8], NoAnswer>

/// The result of one question.
public struct Reply: Equatable, Sendable {
  public var answer: ScriptAnswer
  /// The beginning of the output during the script, if it was captured.
  public var printed: [UInt8]

  public init(_ answer: ScriptAnswer, printed: [UInt8] = []) {
    (self.answer, self.printed) = (answer, printed)
  }
}

/// An object that answers questions: a process with an exercise, or a model.
public protocol Answering: AnyObject {
  /// The replies, in order. A repeated question is answered again. Throws if no process can be
  /// asked.
  func replies(to questions: [Question]) throws -> [Reply]
}

/// Ends a check because a script has no trace.
public struct NoTrace: Error, Equatable, Sendable {
  public var reason: NoAnswer
  /// The script, as lines of code.
  public var given: [String]

  public init(reason: NoAnswer, given: [String]) {
    (self.reason, self.given) = (reason, given)
  }
}
