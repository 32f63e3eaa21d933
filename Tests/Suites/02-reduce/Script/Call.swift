import Traces

/// A call of one of the exercise's functions; a script is a list of them.
public enum Call: Equatable, Packed, Sendable {
  case reduce(Start, Event)
  case replay([Event], from: Start)
  case history(of: [Event], from: Start)
  case undoing(last: Int, of: [Event], from: Start)
}

/// The state that a call is given.
public enum Start: Equatable, Packed, Sendable {
  case state(Int)
  /// The one that an earlier call of the same script gave, counted from 0.
  case answer(Int)
}

/// What a call gave; a trace is a list of them.
public enum Answer: Equatable, Packed, Sendable {
  case state(Int)
  case states([Int])
}

/// Whatever has the lesson's four functions: the exercise, the model.
public protocol ReduceSide {
  static func reduce(_ state: Int, _ event: Event) -> Int
  static func replay(_ events: [Event], from initial: Int) -> Int
  /// Every state on the way, the initial one first.
  static func history(of events: [Event], from initial: Int) -> [Int]
  /// The state as if the last so many events had never happened.
  static func undoing(_ count: Int, of events: [Event], from initial: Int) -> Int
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any ReduceSide.Type) -> [Answer] {
    var answers: [Answer] = []
    func state(_ start: Start) -> Int { start.state(after: answers) }
    for call in self {
      let answer: Answer =
        switch call {
        case .reduce(let start, let event): .state(side.reduce(state(start), event))
        case .replay(let events, let start): .state(side.replay(events, from: state(start)))
        case .history(let events, let start): .states(side.history(of: events, from: state(start)))
        case .undoing(let count, let events, let start):
          .state(side.undoing(count, of: events, from: state(start)))
        }
      answers.append(answer)
    }
    return answers
  }
}

extension Start {
  fileprivate func state(after answers: [Answer]) -> Int {
    switch self {
    case .state(let state): return state
    case .answer(let index):
      // No script names an answer that isn't there, or a history.
      guard answers.indices.contains(index), case .state(let state) = answers[index] else {
        return 0
      }
      return state
    }
  }
}
