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

extension UndoAction: Equatable where Action: Equatable {}

extension UndoAction: Sendable where Action: Sendable {}
