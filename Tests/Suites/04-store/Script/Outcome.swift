/// What came of one command; a trace is a list of them, one for each command of its script.
public struct Outcome: Equatable, Sendable {
  /// The calls of observers meanwhile, in order.
  public var calls: [Call]
  /// What the observers dispatched meanwhile, in order.
  public var dispatched: [Event]
  /// For commands that ask.
  public var answer: Answer?

  /// What came of a command; nothing, unless it is given.
  public init(calls: [Call] = [], dispatched: [Event] = [], answer: Answer? = nil) {
    (self.calls, self.dispatched, self.answer) = (calls, dispatched, answer)
  }
}

/// A call of an observer.
public struct Call: Equatable, Sendable {
  /// Its name.
  public var observer: String
  /// The states that it was given.
  public var told: Told
  /// What the store had for its state at that moment, if the script's observers read it.
  public var seen: State?
  /// Whether it was made while somebody subscribed.
  public var isReplay: Bool

  /// A call of the observer with this name.
  public init(of observer: String, told: Told, seen: State?, isReplay: Bool) {
    (self.observer, self.told, self.seen, self.isReplay) = (observer, told, seen, isReplay)
  }
}

/// What an observer was told in one call.
public struct Told: Equatable, Sendable {
  /// The state before; nil when it subscribed.
  public var old: State?
  /// The state now.
  public var new: State

  /// What an observer was given.
  public init(old: State?, new: State) {
    (self.old, self.new) = (old, new)
  }
}

/// What a question was answered.
public enum Answer: Equatable, Sendable {
  case state(State)
  case lines([String])
  case redraws([String: Int])
  case truth(Bool)
  case count(Int)
}
