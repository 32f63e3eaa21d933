import Basics

extension String {
  /// What becomes of a text where somebody trims.
  package var withoutEndBlanks: String { trimmed }
}
