import SuiteSupport

/// A run in the forms in which it can be written down.
public struct ExportedRun: Equatable, Sendable {
  /// The lesson's folder.
  public var lesson: String
  /// What happens.
  public var events: [PlayEvent]

  /// A run of a lesson.
  public init(lesson: String, events: [PlayEvent]) {
    (self.lesson, self.events) = (lesson, events)
  }

  /// As a history that can be read again.
  public var history: String { HistoryFile.text(of: events, lesson: lesson) }

  /// As a list of events in Swift, one on each line.
  public func swift(_ forms: [EventForm]) -> String {
    let codes = events.map { forms.form(named: $0.name)?.code($0) ?? $0.name }
    return "[\n" + codes.map { "  \($0),\n" }.joined() + "]\n"
  }
}
