/// A piece of the source that is replaced.
package struct Edit: Equatable, Sendable {
  /// What is replaced, in the source as it is before all edits; empty where something is put in.
  package var range: Range<String.Index>
  package var replacement: String

  /// Puts a text in place of a piece of the source.
  package init(range: Range<String.Index>, replacement: String) {
    (self.range, self.replacement) = (range, replacement)
  }
}

extension SourceFile {
  /// The source after these edits.
  package func applying(_ edits: [Edit]) -> String {
    var result = ""
    var end = text.startIndex
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += text[end..<edit.range.lowerBound] + edit.replacement
      end = edit.range.upperBound
    }
    return result + text[end...]
  }
}
