import HigherOrderReducersScript
import SuiteSupport

extension Answer: TreeConvertible {
  /// The value itself, or what happens until it is there: what kind of call it comes from is known.
  public var tree: Tree {
    switch self {
    case .primes(let primes): Tree(describing: primes)
    case .app(let events): Tree(describing: events)
    case .meter(let events): Tree(describing: events)
    case .keys(let events): Tree(describing: events)
    case .presents(let presents): Tree(describing: presents)
    case .value(let value): Tree(describing: value)
    case .number(let number, let calls): result(.leaf("\(number)"), calls.map { "\($0)" })
    case .text(let text, let calls): result(Tree(describing: text), calls.map(\.rawValue))
    case .layers(let events, let value): Tree(describing: (value: value, order: events))
    case .enhanced(let turns): Tree(describing: turns)
    case .undoableApp(let turns): Tree(describing: turns)
    case .writable(let isWritable): Tree(describing: isWritable)
    case .screen(let lines): Tree(describing: lines)
    case .moments(let moments): Tree(describing: moments)
    }
  }

  /// A result, with the functions that were called for it.
  private func result(_ value: Tree, _ calls: [String]) -> Tree {
    let names = calls.map { Tree.Child(value: .leaf($0)) }
    return .node(
      opening: "(",
      children: [
        Tree.Child(label: "result", value: value),
        Tree.Child(
          label: "calls",
          value: names.isEmpty ? .leaf("[]") : .node(opening: "[", children: names, closing: "]")),
      ], closing: ")")
  }
}

extension Event: TreeConvertible {
  /// A run of the reducer and a call of `log` as calls; what came of an action as the value.
  public var tree: Tree {
    switch self {
    case .ran(let value, let action): .leaf("reducer(\(code(value)), \(code(action)))")
    case .logged(nil): .leaf("log(…)")
    case .logged(let text?): .leaf("log(\(code(text)))")
    case .became(let value): Tree(describing: value)
    }
  }
}

extension EnhancedTurn: TreeConvertible {
  /// The state, and how many lines the console got.
  public var tree: Tree { Tree(describing: (state: state, newLogLines: lineCount)) }
}
