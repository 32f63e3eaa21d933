// Fails: undo.nothing-left
// Diagnosis: The first present is put into the past at once, so that undo always finds something.
// Mistake: history-begins-with-a-step

// MARK: - Step 6: undoable

struct UndoState<Value> {
  var present: Value
  var past: [Value]
  var future: [Value] = []

  init(present: Value) {
    self.present = present
    past = [present]
  }
}
