import Basics

/// A line of an append-only file: a JSON object that begins with a hash of its content, by which
/// incomplete and damaged lines are recognised.
///
/// Data that may decide a verdict also has a signature, which only this user's programs can make.
package enum SignedLine {
  private static let head = Data(#"{"sum":""#.utf8)
  private static let signatureHead = Data(#"","signature":""#.utf8)
  private static let separator = Data(#"","kept":"#.utf8)
  private static let end = Data("}".utf8)
  /// The number of characters of a hash.
  static let sumLength = 32

  /// The line for a value, with a line break.
  ///
  /// - Parameter key: the key to sign with; nil for no signature.
  package static func data(of value: some Encodable, by key: SumKey? = nil) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let body = try encoder.encode(value)
    return line(of: body, key.map { signature(of: body, by: $0) } ?? Data()) + Data("\n".utf8)
  }

  /// The value of a line without line break; nil if the line was changed.
  ///
  /// - Parameter key: the key of the signature that the line must have; nil to read it with any or
  ///   none.
  package static func value<Value: Decodable>(
    _: Value.Type, of line: Data, signedBy key: SumKey? = nil
  ) -> Value? {
    let behind = line.dropFirst(head.count + sumLength)
    let isSigned = behind.starts(with: signatureHead)
    let own = behind.prefix(isSigned ? signatureHead.count + sumLength : 0)
    let body = behind.dropFirst(own.count + separator.count).dropLast(end.count)
    guard !body.isEmpty,
      line == self.line(of: body, key.map { signature(of: body, by: $0) } ?? own)
    else { return nil }
    // A value in the format of another version is ignored and made again.
    return try? JSONDecoder().decode(Value.self, from: body)
  }

  /// - Parameter signature: empty for none.
  private static func line(of body: Data, _ signature: Data) -> Data {
    head + sum(of: body) + signature + separator + body + end
  }

  private static func signature(of body: Data, by key: SumKey) -> Data {
    signatureHead + Data(body.withUnsafeBytes { key.sum(of: $0) }.name.utf8)
  }

  private static func sum(of body: Data) -> Data {
    var key = CacheKey()
    key.add(body)
    return Data(key.name.utf8)
  }
}
