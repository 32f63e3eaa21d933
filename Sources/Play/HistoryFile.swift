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

  /// An event as a line.
  public static func line(of event: PlayEvent) -> String { line(of: EventLine(event)) }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - lesson: the lesson that it has to belong to, if it says so.
  ///   - forms: what can happen there.
  public static func events(
    in text: String, lesson: String, forms: [EventForm]
  ) throws(HistoryFileError) -> [PlayEvent] {
    var events: [PlayEvent] = []
    // One line after the other, because a history may be long.
    events.reserveCapacity(text.utf8.count { $0 == UInt8(ascii: "\n") })
    // A file may begin with a byte order mark, and its lines may end as they do on Windows.
    var rest = text.drop { $0 == "\u{FEFF}" }
    var number = 0
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == "\n" || $0 == "\r\n" } ?? rest.endIndex
      let line = rest[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
      rest = rest[end...].dropFirst()
      number += 1
      if line.isEmpty { continue }
      do throws(HistoryFileError.Fault) {
        if let event = try event(in: line, lesson: lesson, forms: forms, isFirst: events.isEmpty) {
          events.append(event)
        }
      } catch {
        throw HistoryFileError(line: number, fault: error)
      }
    }
    return events
  }

  /// The event in a line; nil if the line says which lesson all of them belong to.
  private static func event(
    in line: String, lesson: String, forms: [EventForm], isFirst: Bool
  ) throws(HistoryFileError.Fault) -> PlayEvent? {
    let decoder = JSONDecoder()
    // Whatever is wrong with a line, it is no header, or no event: what JSON it lacks helps nobody.
    if isFirst, let header = try? decoder.decode(Header.self, from: Data(line.utf8)) {
      guard header.history == version else { throw .otherVersion(header.history) }
      guard header.lesson == lesson else { throw .otherLesson(header.lesson) }
      return nil
    }
    // The same: what an event looks like is told instead.
    guard let found = try? decoder.decode(EventLine.self, from: Data(line.utf8)) else {
      throw .noEvent
    }
    guard let form = forms.form(named: found.event) else {
      throw .unknownEvent(found.event)
    }
    let event = PlayEvent(name: found.event, values: found.values ?? [])
    guard form.fits(event) else { throw .wrongValues(form) }
    return event
  }

  private static func line(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and lists of them can always be written.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private struct Header: Codable {
    var history: Int
    var lesson: String
  }

  private struct EventLine: Codable {
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
  /// What is wrong with it.
  public enum Fault: Error, Equatable {
    case noEvent
    case unknownEvent(String)
    /// The values aren't those that the form asks for.
    case wrongValues(EventForm)
    case otherLesson(String)
    case otherVersion(Int)
  }

  /// From 1.
  public var line: Int
  /// What is wrong with it.
  public var fault: Fault

  /// A fault in a line.
  public init(line: Int, fault: Fault) { (self.line, self.fault) = (line, fault) }
}
