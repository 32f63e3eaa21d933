/// Something that the workbook says: a text of `Lessons/Interface.md`, with what is filled into it.
///
/// Each is declared once, in the files beside this one, with what its text needs as parameters: so
/// it can't be said without them.
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
