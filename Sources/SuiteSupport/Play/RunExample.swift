/// A run that shows something: the counterexample of a check, for one.
public struct RunExample: Codable, Equatable, Sendable {
  /// The moment at which it begins, as bytes; nil where runs of the lesson begin.
  public var start: [UInt8]?
  public var events: [PlayEvent]

  public init(start: [UInt8]? = nil, events: [PlayEvent]) {
    (self.start, self.events) = (start, events)
  }
}
