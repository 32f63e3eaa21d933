/// How a run is written in Swift as a test, with names in braces for what differs from run to run.
public struct RunCode: Sendable {
  /// The line before the first event; `{state}` is the state there, `{state.name}` a part of it.
  public var opening: String
  /// The line for an event: `{event}` is it in Swift, `{inner}` the same without its wrapper, `{return}`
  /// what it has given. An assignment is a line itself, and a moment may say otherwise.
  public var step: String
  /// The case that an event is in where the line wants only what is in it; other events have no line.
  public var within: String?
  /// What is compared after each event, with the field of the state that it has to be equal to, as
  /// `name` or `name.name`; the whole state where that is empty.
  public var compared: [(expression: String, field: String)]

  public init(
    opening: String = "", step: String, within: String? = nil,
    comparing compared: [(expression: String, field: String)] = []
  ) {
    (self.opening, self.step, self.within, self.compared) = (opening, step, within, compared)
  }
}

/// A run that shows something: the counterexample of a check, for one.
public struct RunExample: Codable, Equatable, Sendable {
  /// The moment at which it begins, as bytes; nil where runs of the lesson begin.
  public var start: [UInt8]?
  public var events: [PlayEvent]

  public init(start: [UInt8]? = nil, events: [PlayEvent]) {
    (self.start, self.events) = (start, events)
  }
}
