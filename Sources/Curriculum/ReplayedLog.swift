import Basics
import Launching

/// The progress up to an offset of the log, so that only lines appended since then are replayed.
/// For a long log it is cached for the next run.
struct ReplayedLog: Sendable {
  private var replayed = Replayed()
  /// The inode of the log; a log with another inode is replayed from its beginning.
  private var file: UInt64?
  private let keptPath: String
  /// The number of bytes of the log that the cached state covers.
  private var keptCount: UInt64 = 0

  /// The result of replaying the log up to an offset.
  private struct Replayed: Codable, Sendable {
    var progress = WorkbookProgress()
    var count: UInt64 = 0
    /// The last replayed bytes, by which a rewritten log is recognised.
    var ending = Data()
  }

  /// The key of the cached state.
  private struct Origin: Encodable {
    var file: UInt64
    /// Another build of the program may reduce the same events differently.
    var workbook = FileIdentity(path: runningProgram ?? "")
  }

  /// - Parameter keptPath: the path of the cache.
  init(keptAt keptPath: String) {
    self.keptPath = keptPath
  }

  /// Replays the new lines of the log.
  ///
  /// - Parameter take: applies new lines to the progress.
  mutating func contents(
    of path: String, _ take: (inout WorkbookProgress, [Data]) -> Void
  ) -> ProgressLog.Contents {
    let log: OrdinaryFile
    do throws(ExerciseError) {
      log = try OrdinaryFile(path: path)
    } catch {
      (file, replayed, keptCount) = (nil, Replayed(), 0)
      return ProgressLog.Contents(isUnreadable: error != .missing)
    }
    if log.number != file {
      file = log.number
      let isLong = log.size >= SizeLimit.replayedLog
      replayed = (isLong ? cache(of: log.number).value(Replayed.self) : nil) ?? Replayed()
      keptCount = replayed.count
    }
    if !continues(log) { (replayed, keptCount) = (Replayed(), 0) }
    let passedOver = passOver(log)
    let data = log.bytes(from: replayed.count, atMost: SizeLimit.progressLog)
    var contents = ProgressLog.Contents(progress: replayed.progress, passedOver: passedOver)
    guard !data.isEmpty else { return contents }
    // An incomplete last line may still be being written, so it counts now and is read again next
    // time.
    let end = data.lastIndex(of: 0x0A).map { $0 + 1 } ?? data.startIndex
    take(&replayed.progress, data[..<end].split(separator: 0x0A))
    replayed.count += UInt64(end - data.startIndex)
    replayed.ending = Data((replayed.ending + data[..<end]).suffix(SizeLimit.replayedEnding))
    keep()
    contents.progress = replayed.progress
    if end < data.endIndex { take(&contents.progress, [data[end...]]) }
    return contents
  }

  /// Whether the log still begins with the replayed part.
  private func continues(_ log: OrdinaryFile) -> Bool {
    let ending = replayed.ending
    guard log.size >= replayed.count, replayed.count >= UInt64(ending.count) else { return false }
    return log.bytes(from: replayed.count - UInt64(ending.count), atMost: ending.count) == ending
  }

  /// Skips to the first line within the last bytes of the log that are read at once, and returns
  /// the number of skipped bytes.
  private mutating func passOver(_ log: OrdinaryFile) -> UInt64 {
    guard log.size - replayed.count > SizeLimit.progressLog else { return 0 }
    let start = log.size - UInt64(SizeLimit.progressLog)
    let beginning = log.bytes(from: start, atMost: SizeLimit.progressLog)
    let length = beginning.firstIndex(of: 0x0A).map { $0 + 1 - beginning.startIndex } ?? 0
    let passedOver = start + UInt64(length) - replayed.count
    replayed.count += passedOver
    replayed.ending = Data(beginning.prefix(length).suffix(SizeLimit.replayedEnding))
    return passedOver
  }

  /// The cache of the replayed state of a log with this inode.
  private func cache(of file: UInt64) -> DiskCache {
    DiskCache(at: keptPath, madeFrom: Origin(file: file))
  }

  private mutating func keep() {
    guard let file, replayed.count - keptCount >= SizeLimit.replayedLog else { return }
    cache(of: file).keep(replayed)
    keptCount = replayed.count
  }
}
