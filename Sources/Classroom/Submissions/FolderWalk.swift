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
    let archive = try ZipArchive(opening: OpenFile(path: root))
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

extension FolderWalk {
  mutating func visitArchive(_ path: String) {
    do {
      let archive = try ZipArchive(opening: OpenFile(path: root + "/" + path))
      add(path, .archive)
      expand(archive, at: path)
    } catch .badArchive(let fault) {
      add(path, .badArchive(fault))
    } catch {
      add(path, .unreadable)
    }
  }

  mutating func expand(_ archive: ZipArchive<OpenFile>, at path: String) {
    let absolute = path.isEmpty ? root : root + "/" + path
    var unpacked = 0
    for (index, entry) in archive.entries.enumerated() {
      let source = HandedInExercise.Source.entry(archive: absolute, index: index)
      guard let place = place(of: entry, in: path, source) else { continue }
      guard entry.kind == .file, place.hasEnding(".zip") else {
        add(entry, at: place, source)
        continue
      }
      let size = min(entry.size, SizeLimit.innerArchive)
      let learner = String(place.prefix { $0 != "/" })
      unpacked += size
      unpackedOf[learner, default: 0] += size
      if entry.size > SizeLimit.innerArchive || unpacked > SizeLimit.innerArchives
        || unpackedOf[learner, default: 0] > SizeLimit.learnersArchives
      {
        add(place, .badArchive(.tooLarge), source)
        continue
      }
      do {
        let bytes = try archive.bytes(of: index, limit: SizeLimit.innerArchive)
        let inner = try ZipArchive(bytes)
        add(place, .archive, source)
        for (number, entry) in inner.entries.enumerated() {
          let source = HandedInExercise.Source.innerEntry(
            archive: absolute, index: index, inner: number)
          guard let place = self.place(of: entry, in: place, source) else { continue }
          // Archives in archives in archives nobody hands in.
          if entry.kind == .file, place.hasEnding(".zip") {
            add(place, .badArchive(.unsupported), source)
          } else {
            add(entry, at: place, source)
          }
        }
      } catch {
        add(place, .badArchive(error), source)
      }
    }
  }

  /// Where an entry stands; nil if it isn't listed, or too deep.
  private mutating func place(
    of entry: ZipEntry, in path: String, _ source: HandedInExercise.Source
  ) -> String? {
    guard left >= 0, !entry.path.isEmpty else { return nil }
    let place = (path.isEmpty ? [] : [path]) + entry.path
    let joined = place.joined(separator: "/")
    guard
      !entry.path.contains(where: { $0.hasPrefix(".") || $0 == "__MACOSX" })
        || Ignored.isProgress(entry.path)
    else { return nil }
    guard entry.path.count < CountLimit.submissionDepth else {
      add(joined, .tooMuch(limit: CountLimit.submissionDepth), source)
      return nil
    }
    return joined
  }

  private mutating func add(
    _ entry: ZipEntry, at place: String, _ source: HandedInExercise.Source
  ) {
    switch entry.kind {
    case .file:
      // At the top of a class's archive each file is somebody's.
      let isTop = !place.contains("/")
      if isTop || counts(place) || Ignored.isProgress(entry.path) {
        add(place, .file(size: entry.size), source)
      } else {
        left -= 1
      }
    case .folder: add(place, .folder, source)
    case .link: add(place, .link, source)
    case .other: add(place, .notAFile, source)
    }
  }

  private mutating func add(
    _ path: String, _ kind: FoundItem.Kind, _ source: HandedInExercise.Source
  ) {
    left -= 1
    items.append(FoundItem(path: path, kind: kind, source: source))
  }
}

struct FolderNames {
  /// In an order that is always the same.
  private(set) var names: [String] = []
  /// What can be shown of the names that aren't text.
  private(set) var badNames: [String] = []

  enum Problem: Error {
    case unreadable
    case tooMany
  }

  init(of path: String, limit: Int) throws(Problem) {
    guard let folder = opendir(path) else { throw .unreadable }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      guard names.count + badNames.count < limit else { throw .tooMany }
      let name = String(decoding: bytes, as: UTF8.self)
      if name.utf8.elementsEqual(bytes) { names.append(name) } else { badNames.append(name) }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    badNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
