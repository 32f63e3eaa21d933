import Foundation
import SuiteSupport

/// A history as a file: JSON lines, made to be sent to somebody.
///
/// The first line may say which lesson it belongs to, as `{"history":1,"lesson":"03-login-state"}`;
/// every other line is an event, as `{"event":"onLoginSuccess","values":["u1"]}`. `values` may be
/// missing where there are none, and empty lines mean nothing.
public enum HistoryFile {
  /// The version of the form, which the first line tells.
  public static let version = 1

  /// The events as a file, with the lesson in its first line.
  public static func text(of events: [PlayEvent], lesson: String) -> String {
    ([line(of: Header(history: version, lesson: lesson))]
      + events.map { line(of: EventLine($0)) })
      .map { $0 + "\n" }.joined()
  }

  public static func line(of event: PlayEvent) -> String { line(of: EventLine(event)) }

  /// Reads a file as a whole.
  ///
  /// - Parameters:
  ///   - lesson: the lesson that it has to belong to, if it says so.
  ///   - forms: what can happen there.
  public static func entries(
    in text: String, lesson: String, forms: [EventForm]
  ) throws(HistoryFileError) -> LongList<HistoryEntry> {
    var reader = HistoryReader(lesson: lesson, forms: forms)
    try reader.read(text.utf8)
    return try reader.end()
  }

  private static func line(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and lists of them can always be written.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  struct Header: Codable {
    var history: Int
    var lesson: String
  }

  struct EventLine: Codable {
    var event: String
    var values: [PlayValue]?

    init(_ event: PlayEvent) {
      self.event = event.name
      values = event.values.isEmpty ? nil : event.values
    }
  }
}

/// A line of a file is no part of a history.
public struct HistoryFileError: Error, Equatable {
  public enum Fault: Error, Equatable {
    case noEvent
    case unknownEvent(name: String)
    /// The values aren't those that the form asks for.
    case wrongValues(EventForm)
    case otherLesson(lesson: String)
    case otherVersion(version: Int)
  }

  /// From 1.
  public var line: Int
  public var fault: Fault

  public init(line: Int, fault: Fault) { (self.line, self.fault) = (line, fault) }
}
