import Basics
import Curriculum

/// Calls a closure each time a file was written, also if an editor replaces the file by another
/// one.
final class FileWatcher: Sendable {
  private let isOver = Locked(false)

  /// Starts watching.
  ///
  /// - Parameter tell: called in the watcher's own thread.
  init(path: String, tell: @escaping @Sendable () -> Void) throws(ThreadError) {
    let changes = FolderChanges(folder: path.folderPath)
    let file = WatchedFile(path: path, known: FileIdentity(path: path))
    try Job { [isOver] in
      var file = file
      while true {
        changes.wait()
        let isWritten = file.isWritten()
        if isOver.withLock({ $0 }) { return }
        if isWritten { tell() }
      }
    }
  }

  func stop() {
    isOver.withLock { $0 = true }
  }
}

/// The state of all exercises and of the progress log at the last look. Editors and other running
/// workbooks change these files without notice.
struct FileLooks {
  private var known: [FileIdentity?]?

  mutating func areOther(in session: Session) -> Bool {
    let paths = session.course.lessons.map { session.repository.exercise(of: $0.id) }
    let now = (paths + [session.repository.progress]).map { FileIdentity(path: $0) }
    defer { known = now }
    return known != nil && now != known
  }
}

/// A file and its state when its last change was reported.
private struct WatchedFile {
  var path: String
  var known: FileIdentity?

  mutating func isWritten() -> Bool {
    // While an editor replaces the file, there may be none for a moment.
    guard let now = settled(), now != known else { return false }
    known = now
    return true
  }

  /// The file when no program is writing it any more. Some programs first empty a file and then
  /// fill it.
  private func settled() -> FileIdentity? {
    var now = FileIdentity(path: path)
    var calm = 0
    while let seen = now, seen != known, seen.isEmpty || !FolderChanges.tellOfWholeFiles {
      usleep(TimeLimit.settledFile.inMicroseconds)
      now = FileIdentity(path: path)
      calm = now == seen ? calm + 1 : 0
      if calm == (seen.isEmpty ? CountLimit.emptyFileLooks : 1) { break }
    }
    return now
  }
}
