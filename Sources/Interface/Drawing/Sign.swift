import Curriculum
import Terminal

/// What stands before a step or a check and says how it is: the same everywhere.
package enum Sign {
  case passed
  case failed
  /// A step of which something is there.
  case begun
  /// A check that could not be made.
  case notMade
  /// A step of which nothing is there, or a check that waits for another.
  case waiting

  init(_ state: StepState) {
    self =
      switch state {
      case .passed: .passed
      case .begun: .begun
      case .notBegun: .waiting
      }
  }

  init(_ result: CheckResult) {
    self =
      switch result {
      case .passed: .passed
      case .failed, .impure, .noTrace, .crashed, .timedOut: .failed
      case .notMade: .notMade
      case .waiting: .waiting
      }
  }

  /// What is said for it, where there are only words.
  var sentence: Sentence {
    switch self {
    case .passed: "sign.passed"
    case .failed: "sign.failed"
    case .begun: "sign.begun"
    case .notMade: "sign.not-made"
    case .waiting: "sign.waiting"
    }
  }

  /// The sign and the space behind it.
  package var line: Line {
    switch self {
    case .passed: Line("✓ ", .success)
    case .failed: Line("✗ ", .failure)
    case .begun: Line("… ", .warning)
    case .notMade: Line("? ", .warning)
    case .waiting: Line("· ", .dim)
    }
  }
}

extension Drawing {
  /// A sign, or what is said for it.
  package func line(of sign: Sign) -> Line {
    isPlain ? Line(words.beginning(words(sign.sentence))) : sign.line
  }
}
