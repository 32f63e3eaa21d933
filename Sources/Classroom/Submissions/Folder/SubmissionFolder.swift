import Basics
import Foundation

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

  package func list() throws(SubmissionFolderProblem) -> FoundListing {
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
