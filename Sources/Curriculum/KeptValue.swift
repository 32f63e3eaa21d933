import Foundation

/// A value in a file of its own, behind a line that says what it was made from.
///
/// The file can be deleted at any time: then the value is made again.
public enum KeptValue<Key: Encodable, Value: Codable> {
  /// The value that was kept at this path, if it was made from the same.
  public static func value(at path: String, madeFrom key: Key) -> Value? {
    guard let data = FileManager.default.contents(atPath: path), let head = head(for: key),
      data.starts(with: head)
    else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data.dropFirst(head.count))
  }

  /// Keeps a value in place of the one before; without a place to keep it, it is made again.
  public static func keep(_ value: Value, madeFrom key: Key, at path: String) {
    guard let head = head(for: key), let body = try? JSONEncoder().encode(value) else { return }
    // What doesn't arrive there is made again.
    putInPlace(head + body, at: path)
  }

  /// The first line; the same for equal keys.
  private static func head(for key: Key) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(key)).map { $0 + [0x0A] }
  }
}
