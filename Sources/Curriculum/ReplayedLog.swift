import Foundation

/// What came of a log as far as it was replayed, so that only what was appended since is read.
final class ReplayedLog: @unchecked Sendable {
  private let lock = NSLock()
  private var progress = WorkbookProgress()
  /// The file that was replayed; another one is replayed from its beginning.
  private var file: UInt64?
  /// How many of its bytes were replayed.
  private var count: UInt64 = 0

  /// Replays what is new in a log.
  ///
  /// - Parameter take: told the new lines, and changes the state as they say.
  func progress(
    in path: String, _ take: (inout WorkbookProgress, [Data]) -> Void
  ) -> WorkbookProgress {
    lock.withLock {
      var information = stat()
      let isThere = stat(path, &information) == 0
      let (inode, size) = (UInt64(information.st_ino), UInt64(information.st_size))
      if !isThere || inode != file || size < count {
        (progress, count) = (WorkbookProgress(), 0)
        file = isThere ? inode : nil
      }
      guard isThere, size > count, let handle = FileHandle(forReadingAtPath: path) else {
        return progress
      }
      defer { try? handle.close() }
      try? handle.seek(toOffset: count)
      let data = (try? handle.readToEnd()) ?? Data()
      // A last line without an end may still be written: it counts now, and is read again.
      let end = data.lastIndex(of: 0x0A).map { $0 + 1 } ?? data.startIndex
      take(&progress, data[..<end].split(separator: 0x0A))
      count += UInt64(end - data.startIndex)
      var result = progress
      if end < data.endIndex { take(&result, [data[end...]]) }
      return result
    }
  }
}
