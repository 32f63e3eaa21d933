import HigherOrderReducersScript
import SuiteSupport

/// A history that is sent something through layers, and whose present is written.
struct HistoryMachine: StateMachine {
  typealias Lesson = Suite

  let limits: [Int]
  /// What may be written.
  var written: [Int] = []
  var examples: [[HistoryCommand]] = []

  /// The layer of the last action, which may undo it. What others do with steps beyond their limit is
  /// left open.
  let start = 0

  func commands(in layer: Int) -> [HistoryCommand] {
    limits.indices.map { .act(through: $0) }
      + [.send(.undo, layer: layer), .send(.redo, layer: layer)] + written.map { .write($0) }
  }

  func perform(_ command: HistoryCommand, in layer: inout Int) {
    if case .send(.action, let other) = command { layer = other }
  }

  func script(of word: [HistoryCommand]) -> [Call] { [.history(word, limits: limits)] }

  func beginning(of trace: [Answer], through word: [HistoryCommand]) -> [Answer] {
    trace.first(word.count)
  }

  func sights(of word: [HistoryCommand]) -> [Sight<Suite>] {
    [Sight("state.present", noting: .nothing) { $0.presents.last }]
  }
}

extension HistoryCommand {
  /// Each layer's adds another number: the present tells through which one it came.
  static func act(through layer: Int) -> HistoryCommand {
    .send(.action(.add(layer + 1)), layer: layer)
  }
}
