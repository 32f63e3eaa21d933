import Foundation
import Reducers

/// The file to which every progress event is appended: one line each, never changed again.
public struct ProgressLog: Sendable {
  private let path: String
  /// Where damaged lines are kept.
  private let damagedPath: String

  public init(repository: Repository) {
    path = repository.progress
    damagedPath = repository.state + "/progress.damaged.jsonl"
  }

  /// What a log holds.
  public struct Contents: Equatable, Sendable {
    public var progress = WorkbookProgress()
    /// How many damaged lines were met for the first time.
    public var newlyDamaged = 0
  }

  /// Replays the log; lines that can't be read are set aside, told once, and skipped.
  public func replay() -> Contents {
    var contents = Contents()
    guard let data = FileManager.default.contents(atPath: path) else { return contents }
    var damaged: [Data] = []
    var events: [ProgressEvent] = []
    for line in data.split(separator: 0x0A) {
      if let event = Self.event(in: line) {
        events.append(event)
      } else {
        damaged.append(line)
      }
    }
    contents.progress = events.reduce(into: WorkbookProgress(), progressReducer)
    contents.newlyDamaged = setAside(damaged)
    return contents
  }

  /// Appends one event in one write, so that two runs at once lose nothing.
  public func append(_ event: ProgressEvent) throws(ProgressLogError) {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    guard let body = try? Self.encoder.encode(event) else { throw .notWritable(path: path) }
    // A line that was torn must not swallow the next one.
    let start = endsTorn(path) ? Data([0x0A]) : Data()
    guard Self.append(start + body + [0x0A], to: path) else { throw .notWritable(path: path) }
  }

  private func setAside(_ damaged: [Data]) -> Int {
    guard !damaged.isEmpty else { return 0 }
    let known = FileManager.default.contents(atPath: damagedPath) ?? Data()
    let knownLines = Set(known.split(separator: 0x0A))
    let new = damaged.filter { !knownLines.contains($0) }
    let lines = Data(new.flatMap { $0 + [0x0A] })
    if !new.isEmpty { _ = Self.append(lines, to: damagedPath) }
    return new.count
  }

  private func endsTorn(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let size = try? file.seekToEnd(), size > 0 else { return false }
    try? file.seek(toOffset: size - 1)
    return (try? file.readToEnd()) != Data([0x0A])
  }

  private static func append(_ data: Data, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == data.count
  }

  private static func event(in line: Data) -> ProgressEvent? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(ProgressEvent.self, from: line)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// Why an event could not be kept.
public enum ProgressLogError: Error, Equatable, Sendable {
  case notWritable(path: String)
}
