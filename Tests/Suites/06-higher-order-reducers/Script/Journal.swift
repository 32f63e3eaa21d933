/// Writes down what goes through a layer.
final class Journal<Value: Equatable & Sendable, Action: Equatable & Sendable> {
  private(set) var events: [Event<Value, Action>] = []

  func write(_ event: Event<Value, Action>) { events.append(event) }

  /// The same reducer; each of its runs is written down.
  func watching(_ reducer: @escaping Reducer<Value, Action>) -> Reducer<Value, Action> {
    { value, action in
      self.events.append(.ran(value, action))
      reducer(&value, action)
    }
  }

  /// Sends actions through a reducer that has its layers on.
  ///
  /// - Parameter beforeEach: told the number of the action that comes next, from 0.
  func send(
    _ actions: [Action], through reducer: Reducer<Value, Action>, from initial: Value,
    beforeEach: (Int) -> Void = { _ in }
  ) {
    var value = initial
    for (index, action) in actions.enumerated() {
      beforeEach(index)
      reducer(&value, action)
      events.append(.became(value))
    }
  }
}
