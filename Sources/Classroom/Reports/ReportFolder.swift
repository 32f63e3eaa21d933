import Foundation
import Interface

/// The folder that a report on a class is written to.
package struct ReportFolder: Equatable, Sendable {
  /// An absolute path.
  package var path: String

  /// A folder, whether it is there or not.
  package init(path: String) {
    self.path = path
  }

  package var page: String { "\(path)/report.html" }
  /// A line a learner, for spreadsheets and gradebooks.
  package var grades: String { "\(path)/grades.csv" }
  /// A line a learner and lesson, for programs.
  package var results: String { "\(path)/results.jsonl" }
  /// Test cases, for dashboards.
  package var testCases: String { "\(path)/results.xml" }

  /// Writes all files of a report, each of them whole or not at all: the same, byte for byte, for the
  /// same report.
  ///
  /// What stands at their names is replaced, and nothing else is touched; a link is replaced, too, and
  /// what it points at stays as it is. One report at a time may be written to a folder.
  package func write(
    _ report: ClassReport, words: Words, page files: PageFiles
  ) throws(ReportFault) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .noFolder(path: path)
    }
    try PartFile.write(to: grades) { try GradesTable(report: report).write(to: $0) }
    try PartFile.write(to: results) { try ResultLines(report: report).write(to: $0) }
    try PartFile.write(to: testCases) {
      try ClassJUnit(report: report, words: words).write(to: $0)
    }
    try PartFile.write(to: page) {
      try ClassPage(report: report, words: words, files: files).write(to: $0)
    }
  }
}
