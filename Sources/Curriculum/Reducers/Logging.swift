/// Makes a reducer that does the same and tells what it did: lesson 6's `logging`.
///
/// - Parameter log: gets the event, and the state before and after it.
public func logging<State, Event>(
  _ reducer: @escaping Reducer<State, Event>, log: @escaping (Event, State, State) -> Void
) -> Reducer<State, Event> {
  { state, event in
    let before = state
    reducer(&state, event)
    log(event, before, state)
  }
}
