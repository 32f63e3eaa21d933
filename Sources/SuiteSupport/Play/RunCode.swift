/// Templates for writing a run as a Swift test, with placeholders in braces.
public struct RunCode: Sendable {
  /// The line before the first event; `{state}` is the state there, `{state.name}` a part of it.
  public var opening: String
  /// The line for an event: `{event}` is its code, `{inner}` the code without the wrapper,
  /// `{return}` the returned value. Assignments are lines of their own, and a moment may give other
  /// code.
  public var step: String
  /// The case whose content alone is written; events outside of it get no line.
  public var within: String?
  /// The expressions compared after each event, each with the state's field it must equal, such as
  /// `name` or `name.name`; empty for the whole state.
  public var compared: [(expression: String, field: String)]

  public init(
    opening: String = "", step: String, within: String? = nil,
    comparing compared: [(expression: String, field: String)] = []
  ) {
    (self.opening, self.step, self.within, self.compared) = (opening, step, within, compared)
  }
}

/// A run that shows something, for example the counterexample of a check.
public struct RunExample: Codable, Equatable, Sendable {
  /// The encoded moment at which it begins; nil for the usual start of the lesson's runs.
  public var start: [UInt8]?
  public var events: [PlayEvent]

  public init(start: [UInt8]? = nil, events: [PlayEvent]) {
    (self.start, self.events) = (start, events)
  }
}
