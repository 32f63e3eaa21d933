import Basics
import Curriculum

/// A folder or archive with the submissions of a class.
package struct SubmissionFolder: Sendable {
  private let path: String
  private let lessons: [LessonMarks]
  private let roster: Roster?
  private let assumed: String?

  /// Creates the reader for a folder or archive of submissions.
  ///
  /// - Parameters:
  ///   - path: the path of the folder or zip archive. It may be a symbolic link, because the
  ///     teacher has named it.
  ///   - assumed: the lesson of sources that name none.
  package init(
    path: String, lessons: [LessonMarks], roster: Roster? = nil, assuming assumed: String? = nil
  ) {
    var path = path
    if !path.hasPrefix("/") { path = FileManager.default.currentDirectoryPath + "/" + path }
    while path.count > 1, path.hasSuffix("/") || path.hasSuffix("/.") { path.removeLast() }
    (self.path, self.lessons, self.roster) = (path, lessons, roster)
    self.assumed = assumed
  }

  /// Finds the learners and their exercises; writes nothing, follows no links.
  package func find() throws(SubmissionFolderError) -> HandedIn {
    let listing = try list()
    var reader = SubmissionReader()
    return listing.handedIn(lessons: lessons, roster: roster, assuming: assumed) { index in
      let item = listing.items[index]
      let isMetadata = item.path.split(separator: "/").last == GradescopeMetadata.file[...]
      let limit = isMetadata ? SizeLimit.wholeFile : SizeLimit.exercise
      // An unreadable file names no lesson, which is reported as such.
      guard let bytes = try? reader.read(item.source, limit: limit) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.utf8.elementsEqual(bytes) ? text : nil
    }
  }

  func list() throws(SubmissionFolderError) -> FoundListing {
    let path = URL(fileURLWithPath: self.path).resolvingSymlinksInPath().path
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable
    }
    var walk = FolderWalk(root: path, lessons: lessons)
    switch information.st_mode & S_IFMT {
    case S_IFDIR: try walk.list()
    case S_IFREG where path.hasEnding(".zip"): try walk.listArchive()
    default: throw .notAFolder
    }
    let name = path.split(separator: "/").last.map { PathReader.stem(of: String($0)) }
    return FoundListing(items: walk.items, ignored: walk.ignored, name: name ?? "/")
  }
}

/// Reads submissions one after the other; an archive with several of them is opened once.
struct SubmissionReader {
  private var outer: (path: String, archive: ZipArchive<OrdinaryFile>)?
  private var inner: (path: String, index: Int, archive: ZipArchive<[UInt8]>)?

  /// The current bytes of a submission; symbolic links aren't followed.
  ///
  /// - Parameter limit: the maximum number of bytes.
  mutating func read(
    _ source: HandedInExercise.Source, limit: Int = SizeLimit.exercise
  ) throws(ExerciseError) -> [UInt8] {
    let path = source.path
    guard let index = source.entries.first else {
      let file = try OrdinaryFile(path: path, followsLinks: false)
      guard file.count <= limit else { throw .tooLarge(limit: limit) }
      guard let bytes = file.bytes(at: 0, count: file.count) else { throw .unreadable }
      return bytes
    }
    guard source.entries.count > 1 else { return try archive(at: path).file(index, limit: limit) }
    if let inner, inner.path == path, inner.index == index {
      return try inner.archive.file(source.entries[1], limit: limit)
    }
    let bytes = try archive(at: path).file(index, limit: SizeLimit.innerArchive)
    let archive = try readable { () throws(ArchiveError) in try ZipArchive(bytes) }
    inner = (path, index, archive)
    return try archive.file(source.entries[1], limit: limit)
  }

  private mutating func archive(at path: String) throws(ExerciseError) -> ZipArchive<OrdinaryFile> {
    if let outer, outer.path == path { return outer.archive }
    let file = try OrdinaryFile(path: path, followsLinks: false)
    let archive = try readable { () throws(ArchiveError) in try ZipArchive(file) }
    outer = (path, archive)
    return archive
  }
}

/// Turns any error of an archive into `ExerciseError.unreadable`.
func readable<Value>(_ read: () throws(ArchiveError) -> Value) throws(ExerciseError) -> Value {
  do { return try read() } catch { throw .unreadable }
}

extension OrdinaryFile: ByteSource {
  var count: Int { Int(size) }

  func bytes(at place: Int, count: Int) -> [UInt8]? {
    guard place >= 0, count >= 0 else { return nil }
    let data = bytes(from: UInt64(place), atMost: count)
    return data.count == count ? [UInt8](data) : nil
  }
}

/// Why a folder of submissions can't be used.
package enum SubmissionFolderError: Error, Equatable, Sendable {
  case missing
  /// The path is a file that is no zip archive.
  case notAFolder
  case unreadable
  case badArchive(ArchiveError)
  /// The number of things exceeds the limit.
  case tooMuch(limit: Int)
}
