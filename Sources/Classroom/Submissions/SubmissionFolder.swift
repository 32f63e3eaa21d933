import Basics

/// A folder, or an archive, with what a class handed in.
package struct SubmissionFolder: Sendable {
  private let path: String
  private let lessons: [LessonMarks]
  private let roster: Roster?

  /// A folder with submissions of lessons.
  ///
  /// - Parameter path: of the folder, or of a zip archive; it may be a link, because whoever names
  ///   it means it.
  package init(path: String, lessons: [LessonMarks], roster: Roster? = nil) {
    var path = path
    if !path.hasPrefix("/") { path = FileManager.default.currentDirectoryPath + "/" + path }
    while path.count > 1, path.hasSuffix("/") || path.hasSuffix("/.") { path.removeLast() }
    (self.path, self.lessons, self.roster) = (path, lessons, roster)
  }

  /// Finds out who handed in what. Nothing is written, and no link followed.
  package func find() throws(SubmissionFolderProblem) -> HandedIn {
    let listing = try list()
    var reader = SubmissionReader()
    return listing.handedIn(lessons: lessons, roster: roster) { index in
      let item = listing.items[index]
      let isMetadata = item.path.split(separator: "/").last == GradescopeMetadata.file[...]
      let limit = isMetadata ? SizeLimit.wholeFile : SizeLimit.exercise
      // What can't be read says nothing of its lesson; that it says nothing is told.
      guard let bytes = try? reader.read(item.source, limit: limit) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.utf8.elementsEqual(bytes) ? text : nil
    }
  }

  func list() throws(SubmissionFolderProblem) -> FoundListing {
    let path = URL(fileURLWithPath: self.path).resolvingSymlinksInPath().path
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable
    }
    var walk = FolderWalk(root: path, lessons: lessons)
    switch information.st_mode & S_IFMT {
    case S_IFDIR: try walk.list()
    case S_IFREG where path.hasEnding(".zip"):
      do {
        try walk.listArchive()
      } catch .badArchive(let fault) {
        throw .badArchive(fault)
      } catch {
        throw .unreadable
      }
      guard walk.left >= 0 else { throw .tooMuch(limit: CountLimit.classFiles) }
    default: throw .notAFolder
    }
    let name = path.split(separator: "/").last.map { PathReader.stem(of: String($0)) }
    return FoundListing(items: walk.items, name: name ?? "/")
  }
}

/// Reads what was handed in, one thing after another: an archive that several of them are in is
/// opened once.
struct SubmissionReader {
  private var outer: (path: String, archive: ZipArchive<OpenFile>)?
  private var inner: (path: String, index: Int, archive: ZipArchive<[UInt8]>)?

  /// The bytes, as they are now; never what a link points at.
  ///
  /// - Parameter limit: how many there may be.
  package mutating func read(
    _ source: HandedInExercise.Source, limit: Int = SizeLimit.exercise
  ) throws(ReadingProblem) -> [UInt8] {
    switch source {
    case .file(let path):
      let file = try OpenFile(path: path)
      guard file.count <= limit else { throw .tooLarge(limit: limit) }
      guard let bytes = file.bytes(at: 0, count: file.count) else { throw .unreadable }
      return bytes
    case .entry(let path, let index):
      return try archive(at: path).file(index, limit: limit)
    case .innerEntry(let path, let index, let place):
      if let inner, inner.path == path, inner.index == index {
        return try inner.archive.file(place, limit: limit)
      }
      let bytes = try archive(at: path).file(index, limit: SizeLimit.innerArchive)
      let archive = try ZipArchive(opening: bytes)
      inner = (path, index, archive)
      return try archive.file(place, limit: limit)
    }
  }

  private mutating func archive(at path: String) throws(ReadingProblem) -> ZipArchive<OpenFile> {
    if let outer, outer.path == path { return outer.archive }
    let archive = try ZipArchive(opening: OpenFile(path: path))
    outer = (path, archive)
    return archive
  }
}

/// A file that is open for reading; never a link, a folder, or anything that has to be waited for.
final class OpenFile: ByteSource {
  let count: Int
  private let descriptor: Int32

  init(path: String) throws(ReadingProblem) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    var information = stat()
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ELOOP: throw .isLink
      case ENXIO: throw .isNotAFile
      default: throw .unreadable
      }
    }
    let isKnown = fstat(descriptor, &information) == 0
    guard isKnown, information.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      guard isKnown else { throw .unreadable }
      throw information.st_mode & S_IFMT == S_IFDIR ? .isFolder : .isNotAFile
    }
    (self.descriptor, count) = (descriptor, Int(information.st_size))
  }

  deinit {
    close(descriptor)
  }

  func bytes(at place: Int, count: Int) -> [UInt8]? {
    guard place >= 0, count >= 0, place <= self.count, count <= self.count - place else {
      return nil
    }
    var read = 0
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while read < count {
        let more = pread(
          descriptor, buffer.baseAddress.map { $0 + read }, count - read, off_t(place + read))
        if more < 0, errno == EINTR { continue }
        guard more > 0 else {
          isWhole = false
          break
        }
        read += more
      }
      initialized = read
    }
    return isWhole ? bytes : nil
  }
}

/// Why a file that was handed in can't be read as an exercise.
enum ReadingProblem: Error, Equatable, Sendable {
  case missing
  case isFolder
  case isLink
  case isNotAFile
  case unreadable
  /// It has more bytes than an exercise may have.
  case tooLarge(limit: Int)
  /// The archive that it is in can't be read, or not this part of it.
  case badArchive(ArchiveFault)
}

/// Why nothing can be found in a folder of submissions.
package enum SubmissionFolderProblem: Error, Equatable, Sendable {
  case missing
  /// It is a file, and no archive.
  case notAFolder
  case unreadable
  /// It is an archive, and can't be read.
  case badArchive(ArchiveFault)
  /// There is more in it than any class hands in.
  case tooMuch(limit: Int)
}
