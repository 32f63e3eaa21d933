import Interface
import Purity

extension Sentence {
  /// What is told of a function, before the reasons.
  init(purityOf function: FunctionPurity) {
    let (name, line) = (function.name, function.line)
    self =
      switch function.verdict {
      case .pure where function.isConditional:
        Sentence("purity.conditional", ["name": name, "line": line])
      case .pure: Sentence("purity.pure", ["name": name, "line": line])
      case .impure: Sentence("purity.impure", ["name": name, "line": line])
      case .unknown: Sentence("purity.unknown", ["name": name, "line": line])
      }
  }
}
