import SuiteSupport

/// A field of a state that isn't what it was.
public struct FieldChange: Equatable, Sendable {
  /// The way to the field, as in Swift: `settings.loginUser`, `favoritePrimes[2]`; empty for the
  /// state itself.
  public var field: String
  /// As it was, in Swift; nil if it wasn't there.
  public var before: String?
  /// As it is now, in Swift; nil if it isn't there any more.
  public var after: String?

  public init(_ field: String, from before: String?, to after: String?) {
    (self.field, self.before, self.after) = (field, before, after)
  }

  /// What differs between two states, from top to bottom.
  ///
  /// It goes into what both have, and names the smallest parts that differ.
  public static func changes(from before: Tree, to after: Tree) -> [FieldChange] {
    changes(from: before, to: after, at: "")
  }

  private static func changes(from before: Tree, to after: Tree, at field: String) -> [FieldChange]
  {
    guard before != after else { return [] }
    guard case .node(let opening, let old, let closing) = before,
      case .node(opening, let new, closing) = after, !old.isEmpty, !new.isEmpty
    else { return [FieldChange(field, from: before.oneLine, to: after.oneLine)] }
    if opening == "[", old.allSatisfy({ $0.label == nil }) {
      return elements(from: old.map(\.value), to: new.map(\.value), at: field)
    }
    guard old.map(\.label) == new.map(\.label) else {
      return [FieldChange(field, from: before.oneLine, to: after.oneLine)]
    }
    return zip(old, new).enumerated().flatMap { place, pair in
      let name = pair.0.label ?? "\(place)"
      return changes(
        from: pair.0.value, to: pair.1.value, at: field.isEmpty ? name : "\(field).\(name)")
    }
  }

  /// What was put into a list, taken out of it, or changed where it stands.
  private static func elements(
    from old: [Tree], to new: [Tree], at field: String
  ) -> [FieldChange] {
    if old.count == new.count {
      return old.indices.flatMap { changes(from: old[$0], to: new[$0], at: "\(field)[\($0)]") }
    }
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let place, let element, _):
        FieldChange("\(field)[\(place)]", from: element.oneLine, to: nil)
      case .insert(let place, let element, _):
        FieldChange("\(field)[\(place)]", from: nil, to: element.oneLine)
      }
    }
  }
}

extension MomentView {
  /// What differs between two moments: in the state, and in what is said about it.
  public static func changes(from before: MomentView, to after: MomentView) -> [FieldChange] {
    FieldChange.changes(from: before.state, to: after.state)
      + zip(before.derived, after.derived).flatMap { old, new in
        FieldChange.changes(from: old.value, to: new.value).map { change in
          var change = change
          let name = new.label ?? ""
          change.field = change.field.isEmpty ? name : "\(name).\(change.field)"
          return change
        }
      }
  }
}
