// Lesson 6 · Higher-order reducers: types that are generic over what has another name.

// MARK: - Step 6: undoable

struct UndoState<Document> {
  var present: Document
  var past: [Document] = []
  var future: [Document] = []

  init(present: Document) {
    self.present = present
  }
}

enum UndoAction<Deed> {
  case action(Deed)
  case undo
  case redo
}

// MARK: - Step 7: Store

final class Store<Whole, Deed> {
  private(set) var value: Whole
  private let reducer: (inout Whole, Deed) -> Void
  private var observers: [(Whole) -> Void] = []

  init(initialValue: Whole, reducer: @escaping (inout Whole, Deed) -> Void) {
    self.value = initialValue
    self.reducer = reducer
  }

  func send(_ deed: Deed) {
    reducer(&value, deed)
    for observer in observers { observer(value) }
  }

  func subscribe(_ observer: @escaping (Whole) -> Void) {
    observers.append(observer)
    observer(value)
  }
}
