import Basics
import Interface
import Launching

extension ClassFolder {
  package var page: String { "\(path)/report.html" }
  /// A line a learner, for spreadsheets and gradebooks.
  var grades: String { "\(path)/grades.csv" }
  /// A line a learner and lesson, for programs.
  package var results: String { "\(path)/results.jsonl" }
  /// Test cases, for dashboards.
  var testCases: String { "\(path)/results.xml" }

  /// Writes all files of a report, each of them whole or not at all: the same, byte for byte, for the
  /// same report.
  ///
  /// What stands at their names is replaced, and nothing else is touched; a link is replaced, too, and
  /// what it points at stays as it is. One report at a time may be written to a folder.
  package func write(
    _ report: ClassReport, words: Words, page files: PageFiles
  ) throws(ClassFolderProblem) {
    try make()
    try writeFile(at: grades, GradesTable(report: report).write)
    try writeFile(at: results, ResultLines(report: report).write)
    try writeFile(at: testCases, ClassJUnit(report: report, words: words).write)
    try writeFile(at: page, ClassPage(report: report, words: words, files: files).write)
  }
}

/// Writes a file piece by piece beside its place, and then puts it there whole, or not at all.
///
/// What stood at the place before is replaced, also a link: what that points at stays as it is.
func writeFile(
  at path: String, _ pieces: ((String) throws -> Void) throws -> Void
) throws(ClassFolderProblem) {
  let part = "\(path).part"
  // A leftover of the same name.
  unlink(part)
  let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else { throw .notWritable(path: path) }
  defer { close(descriptor) }
  var pending: [UInt8] = []
  func flush() throws(ClassFolderProblem) {
    guard writeAll(pending, to: descriptor) else { throw .notWritable(path: path) }
    pending.removeAll(keepingCapacity: true)
  }
  do {
    try pieces { piece in
      pending += piece.utf8
      if pending.count >= SizeLimit.buffer { try flush() }
    }
    try flush()
  } catch {
    unlink(part)
    throw .notWritable(path: path)
  }
  guard rename(part, path) == 0 else {
    unlink(part)
    throw .notWritable(path: path)
  }
}

/// What the page of a report is made of: the same for every class.
package struct PageFiles: Equatable, Sendable {
  /// The frame, with `{{names}}` where something of the class goes.
  var frame: String
  var style: String
  var script: String
}

extension PageFiles {
  /// Those that stand in the workbook.
  package init(in repository: Repository) throws(ClassFolderProblem) {
    func text(at path: String) throws(ClassFolderProblem) -> String {
      do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
        throw .noPage(path: path)
      }
    }
    frame = try text(at: repository.reportPage)
    style = try text(at: repository.reportStyle)
    script = try text(at: repository.reportScript)
  }
}
