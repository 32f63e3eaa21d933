/// In which process, and when, a script is asked.
public enum Order: Int, Hashable, Sendable {
  /// In the process in which all others are asked, in the order in which a check asks.
  case shared
  /// In a second process, in which all that a check asks so is asked the other way round.
  case reversed
  /// Alone in a process of its own.
  case fresh
}

/// A script that an exercise is asked, as bytes.
public struct Question: Hashable, Sendable {
  public var script: [UInt8]
  public var order: Order
  /// Whether it matters what is printed meanwhile.
  public var isCaptured: Bool

  public init(script: [UInt8], order: Order = .shared, isCaptured: Bool = false) {
    (self.script, self.order, self.isCaptured) = (script, order, isCaptured)
  }
}

/// What a script was answered with: a trace, as bytes.
public typealias ScriptAnswer = Result<[UInt8], NoAnswer>

/// What came of one question.
public struct Reply: Equatable, Sendable {
  public var answer: ScriptAnswer
  /// What was printed meanwhile, if that matters: its beginning.
  public var printed: [UInt8]

  public init(_ answer: ScriptAnswer, printed: [UInt8] = []) {
    (self.answer, self.printed) = (answer, printed)
  }
}

/// Whatever answers questions: a process with an exercise in it, or a model.
public protocol Answering: AnyObject {
  /// The replies, in order. A question that is asked again is answered again. Throws if nobody can be asked.
  func replies(to questions: [Question]) throws -> [Reply]
}

/// A script has no trace; that ends a check.
public struct NoTrace: Error, Equatable, Sendable {
  public var reason: NoAnswer
  /// The script, as lines of code.
  public var given: [String]

  public init(reason: NoAnswer, given: [String]) {
    (self.reason, self.given) = (reason, given)
  }
}
