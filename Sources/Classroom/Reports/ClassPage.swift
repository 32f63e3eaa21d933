import Basics
import Interface

/// `report.html`: one file that needs no network, and in which nothing of a submission can run.
///
/// It can be read without its script, too. The script draws the picture of the class and a part for
/// each learner, from the data at the end.
struct ClassPage {
  var report: ClassReport
  var words: Words
  var files: PageFiles

  /// Its text, piece by piece: all of it may be larger than what should be in memory at once.
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

  /// What the browser is told to refuse: all but this style and this script.
  private var policy: String {
    let (style, script) = (Self.sum(of: files.style), Self.sum(of: files.script))
    return "default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// The sum of a text, as a policy writes it.
  static func sum(of text: String) -> String {
    base64(SHA256.bytes(of: Array(text.utf8)))
  }
}
