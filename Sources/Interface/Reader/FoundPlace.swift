import Curriculum

/// What was looked for, and where the text was opened to show it.
package struct FoundPlace: Equatable {
  var place: TextPlace
  /// The words that were looked for.
  var words: [String]
  /// Whether nobody has gone anywhere else since.
  var isFresh = true
}
