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
  /// Written only if learners handed in through that system.
  var moodleGrades: String { "\(path)/grades.moodle.csv" }
  var canvasGrades: String { "\(path)/grades.canvas.csv" }

  /// Writes all files of a report, each completely or not at all. Equal reports give equal bytes.
  ///
  /// Existing files with these names are replaced, all others stay. A symbolic link is replaced
  /// itself, not its target. Only one report may be written into a folder at a time.
  package func write(
    _ report: ClassReport, words: Words, page files: PageFiles
  ) throws(FileError) {
    try make()
    let systems: [(String, GradesTable.System)] = [
      (grades, .any), (moodleGrades, .moodle), (canvasGrades, .canvas),
    ]
    for (path, system) in systems {
      let table = GradesTable(report, for: system)
      if table.isEmpty { unlink(path) } else { try writeFile(at: path, table.write) }
    }
    let pages = LearnerFeedback(report: report, words: words, style: files.style)
    try writeData(at: feedback, pages.write)
    try writeFile(at: results, ResultLines(report: report).write)
    try writeFile(at: testCases, ClassJUnit(report: report, words: words).write)
    try writeFile(at: page, ClassPage(report: report, words: words, files: files).write)
  }
}

/// Writes a file in pieces under a temporary name and then renames it, so that it is complete or
/// not written at all.
///
/// An existing file is replaced; a symbolic link is replaced itself, not its target.
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

/// A temporary file that is renamed to its final path when it is complete.
private final class PartFile {
  private let path: String
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var part: String { "\(path).part" }

  init(_ path: String) throws(FileError) {
    self.path = path
    // Removes a file that an earlier run has left.
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

/// The files of the report page, which are the same for every class.
package struct PageFiles: Equatable, Sendable {
  /// The HTML frame, with placeholders such as `{{name}}`.
  var frame: String
  var style: String
  var script: String
}

extension PageFiles {
  /// Reads the workbook's own files.
  package init(in repository: Repository) throws(CurriculumError) {
    frame = try contents(of: repository.reportPage)
    style = try contents(of: repository.reportStyle)
    script = try contents(of: repository.reportScript)
  }
}
