import HigherOrderReducersScript

/// What `undoable` does, in parts that a mistake can replace.
class ModelHistory {
  /// What is kept beside the present.
  final class Memory {
    /// The latest last.
    var past: [Int] = []
    /// The next to be redone last.
    var future: [Int] = []
    /// Whether all histories of one reducer have it.
    let isShared: Bool

    init(isShared: Bool = false) { self.isShared = isShared }

    func copy() -> Memory {
      guard !isShared else { return self }
      let copy = Memory()
      (copy.past, copy.future) = (past, future)
      return copy
    }
  }

  var present: Int
  var past: [Int] {
    get { memory.past }
    set { memory.past = newValue }
  }
  var future: [Int] {
    get { memory.future }
    set { memory.future = newValue }
  }
  let limit: Int
  let reducer: Reducer<Int, Key>
  private let memory: Memory

  required init(
    present: Int, limit: Int, memory: Memory = Memory(), reducer: @escaping Reducer<Int, Key>
  ) {
    self.present = present
    self.limit = limit
    self.memory = memory
    self.reducer = reducer
  }

  func perform(_ action: UndoAction<Key>) {
    switch action {
    case .action(let key): act(key)
    case .undo: undo()
    case .redo: redo()
    }
  }

  func act(_ key: Key) {
    remember(present)
    future = []
    run(key)
  }

  func run(_ key: Key) { reducer(&present, key) }

  func remember(_ value: Int) {
    var kept = past
    kept.append(value)
    kept.removeFirst(max(0, kept.count - max(0, limit)))
    past = kept
  }

  func undo() {
    guard let previous = past.popLast() else { return }
    future.append(present)
    present = previous
  }

  func redo() {
    guard let next = future.popLast() else { return }
    past.append(present)
    present = next
  }

  /// Starts histories that each have a memory of their own, or all the same one.
  static func starting(
    _ reducer: @escaping Reducer<Int, Key>, limit: Int, sharingMemory: Bool = false
  ) -> (Int) -> History {
    let shared = Memory(isShared: true)
    return { initial in
      Self(
        present: initial, limit: limit, memory: sharingMemory ? shared : Memory(),
        reducer: reducer
      ).played
    }
  }

  private var played: History {
    History(
      perform: { action in
        self.perform(action)
        return self.present
      },
      copy: {
        Self(
          present: self.present, limit: self.limit, memory: self.memory.copy(),
          reducer: self.reducer
        ).played
      })
  }
}
