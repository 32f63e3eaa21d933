import CombinePullbackScript
import SuiteSupport

extension AnyValue: TreeConvertible {
  /// The value itself.
  public var tree: Tree {
    switch self {
    case .list(let value): Tree(describing: value)
    case .room(let value): Tree(describing: value)
    case .house(let value): Tree(describing: value)
    case .street(let value): Tree(describing: value)
    case .settings(let value): Tree(describing: value)
    case .pokemonList(let value): Tree(describing: value)
    case .favorites(let value): Tree(describing: value)
    case .app(let value): Tree(describing: value)
    case .counters(let value): Tree(describing: value)
    case .larger(let value): Tree(describing: value)
    }
  }
}

extension AnyAction: TreeConvertible {
  /// The action itself.
  public var tree: Tree {
    switch self {
    case .number(let action): Tree(describing: action)
    case .room(let action): Tree(describing: action)
    case .house(let action): Tree(describing: action)
    case .street(let action): Tree(describing: action)
    case .account(let action): Tree(describing: action)
    case .pokemonList(let action): Tree(describing: action)
    case .favorites(let action): Tree(describing: action)
    case .app(let action): Tree(describing: action)
    case .counters(let action): Tree(describing: action)
    case .larger(let action): Tree(describing: action)
    }
  }
}

extension Event: TreeConvertible {
  /// As a call.
  public var tree: Tree {
    switch self {
    case .ran(let name, let value, let action): .leaf("\(name)(\(code(value)), \(code(action)))")
    case .got(let house): .leaf("get(\(code(house)))")
    case .set(let house, let room): .leaf("set(\(code(house)), \(code(room)))")
    case .turned(let value): value.tree
    }
  }
}
