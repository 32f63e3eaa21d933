import Foundation

/// What came of a log as far as it was replayed, so that only what was appended since is read: in
/// this run, and, if that is much, in the next one.
final class ReplayedLog: @unchecked Sendable {
  private let lock = NSLock()
  private var replayed = Replayed()
  /// The file that was replayed; another one is replayed from its beginning.
  private var file: UInt64?
  /// Where it is kept for the next run.
  private let keptPath: String
  /// How much of the log is kept there, in bytes.
  private var keptCount: UInt64 = 0

  /// A log up to some place in it.
  private struct Replayed: Codable {
    var progress = WorkbookProgress()
    /// How many bytes were replayed.
    var count: UInt64 = 0
    /// The last of them: a log that was written anew has others there.
    var ending = Data()
  }

  /// What has to be the same for a replayed log to be of use.
  private struct Origin: Encodable {
    var file: UInt64
    /// Another build of the workbook may make something else of the same events.
    var workbook = FileIdentity(path: Bundle.main.executablePath ?? "")
  }

  /// From how many bytes on it is worth while to keep them.
  private static let step: UInt64 = 8 << 10
  private static let endingLimit = 64

  /// - Parameter keptPath: of a file that can be deleted at any time.
  init(keptAt keptPath: String) {
    self.keptPath = keptPath
  }

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
      if !isThere || inode != file {
        file = isThere ? inode : nil
        replayed = isThere && size >= Self.step ? kept() : Replayed()
        keptCount = replayed.count
      }
      guard isThere else { return replayed.progress }
      var news = Self.news(in: path, after: replayed)
      if news == nil {
        (replayed, keptCount) = (Replayed(), 0)
        news = Self.news(in: path, after: replayed)
      }
      guard let data = news, !data.isEmpty else { return replayed.progress }
      // A last line without an end may still be written: it counts now, and is read again.
      let end = data.lastIndex(of: 0x0A).map { $0 + 1 } ?? data.startIndex
      take(&replayed.progress, data[..<end].split(separator: 0x0A))
      replayed.count += UInt64(end - data.startIndex)
      replayed.ending = Data((replayed.ending + data[..<end]).suffix(Self.endingLimit))
      keep()
      var result = replayed.progress
      if end < data.endIndex { take(&result, [data[end...]]) }
      return result
    }
  }

  /// What an earlier run has kept of a log in this file.
  private func kept() -> Replayed {
    file.flatMap {
      KeptValue<Origin, Replayed>.value(at: keptPath, madeFrom: Origin(file: $0))
    } ?? Replayed()
  }

  private func keep() {
    guard let file, replayed.count - keptCount >= Self.step else { return }
    KeptValue.keep(replayed, madeFrom: Origin(file: file), at: keptPath)
    keptCount = replayed.count
  }

  /// What stands in a log behind what was replayed; nil if it isn't the log that was replayed.
  private static func news(in path: String, after replayed: Replayed) -> Data? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    let ending = replayed.ending
    try? handle.seek(toOffset: replayed.count - min(replayed.count, UInt64(ending.count)))
    let data = (try? handle.readToEnd()) ?? Data()
    return data.starts(with: ending) ? data.dropFirst(ending.count) : nil
  }
}
