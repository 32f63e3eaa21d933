import Curriculum
import SuiteSupport

extension Words {
  /// What is wrong with a line of a history.
  package func text(
    of error: HistoryFileError, in file: String, forms: [EventForm]
  ) -> String {
    let line = error.line
    return switch error.fault {
    case .noEvent:
      self(
        "history.no-event",
        [
          "file": file, "line": line,
          "example": HistoryFile.line(of: forms.first?.initial ?? PlayEvent("")),
        ])
    case .unknownEvent(let name):
      self(
        "history.unknown-event",
        ["file": file, "line": line, "name": name, "names": list(forms.map { "`\($0.name)`" })])
    case .wrongValues(let form):
      self(
        "history.wrong-values",
        [
          "file": file, "line": line, "name": form.name,
          "example": HistoryFile.line(of: form.initial),
        ])
    case .otherLesson(let lesson):
      self("history.other-lesson", ["file": file, "line": line, "lesson": lesson])
    case .otherVersion(let version):
      self("history.other-version", ["file": file, "line": line, "version": version])
    }
  }
}
