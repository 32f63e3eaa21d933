import StoreScript
import SuiteSupport

extension Suite {
  /// The calls of observers and the answers, one after the other.
  package static func shown(_ trace: [Outcome]) -> Tree {
    let seen = trace.flatMap { outcome in
      outcome.calls.map(\.tree) + [outcome.answer?.tree].compactMap(\.self)
    }
    return seen.count == 1
      ? seen[0] : .node(opening: "[", children: seen.map { Tree.Child(value: $0) }, closing: "]")
  }
}

extension Told: TreeConvertible {
  /// What an observer's closure gets.
  public var tree: Tree { Tree(describing: (old: old, new: new)) }
}

extension Call: TreeConvertible {
  /// As a call of the observer's closure, and what the observer has read meanwhile.
  public var tree: Tree {
    let parts = [
      Tree.Child(label: "old", value: told.old.map { Tree(describing: $0) } ?? .leaf("nil")),
      Tree.Child(label: "new", value: Tree(describing: told.new)),
      seen.map { Tree.Child(label: "store.state", value: Tree(describing: $0)) },
    ].compactMap(\.self)
    return .node(opening: "\(observer)(", children: parts, closing: ")")
  }
}

extension Answer: TreeConvertible {
  /// The value itself: what was asked stands above.
  public var tree: Tree {
    switch self {
    case .state(let state): Tree(describing: state)
    case .lines(let lines): Tree(describing: lines)
    case .redraws(let redraws): Tree(describing: redraws)
    case .truth(let isTrue): Tree(describing: isTrue)
    case .count(let count): Tree(describing: count)
    }
  }
}
