// Fails: undo.any-sequence
// Diagnosis: The history is an object, so a copy of the state goes on with the same one.
// Mistake: copies-share-the-history

// MARK: - Step 6: undoable

final class Steps<Value> {
  var past: [Value] = []
  var future: [Value] = []
}

struct UndoState<Value> {
  var present: Value
  private let steps = Steps<Value>()
  var past: [Value] {
    get { steps.past }
    nonmutating set { steps.past = newValue }
  }
  var future: [Value] {
    get { steps.future }
    nonmutating set { steps.future = newValue }
  }

  init(present: Value) {
    self.present = present
  }
}
