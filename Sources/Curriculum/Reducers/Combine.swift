/// Makes one reducer of several: they run in order, and each sees what those before it did.
public func combine<State, Event>(
  _ reducers: Reducer<State, Event>...
) -> Reducer<State, Event> {
  { state, event in
    for reducer in reducers { reducer(&state, event) }
  }
}
