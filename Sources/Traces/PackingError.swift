/// Why bytes are no value.
public enum PackingError: Error, Equatable, Sendable {
  /// They end in the middle of a value.
  case endsEarly
  /// A number takes more than 64 bits, or more bytes than it needs.
  case number
  /// Something isn't written as what it has in common with what was written before.
  case notCommon
  /// A truth value that is neither, or a case that its type doesn't have.
  case unknownCase(Int)
  /// A text that isn't UTF-8.
  case notUTF8
  /// The elements of a set or the keys of a dictionary don't stand in their order.
  case unordered
  /// Values hold values for longer than `CountLimit.nestedValues`.
  case tooDeep
  /// Collections hold more than `CountLimit.elements` elements, together, or begin with more than
  /// `CountLimit.knownElements` of others.
  case tooMany
  /// So many bytes are left over behind the value.
  case leftOver(Int)
}
