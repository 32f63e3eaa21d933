import Basics
import SuiteSupport

/// The file format of a history: JSON lines.
///
/// The first line may name the lesson, as `{"history":1,"lesson":"03-login-state"}`. Every other
/// line is an event, as `{"event":"onLoginSuccess","values":["u1"]}`. `values` may be left out if
/// there are none; empty lines are ignored.
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
    // Texts, numbers and lists of these can always be encoded.
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

/// A line of the file is invalid.
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

/// Parses a history file in chunks of bytes, so that a long file needs only the memory of its
/// events.
public struct HistoryReader {
  private let lesson: String
  private let forms: [EventForm]
  private let decoder = JSONDecoder()
  private var entries = LongList<HistoryEntry>()
  /// The number of the latest line, from 1.
  private var number = 0
  private var line: [UInt8] = []

  /// Creates a reader of this lesson's events; a file that names another lesson is an error.
  public init(lesson: String, forms: [EventForm]) { (self.lesson, self.forms) = (lesson, forms) }

  /// Reads the next bytes; they may end inside of a line or a character.
  public mutating func read(_ bytes: some Collection<UInt8>) throws(HistoryFileError) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end]
      rest = rest[end...].dropFirst()
      try endLine()
    }
    line += rest
  }

  /// All entries; the last line may lack a line end.
  public mutating func end() throws(HistoryFileError) -> LongList<HistoryEntry> {
    try endLine()
    return entries
  }

  private mutating func endLine() throws(HistoryFileError) {
    number += 1
    var line = line[...]
    self.line = []
    // The file may begin with a byte order mark and have Windows line ends.
    if number == 1, line.starts(with: "\u{FEFF}".utf8) { line = line.dropFirst(3) }
    if line.allSatisfy(" \t\r".utf8.contains) { return }
    do throws(HistoryLineError) {
      if let event = try event(in: Data(line)) { entries.append(HistoryEntry(event)) }
    } catch {
      throw HistoryFileError(line: number, fault: error)
    }
  }

  /// The event in a line; nil if the line is the header that names the lesson.
  private func event(in line: Data) throws(HistoryLineError) -> PlayEvent? {
    // A line that can't be decoded as a header may be an event.
    if entries.isEmpty, let header = try? decoder.decode(HistoryFile.Header.self, from: line) {
      guard header.history == HistoryFile.version else {
        throw .otherVersion(version: header.history)
      }
      guard header.lesson == lesson else { throw .otherLesson(lesson: header.lesson) }
      return nil
    }
    // The message for `noEvent` shows what an event looks like, which helps more than the decoder's
    // error.
    guard let found = try? decoder.decode(HistoryFile.EventLine.self, from: line) else {
      throw .noEvent
    }
    guard let form = forms.form(named: found.event) else { throw .unknownEvent(name: found.event) }
    // The form's own name is used, so that all events of a form share one string.
    let event = PlayEvent(name: form.name, values: found.values ?? [])
    guard form.fits(event) else { throw .wrongValues(form) }
    return event
  }
}
