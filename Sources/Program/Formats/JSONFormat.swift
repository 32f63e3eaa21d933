import Classroom
import Curriculum
import Interface

/// Verdicts as one object, see `VerdictReport`.
struct JSONFormat: VerdictFormat {
  var drawing: Drawing

  func end(of verdicts: [Verdict]) throws -> String {
    try json(VerdictReport(verdicts: verdicts, drawing: drawing))
  }
}
