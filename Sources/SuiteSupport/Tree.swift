/// A value as it was at one moment, taken apart so that two of them can be compared and drawn.
///
/// Checks make trees of what they expected and saw; the grader compares and draws them.
public indirect enum Tree: Codable, Equatable, Sendable {
  /// A value without parts, as it is written in Swift.
  case leaf(String)
  /// A value with parts: `State(` … `)`, `[` … `]`.
  case node(opening: String, children: [Child], closing: String)

  /// One part of a value, with its label if it has one.
  public struct Child: Codable, Equatable, Sendable {
    /// As in `name: value`; nil for a part without one, such as an element of a list.
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

/// An enum that is shown as what comes with its cases: which case it is can be told from that.
public protocol ShownAsPayload: TreeConvertible {}

extension ShownAsPayload {
  public var tree: Tree {
    Mirror(reflecting: self).children.first.map { Tree(describing: $0.value) } ?? .leaf(".\(self)")
  }
}

/// A value that knows better than its mirror how it should be shown.
public protocol TreeConvertible {
  var tree: Tree { get }
}
