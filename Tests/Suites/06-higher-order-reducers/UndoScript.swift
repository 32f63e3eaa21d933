import SuiteSupport

/// Actions of two histories that share one reducer.
struct UndoScript {
  /// Numbers and doublings: a value for which the order of the steps matters.
  enum Key: Equatable {
    case add(Int)
    case double

    static func reducer(_ value: inout Int, _ key: Key) {
      switch key {
      case .add(let number): value += number
      case .double: value *= 2
      }
    }
  }

  typealias Action = Model.UndoAction<Key>
  typealias Reducer = Exercise.Reducer<Int, Key>
  /// What `Exercise.undoable` gives: it starts histories.
  typealias Start = (Int) -> (Action) -> Int

  var limit: Int
  var turns: [(history: Int, action: Action)]

  struct Outcome: Equatable {
    /// The present after each turn.
    var presents: [Int] = []
    /// What the inner reducer was given.
    var values: [Int] = []
    var keys: [Key] = []
  }

  func play(_ makeStart: (_ reducer: @escaping Reducer, _ limit: Int) -> Start) -> Outcome {
    var outcome = Outcome()
    let start = makeStart(
      { value, key in
        outcome.values.append(value)
        outcome.keys.append(key)
        Key.reducer(&value, key)
      }, limit)
    let histories = [start(10), start(700)]
    for turn in turns { outcome.presents.append(histories[turn.history](turn.action)) }
    return outcome
  }

  /// Many steps, back and forth beyond the ends, and any mix of all that.
  static var scripts: [UndoScript] {
    [100, 1, 2, 3, 5, 0, -1, -5].flatMap { limit in
      regular.map { actions in UndoScript(limit: limit, turns: actions.map { (0, $0) }) }
        + (1...4).map { mixed(limit: limit, seed: $0) }
    }
  }

  private static var regular: [[Action]] {
    [
      steps(6) + repeated(.undo, 8) + repeated(.redo, 8) + repeated(.undo, 2) + steps(1)
        + [.redo, .undo, .undo],
      [.undo, .undo, .redo] + steps(3) + [.redo, .undo, .redo, .undo, .undo, .redo] + steps(2)
        + repeated(.redo, 2) + repeated(.undo, 4),
      [.action(.add(4)), .action(.add(0)), .action(.double), .undo, .undo, .undo, .redo, .redo],
      [.action(.add(4)), .undo, .action(.add(0)), .redo, .undo, .redo, .undo],
    ]
  }

  private static func steps(_ count: Int) -> [Action] {
    (0..<count).map { $0 == 2 ? .action(.double) : .action(.add($0 + 1)) }
  }

  private static func repeated(_ action: Action, _ count: Int) -> [Action] {
    Array(repeating: action, count: count)
  }

  private static func mixed(limit: Int, seed: Int) -> UndoScript {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pool: [Action] = [
      .action(.add(1)), .action(.double), .action(.add(0)), .action(.add(-3)), .undo, .undo, .undo,
      .redo, .redo,
    ]
    return UndoScript(
      limit: limit,
      turns: (0..<24).map { _ in
        let history = seed == 1 ? 0 : Int.random(in: 0...1, using: &generator)
        return (history, pool.randomElement(using: &generator) ?? .undo)
      })
  }
}
