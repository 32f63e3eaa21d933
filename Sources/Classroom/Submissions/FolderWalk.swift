import Basics
import Curriculum
import Launching

/// Lists the contents of a folder of submissions, with its folders and archives; never follows
/// links.
///
/// Some things are counted but not listed, because they are no submissions and may be many: hidden
/// folders (only a progress log in them is read), the sources and tests of a copy of the workbook,
/// and nested files whose names fit neither an exercise nor a learning platform's file. A skipped
/// folder counts as one.
struct FolderWalk {
  private(set) var items: [FoundItem] = []
  private(set) var ignored: [IgnoredRule: Int] = [:]

  private let root: String
  private let reader: PathReader
  /// How many more items of the current top-level entry may be listed.
  private var left = 0
  /// How many bytes of nested archives were unpacked, by top-level entry.
  private var unpackedOf: [String: Int] = [:]

  init(root: String, lessons: [LessonMarks]) {
    (self.root, reader) = (root, PathReader(lessons: lessons))
  }

  mutating func list() throws(SubmissionFolderError) {
    let names: FolderNames
    do {
      names = try FolderNames(of: root, limit: CountLimit.classFiles)
    } catch {
      throw error == .tooMany ? .tooMuch(limit: CountLimit.classFiles) : .unreadable
    }
    let isWorkbook = isWorkbook(names, at: root)
    for name in names.badNames { add(name, .problem(.badName)) }
    for name in names.names where !skips(name, at: name, depth: 1, isWorkbook) {
      let (count, others) = (items.count, ignored)
      left = min(CountLimit.submittedFiles, CountLimit.classFiles - count)
      visit(name, depth: 1)
      if left < 0 {
        items.removeSubrange(count...)
        ignored = others
        add(name, .problem(.tooMuch(limit: CountLimit.submittedFiles)))
      }
    }
  }

  /// Lists an archive of a whole class's submissions.
  mutating func listArchive() throws(SubmissionFolderError) {
    left = CountLimit.classFiles
    expand(try ZipArchive(at: root), at: "", in: HandedInExercise.Source(path: root))
    guard left >= 0 else { throw .tooMuch(limit: CountLimit.classFiles) }
  }

  private mutating func visit(_ path: String, depth: Int) {
    guard left >= 0 else { return }
    let absolute = root + "/" + path
    switch PathKind(of: absolute) {
    case .file(let size):
      if path.hasEnding(".zip") {
        visitArchive(path)
      } else if path.isForeignArchive {
        add(path, .problem(.badArchive(.foreign)))
      } else if depth == 1 || counts(path) {
        add(path, .file(size: size))
      } else {
        ignore(.other)
      }
    case .folder: visitFolder(path, depth: depth)
    case .link: add(path, .problem(.link))
    case .other: add(path, .problem(.notAFile))
    case nil: add(path, .problem(.unreadable))
    }
  }

  private mutating func visitFolder(_ path: String, depth: Int) {
    let absolute = root + "/" + path
    if ("/" + path).hasSuffix("/" + Repository.stateName) {
      let log = path + "/" + Repository.progressName
      if case .file(let size) = PathKind(of: root + "/" + log) {
        add(log, .file(size: size))
      } else {
        ignore(.hidden)
      }
      return
    }
    guard depth < CountLimit.submissionDepth else {
      add(path, .problem(.tooMuch(limit: CountLimit.submissionDepth)))
      return
    }
    let names: FolderNames
    do {
      names = try FolderNames(of: absolute, limit: max(0, left))
    } catch {
      if error == .tooMany { left = -1 } else { add(path, .problem(.unreadable)) }
      return
    }
    add(path, .folder)
    let isWorkbook = isWorkbook(names, at: absolute)
    for name in names.badNames { add(path + "/" + name, .problem(.badName)) }
    for name in names.names {
      let path = path + "/" + name
      if !skips(name, at: path, depth: depth + 1, isWorkbook) { visit(path, depth: depth + 1) }
    }
  }

  /// Whether a file with this path is listed.
  private func counts(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    // A file named by a learning platform was handed in by somebody, whatever its content.
    return reader.mayHold(name) || name == GradescopeMetadata.file
      || LayoutName(moodle: name) != nil || LayoutName(canvas: name) != nil
  }

  private func isWorkbook(_ names: FolderNames, at path: String) -> Bool {
    guard names.names.contains(Repository.lessonsName) else { return false }
    // If the folder can't be read, it counts as having no lessons.
    let lessons = try? FolderNames(
      of: path + "/" + Repository.lessonsName, limit: CountLimit.submittedFiles)
    return lessons?.names.contains { reader.lesson(called: $0) != nil } ?? false
  }

  /// Whether an entry is skipped; skipped entries are counted.
  private mutating func skips(
    _ name: String, at path: String, depth: Int, _ isWorkbook: Bool
  ) -> Bool {
    if name == Repository.stateName { return false }
    if Ignored.isHidden(name) {
      if depth == 1, !isWorkbook, Ignored.maySubmit(hidden: name) {
        add(path, .problem(.hidden))
      } else {
        ignore(.hidden)
      }
      return true
    }
    let isOwn =
      (name == Repository.testsName && (isWorkbook || depth > 2))
      || (name == Repository.sourcesName && isWorkbook)
    if isOwn { ignore(.workbook) }
    return isOwn
  }

  private mutating func ignore(_ rule: IgnoredRule) {
    left -= 1
    ignored[rule, default: 0] += 1
  }

  private mutating func add(
    _ path: String, _ kind: FoundItem.Kind, _ source: HandedInExercise.Source? = nil
  ) {
    left -= 1
    let source = source ?? HandedInExercise.Source(path: root + "/" + path)
    items.append(FoundItem(path: path, kind: kind, source: source))
  }

  // MARK: Archives

  private mutating func visitArchive(_ path: String) {
    let absolute = root + "/" + path
    do {
      let archive = try ZipArchive(at: absolute)
      add(path, .archive)
      expand(archive, at: path, in: HandedInExercise.Source(path: absolute))
    } catch .badArchive(let fault) {
      add(path, .problem(.badArchive(fault)))
    } catch {
      add(path, .problem(.unreadable))
    }
  }

  private mutating func expand<Bytes>(
    _ archive: ZipArchive<Bytes>, at path: String, in source: HandedInExercise.Source
  ) {
    var unpacked = 0
    for (index, entry) in archive.entries.enumerated() {
      var source = source
      source.entries.append(index)
      guard let place = place(of: entry, in: path, source) else { continue }
      guard entry.kind == .file, place.hasEnding(".zip") else {
        add(entry, at: place, source)
        continue
      }
      do throws(ArchiveError) {
        // Archives may be nested once, not more deeply.
        guard source.entries.count == 1 else { throw .unsupported }
        let size = min(entry.size, SizeLimit.innerArchive)
        let learner = String(place.prefix { $0 != "/" })
        unpacked += size
        unpackedOf[learner, default: 0] += size
        guard entry.size <= SizeLimit.innerArchive, unpacked <= SizeLimit.innerArchives,
          unpackedOf[learner, default: 0] <= SizeLimit.learnersArchives
        else { throw .tooLarge }
        let bytes = try archive.bytes(of: index, limit: SizeLimit.innerArchive)
        let inner = try ZipArchive(bytes)
        add(place, .archive, source)
        expand(inner, at: place, in: source)
      } catch {
        add(place, .problem(.badArchive(error)), source)
      }
    }
  }

  /// The path of an entry; nil if it isn't listed or its path is too deep.
  private mutating func place(
    of entry: ZipEntry, in path: String, _ source: HandedInExercise.Source
  ) -> String? {
    guard left >= 0, !entry.path.isEmpty else {
      if entry.kind != .folder { ignore(.other) }
      return nil
    }
    let place = (path.isEmpty ? [] : [path]) + entry.path
    let joined = place.joined(separator: "/")
    guard !entry.path.contains(where: Ignored.isHidden) || Ignored.isProgress(entry.path) else {
      if entry.kind != .folder { ignore(.hidden) }
      return nil
    }
    guard entry.path.count < CountLimit.submissionDepth else {
      add(joined, .problem(.tooMuch(limit: CountLimit.submissionDepth)), source)
      return nil
    }
    return joined
  }

  private mutating func add(
    _ entry: ZipEntry, at place: String, _ source: HandedInExercise.Source
  ) {
    switch entry.kind {
    case .file:
      // At the top of a class's archive each file belongs to a learner.
      let isTop = !place.contains("/")
      if place.isForeignArchive {
        add(place, .problem(.badArchive(.foreign)), source)
      } else if isTop || counts(place) || Ignored.isProgress(entry.path) {
        add(place, .file(size: entry.size), source)
      } else {
        ignore(.other)
      }
    case .folder: add(place, .folder, source)
    case .link: add(place, .problem(.link), source)
    case .other: add(place, .problem(.notAFile), source)
    }
  }
}

struct FolderNames {
  /// The names, sorted by their bytes.
  private(set) var names: [String] = []
  /// Names that aren't valid UTF-8, with replacement characters.
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
