import Basics

extension String {
  /// What becomes of a text where somebody trims.
  public var withoutEndBlanks: String { trimmed }
}
