import Basics
import Interface

/// `report.html`: a single file that works offline and in which nothing from a submission can run.
///
/// It is readable without its script. The script draws the overview of the class and a part for
/// each learner, from the data at the end.
struct ClassPage {
  var report: ClassReport
  var words: Words
  var files: PageFiles

  /// Writes the page in pieces, because the whole page may be too large for memory.
  func write(to sink: (String) throws -> Void) rethrows {
    let statistics = report.lessons.map { LessonStatistics(of: $0, in: report) }
    let sections = PageSections(report: report, words: words, statistics: statistics)
    for (text, name) in Template(files.frame).parts {
      try sink(String(text))
      switch name {
      case nil: break
      case "style": try sink(files.style)
      case "script": try sink(files.script)
      case "policy": try sink(policy)
      case "table": try sections.writeTable(to: sink)
      case "data":
        try PageData(report: report, words: words, statistics: statistics).write(to: sink)
      case let name?: try sink(sections.text(for: name).text)
      }
    }
  }

  /// The content security policy, which allows only this style and this script.
  private var policy: String {
    let (style, script) = (Self.sum(of: files.style), Self.sum(of: files.script))
    return "default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// The SHA-256 hash of a text in Base64, for a policy.
  static func sum(of text: String) -> String {
    base64(SHA256.bytes(of: Array(text.utf8)))
  }
}
