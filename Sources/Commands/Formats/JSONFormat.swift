import Interface
import Verdicts

/// Verdicts as one object, see `VerdictReport`.
struct JSONFormat: VerdictFormat {
  var drawing: Drawing

  var isForReading: Bool { false }

  func text(of _: Verdict, below _: [Verdict], change _: VerdictChange?, isOne _: Bool) -> String {
    ""
  }

  func end(of verdicts: [Verdict]) throws -> String {
    try json(VerdictReport(verdicts: verdicts, drawing: drawing))
  }
}
