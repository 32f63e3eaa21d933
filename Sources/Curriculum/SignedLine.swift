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
    return line(of: body, by: key) + Data("\n".utf8)
  }

  /// The value of a line without line break, whether it is signed or not; nil if the line was
  /// changed.
  package static func value<Value: Decodable>(_: Value.Type, of line: Data) -> Value? {
    let start = head.count + sumLength
    guard line.count > start else { return nil }
    let isSigned = line.dropFirst(start).starts(with: signatureHead)
    let bodyStart = start + (isSigned ? signatureHead.count + sumLength : 0) + separator.count
    guard line.count > bodyStart + end.count else { return nil }
    let body = line.dropFirst(bodyStart).dropLast(end.count)
    let parts = [
      head, sum(of: body), Data(line.dropFirst(start).prefix(bodyStart - start)), body, end,
    ]
    guard line.dropFirst(bodyStart - separator.count).starts(with: separator),
      line == parts.reduce(Data(), +)
    else { return nil }
    // A value in the format of another version is ignored and made again.
    return try? JSONDecoder().decode(Value.self, from: body)
  }

  /// The value of a line with a valid signature of this key.
  package static func value<Value: Decodable>(
    _ type: Value.Type, of line: Data, signedBy key: SumKey
  ) -> Value? {
    let bodyStart = head.count + sumLength + signatureHead.count + sumLength + separator.count
    guard line.count > bodyStart + end.count else { return nil }
    let body = line.dropFirst(bodyStart).dropLast(end.count)
    return line == self.line(of: body, by: key) ? value(type, of: line) : nil
  }

  private static func line(of body: Data, by key: SumKey?) -> Data {
    let signature = key.map { key in
      signatureHead + Data(body.withUnsafeBytes { key.sum(of: $0) }.name.utf8)
    }
    return head + sum(of: body) + (signature ?? Data()) + separator + body + end
  }

  private static func sum(of body: Data) -> Data {
    var key = CacheKey()
    key.add(body)
    return Data(key.name.utf8)
  }
}
