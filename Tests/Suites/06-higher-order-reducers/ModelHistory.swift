/// What `undoable` does, in parts that a mistake can replace.
class ModelHistory {
  typealias Key = UndoScript.Key

  /// What is kept beside the present.
  final class Memory {
    /// The latest last.
    var past: [Int] = []
    /// The next to be redone last.
    var future: [Int] = []
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
  let reducer: UndoScript.Reducer
  private let memory: Memory

  required init(
    present: Int, limit: Int, memory: Memory = Memory(), reducer: @escaping UndoScript.Reducer
  ) {
    self.present = present
    self.limit = limit
    self.memory = memory
    self.reducer = reducer
  }

  func perform(_ action: UndoScript.Action) {
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

  func remember(_ value: Int) { past = (past + [value]).suffix(max(0, limit)) }

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

  /// Plays a script on histories that each have a memory of their own, or all the same one.
  static func play(_ script: UndoScript, sharingMemory: Bool = false) -> UndoScript.Outcome {
    script.play { reducer, limit in
      let shared = Memory()
      return { initial in
        let history = Self(
          present: initial, limit: limit, memory: sharingMemory ? shared : Memory(),
          reducer: reducer)
        return { action in
          history.perform(action)
          return history.present
        }
      }
    }
  }
}

extension Model {
  /// The present after each of the actions.
  static func presents(
    after actions: [UndoScript.Action], from initial: Int, limit: Int
  ) -> [Int] {
    var (past, present, future): ([Int], Int, [Int]) = ([], initial, [])
    var presents: [Int] = []
    for action in actions {
      switch action {
      case .action(let key):
        if limit > 0 { past.append(present) }
        if past.count > max(0, limit) { past.removeFirst() }
        future = []
        UndoScript.Key.reducer(&present, key)
      case .undo:
        if let previous = past.popLast() {
          future.append(present)
          present = previous
        }
      case .redo:
        if let next = future.popLast() {
          past.append(present)
          present = next
        }
      }
      presents.append(present)
    }
    return presents
  }
}
