/// Makes a reducer of a small state and its events work on a large one that contains both.
///
/// - Parameters:
///   - state: where the small state stands in the large one.
///   - event: the small event in the large one, or nil if it is somebody else's; then nothing
///     happens.
public func pullback<LocalState, GlobalState, LocalEvent, GlobalEvent>(
  _ reducer: @escaping Reducer<LocalState, LocalEvent>,
  state: WritableKeyPath<GlobalState, LocalState>,
  event: @escaping (GlobalEvent) -> LocalEvent?
) -> Reducer<GlobalState, GlobalEvent> {
  { globalState, globalEvent in
    guard let localEvent = event(globalEvent) else { return }
    reducer(&globalState[keyPath: state], localEvent)
  }
}
