import Basics

/// A value in a file of its own, behind a line that says what it was made from, and one with a signature
/// that tells whether it is still as this user's programs have written it.
///
/// The file can be deleted at any time: then the value is made again. Without a `SecretKey` nothing is
/// kept.
public enum DiskCache<Key: Encodable, Value: Codable> {
  /// The value that was kept at this path, if it was made from the same.
  public static func value(at path: String, madeFrom key: Key) -> Value? {
    // What an earlier version has written otherwise is made again.
    body(at: path, madeFrom: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  private static func body(at path: String, madeFrom key: Key) -> Data? {
    guard let data = OrdinaryFile.contents(at: path), let head = head(for: key),
      data.starts(with: head)
    else { return nil }
    let rest = data.dropFirst(head.count)
    let body = rest.dropFirst(SignedLine.sumLength + 1)
    guard let signature = signature(of: body, behind: head), rest.starts(with: signature) else {
      return nil
    }
    return body
  }

  /// Keeps a value in place of the one before; without a place to keep it, it is made again.
  public static func keep(_ value: Value, madeFrom key: Key, at path: String) {
    // What can't be written, or doesn't arrive there, is made again.
    if let body = try? JSONEncoder().encode(value) { keep(body: body, madeFrom: key, at: path) }
  }

  private static func keep(body: Data, madeFrom key: Key, at path: String) {
    guard let head = head(for: key), let signature = signature(of: body, behind: head) else {
      return
    }
    putInPlace(head + signature + body, at: path)
  }

  /// The second line, which is about the first as well.
  private static func signature(of body: Data, behind head: Data) -> Data? {
    SecretKey.own.map { key in
      let sum = (head + body).withUnsafeBytes { key.sum(of: $0) }
      return Data(sum.name.utf8) + [0x0A]
    }
  }

  /// The first line; the same for equal keys. Nil for a key that can't be written: then nothing is
  /// kept, and the value is made again each time.
  private static func head(for key: Key) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Nothing is lost but time.
    return (try? encoder.encode(key)).map { $0 + [0x0A] }
  }
}

/// Bytes are kept as they are.
extension DiskCache where Value == Data {
  /// The bytes that were kept at this path, if they were made from the same.
  public static func bytes(at path: String, madeFrom key: Key) -> Data? {
    body(at: path, madeFrom: key)
  }

  /// Keeps bytes in place of those before.
  public static func keep(bytes: Data, madeFrom key: Key, at path: String) {
    keep(body: bytes, madeFrom: key, at: path)
  }
}
