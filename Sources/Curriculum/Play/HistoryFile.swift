import Basics
import SuiteSupport

/// A history as a file: JSON lines, made to be sent to somebody.
///
/// The first line may say which lesson it belongs to, as `{"history":1,"lesson":"03-login-state"}`;
/// every other line is an event, as `{"event":"onLoginSuccess","values":["u1"]}`. `values` may be
/// missing where there are none, and empty lines mean nothing.
public enum HistoryFile {
  static let version = 1

  public static func text(of events: [PlayEvent], lesson: String) -> String {
    ([written(Header(history: version, lesson: lesson))] + events.map(line))
      .map { $0 + "\n" }.joined()
  }

  public static func line(of event: PlayEvent) -> String {
    written(
      EventLine(event: event.name, values: event.values.isEmpty ? nil : event.values))
  }

  private static func written(_ line: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and lists of them can always be written.
    return (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  fileprivate struct Header: Codable {
    var history: Int
    var lesson: String
  }

  fileprivate struct EventLine: Codable {
    var event: String
    var values: [PlayValue]?
  }
}

/// A line of a file is no part of a history.
public struct HistoryFileError: Error, Equatable {
  public var line: Int
  public var fault: HistoryLineError
}

public enum HistoryLineError: Error, Equatable {
  case noEvent
  case unknownEvent(name: String)
  case wrongValues(EventForm)
  case otherLesson(lesson: String)
  case otherVersion(version: Int)
}

/// Reads the file of a history one stretch of bytes after the other, so that a long one takes no more
/// room than its events.
public struct HistoryReader {
  private let lesson: String
  private let forms: [EventForm]
  private let decoder = JSONDecoder()
  private var entries = LongList<HistoryEntry>()
  /// The number of the latest line, from 1.
  private var number = 0
  private var line: [UInt8] = []

  /// Reads a file that belongs to this lesson, if it says so, in which this can happen.
  public init(lesson: String, forms: [EventForm]) { (self.lesson, self.forms) = (lesson, forms) }

  /// Reads the bytes that follow; they may end within a line, and within a letter.
  public mutating func read(_ bytes: some Collection<UInt8>) throws(HistoryFileError) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end]
      rest = rest[end...].dropFirst()
      try endLine()
    }
    line += rest
  }

  /// All entries of the file, whose last line may have no end.
  public mutating func end() throws(HistoryFileError) -> LongList<HistoryEntry> {
    try endLine()
    return entries
  }

  private mutating func endLine() throws(HistoryFileError) {
    number += 1
    var line = line[...]
    self.line = []
    // A file may begin with a byte order mark, and its lines may end as they do on Windows.
    if number == 1, line.starts(with: "\u{FEFF}".utf8) { line = line.dropFirst(3) }
    if line.allSatisfy(" \t\r".utf8.contains) { return }
    do throws(HistoryLineError) {
      if let event = try event(in: Data(line)) { entries.append(HistoryEntry(event)) }
    } catch {
      throw HistoryFileError(line: number, fault: error)
    }
  }

  /// The event in a line; nil if the line says which lesson all of them belong to.
  private func event(in line: Data) throws(HistoryLineError) -> PlayEvent? {
    // A line that can't be decoded is no header; why it can't doesn't matter.
    if entries.isEmpty, let header = try? decoder.decode(HistoryFile.Header.self, from: line) {
      guard header.history == HistoryFile.version else {
        throw .otherVersion(version: header.history)
      }
      guard header.lesson == lesson else { throw .otherLesson(lesson: header.lesson) }
      return nil
    }
    // The error shows what an event looks like, which helps more than what the decoder says.
    guard let found = try? decoder.decode(HistoryFile.EventLine.self, from: line) else {
      throw .noEvent
    }
    guard let form = forms.form(named: found.event) else { throw .unknownEvent(name: found.event) }
    // The form's own name: all events of a form share one text.
    let event = PlayEvent(name: form.name, values: found.values ?? [])
    guard form.fits(event) else { throw .wrongValues(form) }
    return event
  }
}
