import SuiteSupport

/// One line of a state that is drawn as a tree.
struct StateRow: Equatable {
  /// The way to the field, as in `FieldChange`.
  var field: String
  /// The field's own name; nil for the state itself.
  var name: String?
  /// The value on one line; for a value whose parts follow, only how it begins.
  var value: String
  /// How many values it is inside of.
  var depth: Int
}

extension MomentView {
  /// The state line by line, and what the exercise says about it.
  var rows: [StateRow] {
    let own = state.isOpened ? state.parts(at: "", depth: 0) : state.rows(nil, at: "", depth: 0)
    return own + derived.flatMap { $0.value.rows($0.label, at: $0.label ?? "", depth: 0) }
  }
}

extension Tree {
  /// Lists that are longer on one line are shown element by element, in characters.
  private static let longestLine = 32

  /// Whether its parts have lines of their own.
  fileprivate var isOpened: Bool {
    guard case .node(let opening, let children, _) = self, !children.isEmpty else { return false }
    let isValue = !opening.hasPrefix(".") && children.allSatisfy { $0.label != nil }
    return isValue || (opening == "[" && oneLine.count > Self.longestLine)
  }

  fileprivate func rows(_ name: String?, at field: String, depth: Int) -> [StateRow] {
    guard isOpened, case .node(let opening, _, _) = self else {
      return [StateRow(field: field, name: name, value: oneLine, depth: depth)]
    }
    return [StateRow(field: field, name: name, value: opening, depth: depth)]
      + parts(at: field, depth: depth + 1)
  }

  fileprivate func parts(at field: String, depth: Int) -> [StateRow] {
    guard case .node(let opening, let children, _) = self else { return [] }
    return children.enumerated().flatMap { index, child in
      let name = child.label ?? "\(index)"
      let isElement = opening == "[" && child.label == nil
      let place = isElement ? "\(field)[\(index)]" : field.isEmpty ? name : "\(field).\(name)"
      return child.value.rows(name, at: place, depth: depth)
    }
  }
}
