import LoginStateScript

/// A mistake that is made in a reducer, as a reducer that makes it.
struct ReducerMistake {
  let name: String
  let reduce: (State, State.Event) -> State

  init(_ name: String, _ reduce: @escaping (State, State.Event) -> State) {
    self.name = name
    self.reduce = reduce
  }

  /// Does all that the right reducer does, and then something else.
  init(_ name: String, spoiling: @escaping (inout State, State, State.Event) -> Void) {
    self.init(name) { state, event in
      var next = Model.reduce(state, event)
      spoiling(&next, state, event)
      return next
    }
  }
}
