/// A piece of the source that is replaced.
package struct Edit: Equatable, Sendable {
  package var range: Range<String.Index>
  package var replacement: String

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
