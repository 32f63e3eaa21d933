/// In which process, and when, a script is asked.
package enum Order: Int, Hashable, Sendable {
  /// In the process in which all others are asked, in the order in which a check asks.
  case shared
  /// In a second process, in which all that a check asks so is asked the other way round.
  case reversed
  /// Alone in a process of its own.
  case fresh
}

/// A script that an exercise is asked, as bytes.
package struct Question: Hashable, Sendable {
  package var script: [UInt8]
  /// In which process it is asked, and when.
  package var order: Order
  /// Whether it matters what is printed meanwhile.
  package var isCaptured: Bool

  /// A script that is asked in the shared process, unless something else is said.
  package init(script: [UInt8], order: Order = .shared, isCaptured: Bool = false) {
    (self.script, self.order, self.isCaptured) = (script, order, isCaptured)
  }
}

/// What came of one question.
package struct Reply: Equatable, Sendable {
  /// The trace, or why there is none.
  package var answer: Answer
  /// What was printed meanwhile, if that matters: its beginning.
  package var printed: [UInt8]

  package init(_ answer: Answer, printed: [UInt8] = []) {
    (self.answer, self.printed) = (answer, printed)
  }

  /// What a script was answered with.
  package enum Answer: Equatable, Sendable {
    /// A trace, as bytes.
    case trace([UInt8])
    case none(NoTrace.Reason)
  }
}

/// Whatever answers questions: a process with an exercise in it, or a model.
package protocol Answering: AnyObject {
  /// The replies, in order. A question that is asked again is answered again.
  ///
  /// - Throws: if nobody can be asked any more.
  func replies(to questions: [Question]) throws -> [Reply]
}

/// A script has no trace; that ends a check.
package struct NoTrace: Error, Equatable, Sendable {
  /// Why there is no trace.
  package enum Reason: Equatable, Sendable {
    /// The process ended while the script was played.
    case ended
    /// It wasn't played to its end in time.
    case late
    /// The trace is longer than a trace may be.
    case tooLong
    /// The bytes are no trace.
    case unreadable
  }

  package var reason: Reason
  /// The script, as lines of code.
  package var given: [String]

  /// A script, as lines of code, that has no trace for this reason.
  package init(reason: Reason, given: [String]) {
    (self.reason, self.given) = (reason, given)
  }
}
