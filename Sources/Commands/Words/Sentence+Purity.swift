import Interface
import Purity

/// Whether functions are pure, and why not.
extension Sentence {
  static func purityPure(name: String, line: Int) -> Sentence {
    Sentence("purity.pure", ["name": name, "line": line])
  }
  static func purityConditional(name: String, line: Int) -> Sentence {
    Sentence("purity.conditional", ["name": name, "line": line])
  }
  static func purityImpure(name: String, line: Int) -> Sentence {
    Sentence("purity.impure", ["name": name, "line": line])
  }
  static func purityUnknown(name: String, line: Int) -> Sentence {
    Sentence("purity.unknown", ["name": name, "line": line])
  }
  static func purityNoFunctions(file: String) -> Sentence {
    Sentence("purity.no-functions", ["file": file])
  }
  static func purityHasErrors(file: String) -> Sentence {
    Sentence("purity.has-errors", ["file": file])
  }
  static func purityTooLarge(file: String) -> Sentence {
    Sentence("purity.too-large", ["file": file])
  }
  static func purityUnreadable(file: String, details: String) -> Sentence {
    Sentence("purity.unreadable", ["file": file, "details": details])
  }
}

extension Sentence {
  /// What is told of a function, before the reasons.
  init(purityOf function: FunctionPurity) {
    let (name, line) = (function.name, function.line)
    self =
      switch function.verdict {
      case .pure where function.isConditional: .purityConditional(name: name, line: line)
      case .pure: .purityPure(name: name, line: line)
      case .impure: .purityImpure(name: name, line: line)
      case .unknown: .purityUnknown(name: name, line: line)
      }
  }
}
