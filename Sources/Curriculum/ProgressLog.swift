import Basics
import Launching

/// The progress log: a file with one line for each event, to which lines are only appended.
public struct ProgressLog: Sendable {
  private let path: String
  private let damagedPath: String
  private let known: Locked<ReplayedLog>

  public init(repository: Repository) {
    path = repository.progress
    damagedPath = repository.damagedProgress
    known = Locked(ReplayedLog(keptAt: repository.knownProgress))
  }

  public struct Contents: Equatable, Sendable {
    public var progress = WorkbookProgress()
    /// The number of damaged lines that were found for the first time.
    public var newlyDamaged = 0
    /// The number of bytes that were skipped because the log has grown by more than is read at
    /// once.
    public var passedOver: UInt64 = 0
    /// Whether the log isn't an ordinary file or can't be read.
    public var isUnreadable = false
  }

  /// Replays the log. Damaged lines are copied to another file, reported once and skipped.
  ///
  /// Only lines appended since the last replay are read.
  public func replay() -> Contents {
    var damaged: [Data] = []
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var contents = known.withLock { known in
      known.contents(of: path) { progress, lines in
        for event in Self.events(in: lines, decoder, &damaged) { progressReducer(&progress, event) }
      }
    }
    contents.newlyDamaged = setAside(damaged)
    return contents
  }

  /// The number of gradings of each exercise in somebody else's log; damaged lines are ignored.
  package static func gradings(in log: Data) -> [String: Int] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var damaged: [Data] = []
    let lines = log.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    return events(in: lines, decoder, &damaged).reduce(into: [:]) { counts, event in
      if case .graded = event.what { counts[event.lesson, default: 0] += 1 }
    }
  }

  private static func events(
    in lines: [Data], _ decoder: JSONDecoder, _ damaged: inout [Data]
  ) -> [ProgressEvent] {
    // All lines are decoded as one JSON array, because each call of the decoder costs more than a
    // line.
    var list = Data([0x5B])
    for (index, line) in lines.enumerated() {
      if index > 0 { list.append(0x2C) }
      list.append(line)
    }
    list.append(0x5D)
    // If a line is damaged, each line is decoded by itself.
    if let events = try? decoder.decode([ProgressEvent].self, from: list),
      events.count == lines.count, events.allSatisfy(\.isPossible)
    {
      return events
    }
    return lines.compactMap { line in
      // A damaged line is set aside and reported.
      let event = try? decoder.decode(ProgressEvent.self, from: line)
      if let event, event.isPossible { return event }
      damaged.append(line)
      return nil
    }
  }

  /// Appends an event in a single write, so that two processes lose nothing.
  public func append(_ event: ProgressEvent) throws(ProgressLogError) {
    let folder = path.folderPath
    makeFolder(folder)
    // Names, numbers and dates can always be encoded.
    guard let body = try? Self.encoder.encode(event) else { throw .notWritable(path: path) }
    // A new line must not continue an incomplete one.
    let start = endsTorn(path) ? Data([0x0A]) : Data()
    guard Self.append(start + body + [0x0A], to: path) else { throw .notWritable(path: path) }
  }

  private func setAside(_ damaged: [Data]) -> Int {
    guard !damaged.isEmpty else { return 0 }
    let known = OrdinaryFile.contents(at: damagedPath) ?? Data()
    let knownLines = Set(known.split(separator: 0x0A))
    let new = damaged.filter { !knownLines.contains($0) }
    let lines = Data(new.flatMap { $0 + [0x0A] })
    if !new.isEmpty { _ = Self.append(lines, to: damagedPath) }
    return new.count
  }

  private func endsTorn(_ path: String) -> Bool {
    // If the file can't be read, appending fails as well and reports the error.
    guard let file = try? OrdinaryFile(path: path), file.size > 0 else { return false }
    return file.bytes(from: file.size - 1) != Data([0x0A])
  }

  private static func append(_ data: Data, to path: String) -> Bool {
    AppendedFile(path: path, isLinked: true)?.append(data) ?? false
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

public enum ProgressLogError: Error, Equatable, Sendable {
  case notWritable(path: String)
}
