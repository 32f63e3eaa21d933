// Lesson 6 · Higher-order reducers: the steps are an object, which states share until one of them goes on.

// MARK: - Step 6: undoable

/// What a state has behind it and before it, the nearest last.
final class Steps<Value> {
  fileprivate(set) var done: [Value]
  fileprivate(set) var undone: [Value]

  init(done: [Value] = [], undone: [Value] = []) {
    (self.done, self.undone) = (done, undone)
  }
}

struct UndoState<Value> {
  var present: Value
  private var steps = Steps<Value>()

  init(present: Value) { self.present = present }

  var past: [Value] { steps.done }
  var future: [Value] { steps.undone }

  /// The steps, which no other state has any more.
  private mutating func ownSteps() -> Steps<Value> {
    guard isKnownUniquelyReferenced(&steps) == false else { return steps }
    let copied = Steps(done: steps.done, undone: steps.undone)
    steps = copied
    return copied
  }

  fileprivate mutating func goOn(keeping limit: Int) {
    let own = ownSteps()
    own.undone = []
    own.done.append(present)
    if own.done.count > limit { own.done.removeFirst(own.done.count - max(0, limit)) }
  }

  fileprivate mutating func goBack() {
    guard let before = steps.done.last else { return }
    let own = ownSteps()
    own.done.removeLast()
    own.undone.append(present)
    present = before
  }

  fileprivate mutating func goForward() {
    if steps.undone.isEmpty { return }
    if !isKnownUniquelyReferenced(&steps) {
      steps = Steps(done: steps.done, undone: steps.undone)
    }
    steps.done.append(present)
    present = steps.undone.removeLast()
  }
}

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .undo: state.goBack()
    case .redo: state.goForward()
    case .action(let inner):
      state.goOn(keeping: limit)
      reducer(&state.present, inner)
    }
  }
}
