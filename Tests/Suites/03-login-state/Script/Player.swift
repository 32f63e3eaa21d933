/// Whatever has what the lesson asks for: the exercise, the model.
public protocol LoginStateSide {
  /// The state that follows when an event happens.
  static func reduce(_ state: State, _ event: State.Event) -> State
  /// Asks one value, and if there is a second state again when its fields have changed to that.
  static func canTriggerLogin(_ first: State, then second: State?) -> [Bool]
  /// The events that lead through the states in the lesson's table.
  static func story() -> [State.Event]
  /// What the tester says about a reducer: a line for each fault that it finds.
  static func failures(of reduce: @escaping (State, State.Event) -> State) -> [String]
}

extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any LoginStateSide.Type) -> [Answer] {
    map { call in
      switch call {
      case .reduce(let state, let event): .state(side.reduce(state, event))
      case .canTriggerLogin(let first, let second):
        .canTriggerLogin(side.canTriggerLogin(first, then: second))
      case .story: .story(side.story())
      case .failures(let reducer): .failures(side.failures(of: reducer.reduce))
      case .hasFailures(let reducer):
        .hasFailures(!side.failures(of: reducer.reduce).isEmpty)
      case .run(let events, let state, let count):
        .screens(side.run(events, from: state, keeping: count))
      }
    }
  }
}

extension LoginStateSide {
  /// The screen at the last moments of a run.
  fileprivate static func run(
    _ events: [State.Event], from start: State, keeping count: Int
  ) -> [Screen] {
    var state = start
    var states = count > events.count ? [start] : []
    for (place, event) in events.enumerated() {
      state = reduce(state, event)
      if events.count - place <= count { states.append(state) }
    }
    return states.map { state in
      Screen(state: state, canTriggerLogin: canTriggerLogin(state, then: nil)[0])
    }
  }
}
