/// What came of undoing a reset.
package enum UndoneReset: Equatable {
  /// No reset of this lesson has kept a file.
  case nothingToUndo
  /// What a reset had kept is back; what stood there until now is kept at this path, if there was
  /// anything.
  case putBack(kept: String?)
}
