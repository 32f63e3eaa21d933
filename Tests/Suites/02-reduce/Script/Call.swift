/// An event as the lesson has it.
public enum Event: Equatable, Sendable {
  case increase
  case decrease
  case reset(to: Int)
}

/// A call of one of the exercise's functions; a script is a list of them.
public enum Call: Equatable, Sendable {
  case reduce(Start, Event)
  case replay([Event], from: Start)
  case history(of: [Event], from: Start)
  case undoing(last: Int, of: [Event], from: Start)
}

/// The state that a call is given.
public enum Start: Equatable, Sendable {
  case state(Int)
  /// The one that an earlier call of the same script gave, counted from 0.
  case answer(Int)
}

/// What a call gave; a trace is a list of them.
public enum Answer: Equatable, Sendable {
  case state(Int)
  case states([Int])
}
