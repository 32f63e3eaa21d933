import Foundation

/// A line of a file that is written down piece by piece: an object with the sum of what it holds in
/// front, so that a torn or damaged line is told from a whole one.
package enum SealedLine {
  private static let head = Data(#"{"sum":""#.utf8)
  private static let separator = Data(#"","kept":"#.utf8)
  private static let end = Data("}".utf8)
  private static let bodyStart = head.count + CacheKey.nameLength + separator.count

  /// The line of a value, with its end.
  package static func data(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let body = try encoder.encode(value)
    return sealed(body) + Data("\n".utf8)
  }

  /// The value of a line without its end; nil if it isn't as it was written.
  package static func value<Value: Decodable>(_: Value.Type, of line: Data) -> Value? {
    guard line.count > bodyStart + end.count else { return nil }
    let body = line.dropFirst(bodyStart).dropLast(end.count)
    guard line == sealed(body) else { return nil }
    // What an earlier version has written otherwise is found out again.
    return try? JSONDecoder().decode(Value.self, from: body)
  }

  private static func sealed(_ body: Data) -> Data {
    var key = CacheKey()
    key.add(body)
    return head + Data(key.name.utf8) + separator + body + end
  }
}
