/// Something that the workbook says: a text of `Lessons/Interface.md`, with what is filled into it.
///
/// It is made where it is said; that each has its text, and each text what it asks for, is compared by
/// a test.
package struct Sentence: Hashable, Sendable {
  /// The heading above its text.
  let key: String
  /// What takes the place of the text's `{names}`. A `{count}` of 1 has a text of its own, if there
  /// is one.
  let values: [String: String]

  /// The text under a heading, with what takes the place of its `{names}`.
  package init(_ key: String, _ values: [String: any CustomStringConvertible] = [:]) {
    self.key = key
    self.values = values.mapValues { "\($0)" }
  }
}

/// A case that is the key of what is said of it: `merge.not-begun` for `.notBegun` below `merge.`
package protocol SentenceKey {
  /// What stands before the name of each case.
  static var heading: String { get }
}

extension Sentence {
  /// What is said of a case.
  ///
  /// What the case carries takes the place of the names that its text asks for, by its labels.
  ///
  /// - Parameter values: more of them, or others in their stead.
  package init(
    _ value: some SentenceKey, _ values: [String: any CustomStringConvertible] = [:]
  ) {
    let carrying = Mirror(reflecting: value).children.first
    var all: [String: any CustomStringConvertible] = [:]
    for child in carrying.map({ Mirror(reflecting: $0.value).children }).map(Array.init) ?? [] {
      if let label = child.label { all[label] = child.value as? any CustomStringConvertible }
    }
    let key = Self.key(ofCase: carrying?.label ?? "\(value)")
    self.init(type(of: value).heading + key, all.merging(values) { $1 })
  }

  /// The name of a case in small letters, as in `not-utf8` for `notUTF8`.
  package static func key(ofCase name: String) -> String {
    name.replacing(/[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/) { "\($0.output)-" }.lowercased()
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  package init(stringLiteral key: String) { self.init(key) }
}
