import Basics
import Launching

/// What came of a log as far as it was replayed, so that only what was appended since is read: in
/// this run, and, if that is much, in the next one.
struct ReplayedLog: Sendable {
  private var replayed = Replayed()
  /// The file that was replayed; another one is replayed from its beginning.
  private var file: UInt64?
  private let keptPath: String
  /// How much of the log is kept there, in bytes.
  private var keptCount: UInt64 = 0

  /// A log up to some place in it.
  private struct Replayed: Codable, Sendable {
    var progress = WorkbookProgress()
    var count: UInt64 = 0
    /// The last of them: a log that was written anew has others there.
    var ending = Data()
  }

  /// What has to be the same for a replayed log to be of use.
  private struct Origin: Encodable {
    var file: UInt64
    /// Another build of the workbook may make something else of the same events.
    var workbook = FileIdentity(path: runningProgram ?? "")
  }

  /// - Parameter keptPath: of a file that can be deleted at any time.
  init(keptAt keptPath: String) {
    self.keptPath = keptPath
  }

  /// Replays what is new in a log: `take` is told the new lines, and changes the state as they say.
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
    // A last line without an end may still be written: it counts now, and is read again.
    let end = data.lastIndex(of: 0x0A).map { $0 + 1 } ?? data.startIndex
    take(&replayed.progress, data[..<end].split(separator: 0x0A))
    replayed.count += UInt64(end - data.startIndex)
    replayed.ending = Data((replayed.ending + data[..<end]).suffix(SizeLimit.replayedEnding))
    keep()
    contents.progress = replayed.progress
    if end < data.endIndex { take(&contents.progress, [data[end...]]) }
    return contents
  }

  /// Whether what was replayed still stands at the beginning of a log.
  private func continues(_ log: OrdinaryFile) -> Bool {
    let ending = replayed.ending
    guard log.size >= replayed.count, replayed.count >= UInt64(ending.count) else { return false }
    return log.bytes(from: replayed.count - UInt64(ending.count), atMost: ending.count) == ending
  }

  /// Goes on from the first line among those last ones of a log that are read at once; gives how many bytes
  /// nobody will look at.
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

  /// Where what was replayed of a log in this file is kept.
  private func cache(of file: UInt64) -> DiskCache {
    DiskCache(at: keptPath, madeFrom: Origin(file: file))
  }

  private mutating func keep() {
    guard let file, replayed.count - keptCount >= SizeLimit.replayedLog else { return }
    cache(of: file).keep(replayed)
    keptCount = replayed.count
  }
}
