import Foundation
import SuiteSupport

/// Reads the file of a history one stretch of bytes after the other, so that a long one takes no more
/// room than its events.
public struct HistoryReader {
  private let lesson: String
  private let forms: [EventForm]
  private let decoder = JSONDecoder()
  private var entries = LongList<HistoryEntry>()
  /// The number of the latest line, from 1.
  private var number = 0
  /// A line whose end hasn't come yet.
  private var line: [UInt8] = []

  /// A reader that has read nothing yet.
  ///
  /// - Parameters:
  ///   - lesson: the lesson that the file has to belong to, if it says so.
  ///   - forms: what can happen there.
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

  /// What has happened, as of the end of the file.
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
    do throws(HistoryFileError.Fault) {
      if let event = try event(in: Data(line)) { entries.append(HistoryEntry(event)) }
    } catch {
      throw HistoryFileError(line: number, fault: error)
    }
  }

  /// The event in a line; nil if the line says which lesson all of them belong to.
  private func event(in line: Data) throws(HistoryFileError.Fault) -> PlayEvent? {
    // Whatever is wrong with a line, it is no header, or no event: what JSON it lacks helps nobody.
    if entries.isEmpty, let header = try? decoder.decode(HistoryFile.Header.self, from: line) {
      guard header.history == HistoryFile.version else {
        throw .otherVersion(version: header.history)
      }
      guard header.lesson == lesson else { throw .otherLesson(lesson: header.lesson) }
      return nil
    }
    // The same: what an event looks like is told instead.
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
