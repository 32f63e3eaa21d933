import Basics
import Curriculum

/// Tells each time that a file was written, also by an editor that puts another file in its place.
final class FileWatcher: Sendable {
  private let isOver = Locked(false)

  /// Whatever is written from now on is told.
  ///
  /// - Parameter tell: called from the watcher's own thread.
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

/// How all exercises and the log were when they were looked at last: whoever else works with them, in an
/// editor or with another workbook, tells nobody.
struct FileLooks {
  private var known: [FileIdentity?]?

  mutating func areOther(in session: Session) -> Bool {
    let paths = session.course.lessons.map { session.repository.exercise(of: $0.id) }
    let now = (paths + [session.repository.progress]).map { FileIdentity(path: $0) }
    defer { known = now }
    return known != nil && now != known
  }
}

/// A file, and how it was when it was told last that it was written.
private struct WatchedFile {
  var path: String
  var known: FileIdentity?

  mutating func isWritten() -> Bool {
    // Between an editor's steps there may be no file at all.
    guard let now = settled(), now != known else { return false }
    known = now
    return true
  }

  /// The file when nobody is in the middle of writing it: some empty it first, and fill it then.
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
