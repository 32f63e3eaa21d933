import Basics
import Curriculum
import Interface
import Launching

extension ClassFolder {
  package var page: String { "\(path)/report.html" }
  var grades: String { "\(path)/grades.csv" }
  package var results: String { "\(path)/results.jsonl" }
  var testCases: String { "\(path)/results.xml" }
  var feedback: String { "\(path)/feedback.zip" }
  /// Only where learners come from there.
  var moodleGrades: String { "\(path)/grades.moodle.csv" }
  var canvasGrades: String { "\(path)/grades.canvas.csv" }

  /// Writes all files of a report, each of them whole or not at all: the same, byte for byte, for the
  /// same report.
  ///
  /// What stands at their names is replaced, and nothing else is touched; a link is replaced, too, and
  /// what it points at stays as it is. One report at a time may be written to a folder.
  package func write(
    _ report: ClassReport, words: Words, page files: PageFiles
  ) throws(FileError) {
    try make()
    try writeFile(at: grades, GradesTable(report: report).write)
    for (path, system) in [(moodleGrades, GradebookTable.System.moodle), (canvasGrades, .canvas)] {
      let table = GradebookTable(report, for: system)
      if table.isEmpty { unlink(path) } else { try writeFile(at: path, table.write) }
    }
    let pages = LearnerFeedback(report: report, words: words, style: files.style)
    try writeData(at: feedback, pages.write)
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
) throws(FileError) {
  try PartFile(path).fill { part in try pieces { try part.add($0.utf8) } }
}

private func writeData(
  at path: String, _ pieces: ((Data) throws -> Void) throws -> Void
) throws(FileError) {
  try PartFile(path).fill { part in try pieces { try part.add($0) } }
}

/// A file beside the place where it is put when it is whole.
private final class PartFile {
  private let path: String
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var part: String { "\(path).part" }

  init(_ path: String) throws(FileError) {
    self.path = path
    // A leftover of the same name.
    unlink("\(path).part")
    descriptor = open("\(path).part", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .notWritable(path: path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func add(_ bytes: some Sequence<UInt8>) throws(FileError) {
    pending += bytes
    if pending.count >= SizeLimit.buffer { try flush() }
  }

  private func flush() throws(FileError) {
    guard writeAll(pending, to: descriptor) else { throw .notWritable(path: path) }
    pending.removeAll(keepingCapacity: true)
  }

  func fill(_ write: (PartFile) throws -> Void) throws(FileError) {
    do {
      try write(self)
      try flush()
      guard rename(part, path) == 0 else { throw FileError.notWritable(path: path) }
    } catch {
      unlink(part)
      throw .notWritable(path: path)
    }
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
  package init(in repository: Repository) throws(CurriculumError) {
    frame = try contents(of: repository.reportPage)
    style = try contents(of: repository.reportStyle)
    script = try contents(of: repository.reportScript)
  }
}
