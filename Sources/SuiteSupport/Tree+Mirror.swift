extension Tree {
  /// Takes a value apart by reflection.
  ///
  /// Used for values of the suites' own types only, never for an exercise's.
  public init(describing value: Any) {
    switch value {
    case let value as TreeConvertible: self = value.tree
    case let text as String: self = .leaf(text.literal)
    case let character as Character: self = .leaf(String(character).literal)
    default: self.init(reflecting: value)
    }
  }

  private init(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { Tree(describing: $0.value) } ?? .leaf("nil")
    case .enum:
      self = Tree(enumCase: mirror, of: value)
    case .struct, .class:
      self = .node(
        opening: "\(type(of: value))(", children: Tree.parts(of: mirror), closing: ")")
    case .tuple:
      self = .node(opening: "(", children: Tree.parts(of: mirror), closing: ")")
    case .collection:
      self = .node(opening: "[", children: Tree.parts(of: mirror), closing: "]")
    case .set, .dictionary:
      self = Tree(unordered: mirror)
    default:
      self = .leaf("\(value)")
    }
  }

  private init(enumCase mirror: Mirror, of value: Any) {
    guard let payload = mirror.children.first, let name = payload.label else {
      self = .leaf(".\(value)")
      return
    }
    let payloadMirror = Mirror(reflecting: payload.value)
    // A single labelled associated value, `reset(to: 3)`, is reflected as a tuple of one element.
    let children =
      payloadMirror.displayStyle == .tuple
      ? Tree.parts(of: payloadMirror)
      : [Child(value: Tree(describing: payload.value))]
    self = .node(opening: ".\(name)(", children: children, closing: ")")
  }

  /// Sets and dictionaries are unordered; sorting makes equal values equal trees.
  private init(unordered mirror: Mirror) {
    if mirror.displayStyle == .set {
      let values = mirror.children.map { Tree(describing: $0.value) }
      let children = values.sorted { $0.oneLine < $1.oneLine }.map { Child(value: $0) }
      self = .node(opening: "[", children: children, closing: "]")
      return
    }
    if mirror.children.isEmpty {
      self = .leaf("[:]")
      return
    }
    let pairs = mirror.children.map { child -> Child in
      let pair = Array(Mirror(reflecting: child.value).children)
      return Child(
        label: Tree(describing: pair[0].value).oneLine, value: Tree(describing: pair[1].value))
    }
    self = .node(
      opening: "[", children: pairs.sorted { ($0.label ?? "") < ($1.label ?? "") }, closing: "]")
  }

  private static func parts(of mirror: Mirror) -> [Child] {
    mirror.children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return Child(label: label, value: Tree(describing: child.value))
    }
  }
}
