/// A value taken apart, so that two can be compared and drawn.
///
/// Checks make trees of expected and actual values; the grader compares and draws them.
public indirect enum Tree: Codable, Equatable, Sendable {
  /// A value without parts, as Swift code.
  case leaf(String)
  /// A value with parts: `State(` … `)`, `[` … `]`.
  case node(opening: String, children: [Child], closing: String)

  /// A part of a value with its label.
  public struct Child: Codable, Equatable, Sendable {
    /// As in `name: value`; nil for unlabelled parts such as list elements.
    public var label: String?
    public var value: Tree

    public init(label: String? = nil, value: Tree) {
      self.label = label
      self.value = value
    }
  }

  public var oneLine: String {
    switch self {
    case .leaf(let text):
      return text
    case .node(let opening, let children, let closing):
      let parts = children.map { child in
        (child.label.map { "\($0): " } ?? "") + child.value.oneLine
      }
      return opening + parts.joined(separator: ", ") + closing
    }
  }
}

/// An enum that is shown as its associated value, which makes clear which case it is.
public protocol ShownAsPayload: TreeConvertible {}

extension ShownAsPayload {
  public var tree: Tree {
    Mirror(reflecting: self).children.first.map { Tree(describing: $0.value) } ?? .leaf(".\(self)")
  }
}

/// A value with a tree of its own instead of one made by reflection.
public protocol TreeConvertible {
  var tree: Tree { get }
}
