// What can happen in the kitchen, by the names in the lesson's table.

/// Takes a value one event further.
public typealias Reducer<Value, Event> = (inout Value, Event) -> Void

/// Everything that can happen in the app.
public enum AppEvent: Equatable, Sendable {
  case addTapped(name: String, seconds: Int)
  case timer(id: Int, TimerEvent)
  case removeTapped(id: Int)
  case secondPassed
}

/// A timer's three buttons.
public enum TimerEvent: Int, Sendable {
  case startTapped
  case pauseTapped
  case resetTapped
}

/// What an event of the learner's own type is about, as far as the broken apps of step 6 ask.
public enum Meaning: Sendable {
  case add
  case start
  case pause
  case reset
  case remove(id: Int)
  case second
  /// Something that the lesson doesn't know.
  case other
}

/// An event for one of those that are at hand.
public struct Turn: Equatable, Sendable {
  /// What happens.
  public var event: AppEvent
  /// In which kitchen, counted from 0.
  public var kitchen: Int

  /// An event in the first kitchen, if no other one is given.
  public init(_ event: AppEvent, in kitchen: Int = 0) {
    (self.event, self.kitchen) = (event, kitchen)
  }
}
