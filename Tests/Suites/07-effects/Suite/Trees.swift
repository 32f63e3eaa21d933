import EffectsScript
import SuiteSupport

extension Answer: TreeConvertible {
  /// The value itself: what kind of call it comes from is known.
  public var tree: Tree {
    switch self {
    case .login(let moments): Tree(describing: moments)
    case .twoLogins(let moments): Tree(describing: moments)
    case .store(let events): Tree(describing: events)
    case .truth(let isTrue): Tree(describing: isTrue)
    case .parts(let moments): Tree(describing: moments)
    case .effects(let effects): Tree(describing: effects)
    case .clock(let called): Tree(describing: called)
    case .app(let moments): Tree(describing: moments)
    }
  }
}

extension Awaited: TreeConvertible {
  /// What it is, and what it was asked; of a clock, in how many seconds it rings.
  public var tree: Tree {
    switch self {
    case .server(let username, let password):
      .leaf("server(\(code(username)), \(code(password)))")
    case .clock(let seconds, let then): .leaf("clock(\(seconds), then: \(code(then)))")
    }
  }
}

extension RunMoment: TreeConvertible {
  /// The actions that came back, the state, and what is awaited.
  public var tree: Tree {
    Tree(describing: (actions: actions, state: value, awaited: awaited))
  }
}

extension StoreEvent: TreeConvertible {
  /// A call as a call, and a value as itself.
  public var tree: Tree {
    switch self {
    case .ran(let name): .leaf("reducer(\(code(name)))")
    case .asked(let username, let password):
      .leaf("environment.logIn(\(code(username)), \(code(password)))")
    case .waits(let seconds): .leaf("environment.wait(\(seconds))")
    case .found(let value): .leaf(Comment("found", ["value": code(value)]).words)
    case .value(let value): Tree(describing: value)
    case .isGone(let isGone): Tree(describing: isGone)
    }
  }
}

extension Called: TreeConvertible {
  /// Its name, and whether it was called too early.
  public var tree: Tree {
    .leaf(
      isInsideOfWait ? Comment("inside-of-wait", ["name": code(name)]).words : code(name))
  }
}

extension SeenEffect: TreeConvertible {
  /// As it would be written; of `then`, what it makes of a success and of a failure.
  public var tree: Tree {
    switch self {
    case .logIn(let id, let username, let password, let then):
      .node(
        opening: ".logIn(",
        children: [
          Tree.Child(label: "id", value: Tree(describing: id)),
          Tree.Child(label: "username", value: Tree(describing: username)),
          Tree.Child(label: "password", value: Tree(describing: password)),
          Tree.Child(label: "then", value: .leaf(then.joined(separator: " | "))),
        ], closing: ")")
    case .wait(let id, let seconds, let then):
      .node(
        opening: ".wait(",
        children: [
          Tree.Child(label: "id", value: Tree(describing: id)),
          Tree.Child(label: "seconds", value: .leaf("\(seconds)")),
          Tree.Child(label: "then", value: .leaf(then)),
        ], closing: ")")
    case .cancel(let id): .leaf(".cancel(id: \(code(id)))")
    }
  }
}

extension PartsMoment: TreeConvertible {
  /// The lists, the effects and the runs.
  public var tree: Tree {
    Tree(describing: (left: board.left, right: board.right, effects: effects, runs: runs))
  }
}
