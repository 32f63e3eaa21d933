import Basics

extension String {
  /// The text as a learner's code that trims it would return it.
  public var withoutEndBlanks: String { trimmed }
}
