import HigherOrderReducersScript

/// What `undoable` does, in parts that a mistake can replace.
struct HistoryRules {
  typealias Step = (inout ModelHistory) -> Void

  /// What there is to undo and to redo at the beginning.
  var begin: Step = { _ in }
  var act: (inout ModelHistory, Key) -> Void = { history, key in
    history.remember(history.present)
    history.future = []
    history.run(key)
  }
  var run: (inout ModelHistory, Key) -> Void = { $0.reducer(&$0.present, $1) }
  /// The past with one more value.
  var kept: (_ past: [Int], _ value: Int, _ limit: Int) -> [Int] = {
    ($0 + [$1]).suffix(max(0, $2))
  }
  var undo: Step = { $0.move(from: \.past, to: \.future) }
  var redo: Step = { $0.move(from: \.future, to: \.past) }
  var write: (inout ModelHistory, Int) -> Void = { $0.present = $1 }
  /// Which histories have one past and one future.
  var sharing = Sharing.none
  /// Whether these have one future, too.
  var sharesFuture = true

  enum Sharing {
    case none
    /// A history and its copies.
    case copies
    /// All histories of one reducer.
    case all
  }
}

/// A history by such rules.
struct ModelHistory {
  var present: Int
  /// The latest last.
  var past: [Int] = []
  /// The next to be redone last.
  var future: [Int] = []
  /// Of the layer that the last action has come through.
  var limit: Int
  let reducer: Reducer<Int, Key>
  let rules: HistoryRules

  private final class Memory {
    var past: [Int] = []
    var future: [Int] = []
  }

  mutating func perform(_ action: UndoAction<Key>) {
    switch action {
    case .action(let key): rules.act(&self, key)
    case .undo: rules.undo(&self)
    case .redo: rules.redo(&self)
    }
  }

  mutating func run(_ key: Key) { rules.run(&self, key) }

  mutating func remember(_ value: Int) { past = rules.kept(past, value, limit) }

  /// Takes the last of one list for the present, which goes to the other one.
  mutating func move(
    from source: WritableKeyPath<Self, [Int]>, to target: WritableKeyPath<Self, [Int]>
  ) {
    guard let next = self[keyPath: source].popLast() else { return }
    self[keyPath: target].append(present)
    present = next
  }

  /// Starts histories of one reducer.
  static func starting(
    _ reducer: @escaping Reducer<Int, Key>, limits: [Int], by rules: HistoryRules
  ) -> (Int) -> History {
    let shared = rules.sharing == .all ? Memory() : nil
    return {
      var history = Self(present: $0, limit: 0, reducer: reducer, rules: rules)
      rules.begin(&history)
      return history.played(limits, in: rules.sharing == .copies ? Memory() : shared)
    }
  }

  private func played(_ limits: [Int], in shared: Memory?) -> History {
    var history = self
    return History(
      perform: { action, layer in
        history.limit = limits[layer]
        if let shared { history.past = shared.past }
        if let shared, history.rules.sharesFuture { history.future = shared.future }
        history.perform(action)
        if let shared { (shared.past, shared.future) = (history.past, history.future) }
        return history.present
      }, write: { rules.write(&history, $0) }, copy: { history.played(limits, in: shared) })
  }
}
