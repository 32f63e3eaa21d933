// Apps of the suite's own, for layers that have to work with any types.

/// A value with two parts, which have nothing to do with each other.
public struct Meter: Equatable, Sendable {
  /// What it shows.
  public var level: Int
  /// In what it measures.
  public var unit: String

  /// A meter that shows 0 mm, but for what is given.
  public init(level: Int = 0, unit: String = "mm") {
    (self.level, self.unit) = (level, unit)
  }
}

/// What can be done to a meter.
public enum Knob: Equatable, Sendable {
  case turn(by: Int)
  case rename(String)
}

/// What can be done to a number: steps for which the order matters.
public enum Key: Equatable, Sendable {
  case add(Int)
  case double
}

/// An action of any app, or a step back or forth, as the lesson has it.
public enum UndoAction<Action> {
  case action(Action)
  case undo
  case redo
}

/// A value, and the values that undo and redo can bring back, as the lesson has it.
public struct UndoState<Value> {
  /// What the app knows now.
  public var present: Value
  /// What undo brings back; in a trace the next one last.
  public var past: [Value]
  /// What redo brings back; in a trace the next one last.
  public var future: [Value]

  /// A value without past and future, but for what is given.
  public init(present: Value, past: [Value] = [], future: [Value] = []) {
    (self.present, self.past, self.future) = (present, past, future)
  }
}

extension UndoState: Equatable where Value: Equatable {}

extension UndoState: Sendable where Value: Sendable {}

extension UndoAction: Equatable where Action: Equatable {}

extension UndoAction: Sendable where Action: Sendable {}
