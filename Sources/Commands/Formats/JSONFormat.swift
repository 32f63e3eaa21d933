import Interface
import Reports
import Verdicts

/// Verdicts as one object, see `VerdictReport`.
struct JSONFormat: VerdictFormat {
  var drawing: Drawing

  func end(of verdicts: [Verdict]) throws -> String {
    try json(VerdictReport(verdicts: verdicts, drawing: drawing))
  }
}
