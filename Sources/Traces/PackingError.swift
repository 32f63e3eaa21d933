/// Why bytes can't be decoded.
public enum PackingError: Error, Equatable, Sendable {
  /// The bytes end within a value.
  case endsEarly
  /// A number has more than 64 bits, or more bytes than needed.
  case number
  /// A part that is equal to an earlier one isn't encoded as a reference to it.
  case notCommon
  /// A byte that is no Boolean, or not the number of a case; with its offset.
  case unknownCase(Int)
  /// A string that isn't valid UTF-8.
  case notUTF8
  /// The elements of a set or keys of a dictionary aren't sorted.
  case unordered
  /// Values are nested deeper than `CountLimit.nestedValues`.
  case tooDeep
  /// All collections together have more than `CountLimit.elements` elements, or share more than
  /// `CountLimit.knownElements` with earlier ones.
  case tooMany
  /// This many bytes are left after the value.
  case leftOver(Int)
}
