import HigherOrderReducersScript
import SuiteSupport

// What diagnoses of step 6 play.

extension Suite {
  /// Many steps, back and forth beyond the ends, and any mix of all that: a script for each limit.
  static var undoScripts: [[Call]] {
    [100, 1, 2, 3, 5, 0, -1, -5].map { limit in
      let all = regular.map { actions in actions.map { Turn($0) } } + (1...4).map(mixed)
      return all.map { .undo($0, from: [10, 700], limit: limit) }
    }
  }

  private static var regular: [[UndoAction<Key>]] {
    [
      steps(6) + repeated(.undo, 8) + repeated(.redo, 8) + repeated(.undo, 2) + steps(1)
        + [.redo, .undo, .undo],
      [.undo, .undo, .redo] + steps(3) + [.redo, .undo, .redo, .undo, .undo, .redo] + steps(2)
        + repeated(.redo, 2) + repeated(.undo, 4),
      [.action(.add(4)), .action(.add(0)), .action(.double), .undo, .undo, .undo, .redo, .redo],
      [.action(.add(4)), .undo, .action(.add(0)), .redo, .undo, .redo, .undo],
    ]
  }

  private static func steps(_ count: Int) -> [UndoAction<Key>] {
    (0..<count).map { $0 == 2 ? .action(.double) : .action(.add($0 + 1)) }
  }

  private static func repeated(_ action: UndoAction<Key>, _ count: Int) -> [UndoAction<Key>] {
    Array(repeating: action, count: count)
  }

  /// Of two histories, only the first one's with the first seed.
  private static func mixed(seed: UInt64) -> [Turn<UndoAction<Key>>] {
    var generator = SeededGenerator(seed: seed)
    let pool: [UndoAction<Key>] = [
      .action(.add(1)), .action(.double), .action(.add(0)), .action(.add(-3)), .undo, .undo, .undo,
      .redo, .redo,
    ]
    return (0..<24).map { _ in
      let place = seed == 1 ? 0 : Int.random(in: 0...1, using: &generator)
      return Turn(pool.randomElement(using: &generator) ?? .undo, at: place)
    }
  }
}
