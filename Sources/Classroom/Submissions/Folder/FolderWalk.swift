import Basics
import Curriculum
import Launching

/// Lists what stands in a folder of submissions, in folders and archives, and never follows a link.
///
/// Not listed is what is no submission anyway and may be much: hidden folders, of which only a
/// progress log counts, the sources and tests of a copy of the workbook, and all files in folders and
/// archives that neither an exercise nor a system's file is called like.
struct FolderWalk {
  var items: [FoundItem] = []

  let root: String
  private let reader: PathReader
  /// How much may still be listed of what stands at the top.
  var left = 0
  /// How many bytes of archives in archives were unpacked, by what stands at the top.
  var unpackedOf: [String: Int] = [:]

  init(root: String, lessons: [LessonMarks]) {
    (self.root, reader) = (root, PathReader(lessons: lessons))
  }

  mutating func list() throws(SubmissionFolderProblem) {
    let names: FolderNames
    do {
      names = try FolderNames(of: root, limit: CountLimit.classFiles)
    } catch {
      throw error == .tooMany ? .tooMuch(limit: CountLimit.classFiles) : .unreadable
    }
    let isWorkbook = isWorkbook(names, at: root)
    for name in names.badNames { add(name, .badName) }
    for name in names.names where !skips(name, depth: 1, isWorkbook) {
      let count = items.count
      left = min(CountLimit.submittedFiles, CountLimit.classFiles - count)
      visit(name, depth: 1)
      if left < 0 {
        items.removeSubrange(count...)
        add(name, .tooMuch(limit: CountLimit.submittedFiles))
      }
    }
  }

  /// Lists an archive with all that a class handed in.
  mutating func listArchive() throws(ReadingProblem) {
    let archive = try ZipArchive(at: root)
    left = CountLimit.classFiles
    expand(archive, at: "")
  }

  private mutating func visit(_ path: String, depth: Int) {
    guard left >= 0 else { return }
    let absolute = root + "/" + path
    switch PathKind(of: absolute) {
    case .file(let size):
      if path.hasEnding(".zip") {
        visitArchive(path)
      } else if depth == 1 || counts(path) {
        add(path, .file(size: size))
      } else {
        left -= 1
      }
    case .folder: visitFolder(path, depth: depth)
    case .link: add(path, .link)
    case .other: add(path, .notAFile)
    case nil: add(path, .unreadable)
    }
  }

  private mutating func visitFolder(_ path: String, depth: Int) {
    let absolute = root + "/" + path
    if ("/" + path).hasSuffix("/" + Repository.stateName) {
      let log = path + "/" + Repository.progressName
      if case .file(let size) = PathKind(of: root + "/" + log) { add(log, .file(size: size)) }
      return
    }
    guard depth < CountLimit.submissionDepth else {
      add(path, .tooMuch(limit: CountLimit.submissionDepth))
      return
    }
    let names: FolderNames
    do {
      names = try FolderNames(of: absolute, limit: max(0, left))
    } catch {
      if error == .tooMany { left = -1 } else { add(path, .unreadable) }
      return
    }
    add(path, .folder)
    let isWorkbook = isWorkbook(names, at: absolute)
    for name in names.badNames { add(path + "/" + name, .badName) }
    for name in names.names where !skips(name, depth: depth + 1, isWorkbook) {
      visit(path + "/" + name, depth: depth + 1)
    }
  }

  /// Whether a file called so is listed.
  func counts(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    // By the names of some systems' files somebody has handed in something, whatever it is.
    return reader.mayName(name) || name == GradescopeMetadata.file
      || LayoutName(moodle: name) != nil || LayoutName(canvas: name) != nil
  }

  private func isWorkbook(_ names: FolderNames, at path: String) -> Bool {
    guard names.names.contains(Repository.lessonsName) else { return false }
    // Where nobody may look, no lesson is seen either.
    let lessons = try? FolderNames(
      of: path + "/" + Repository.lessonsName, limit: CountLimit.submittedFiles)
    return lessons?.names.contains { reader.lesson(called: $0) != nil } ?? false
  }

  private func skips(_ name: String, depth: Int, _ isWorkbook: Bool) -> Bool {
    if name == Repository.stateName { return false }
    if name.hasPrefix(".") || name == "__MACOSX" { return true }
    return (name == Repository.testsName && (isWorkbook || depth > 2))
      || (name == Repository.sourcesName && isWorkbook)
  }

  mutating func add(_ path: String, _ kind: FoundItem.Kind) {
    left -= 1
    items.append(FoundItem(path: path, kind: kind, source: .file(root + "/" + path)))
  }
}
