import Basics
import Curriculum

/// A folder, or an archive, with what a class handed in.
package struct SubmissionFolder: Sendable {
  private let path: String
  private let lessons: [LessonMarks]
  private let roster: Roster?
  private let assumed: String?

  /// A folder with submissions of lessons.
  ///
  /// - Parameters:
  ///   - path: of the folder, or of a zip archive; it may be a link, because whoever names it means it.
  ///   - assumed: the lesson that a source is of if nothing says another one.
  package init(
    path: String, lessons: [LessonMarks], roster: Roster? = nil, assuming assumed: String? = nil
  ) {
    var path = path
    if !path.hasPrefix("/") { path = FileManager.default.currentDirectoryPath + "/" + path }
    while path.count > 1, path.hasSuffix("/") || path.hasSuffix("/.") { path.removeLast() }
    (self.path, self.lessons, self.roster) = (path, lessons, roster)
    self.assumed = assumed
  }

  /// Finds out who handed in what. Nothing is written, and no link followed.
  package func find() throws(SubmissionFolderError) -> HandedIn {
    let listing = try list()
    var reader = SubmissionReader()
    return listing.handedIn(lessons: lessons, roster: roster, assuming: assumed) { index in
      let item = listing.items[index]
      let isMetadata = item.path.split(separator: "/").last == GradescopeMetadata.file[...]
      let limit = isMetadata ? SizeLimit.wholeFile : SizeLimit.exercise
      // What can't be read says nothing of its lesson; that it says nothing is told.
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

/// Reads what was handed in, one thing after another: an archive that several of them are in is
/// opened once.
struct SubmissionReader {
  private var outer: (path: String, archive: ZipArchive<OrdinaryFile>)?
  private var inner: (path: String, index: Int, archive: ZipArchive<[UInt8]>)?

  /// The bytes, as they are now; never what a link points at.
  ///
  /// - Parameter limit: how many there may be.
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

/// What nobody can take out of an archive can't be read, whatever is wrong with the archive.
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

/// Why nothing can be found in a folder of submissions.
package enum SubmissionFolderError: Error, Equatable, Sendable {
  case missing
  /// It is a file, and no archive.
  case notAFolder
  case unreadable
  case badArchive(ArchiveError)
  /// There is more in it than any class hands in.
  case tooMuch(limit: Int)
}
