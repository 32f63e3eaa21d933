import Foundation

/// A value in a file of its own, together with what it was made from.
///
/// The file can be deleted at any time: then the value is made again.
public struct KeptValue<Key: Codable & Equatable, Value: Codable>: Codable {
  private var key: Key
  private var value: Value

  /// The value that was kept at this path, if it was made from the same.
  public static func value(at path: String, madeFrom key: Key) -> Value? {
    guard let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(Self.self, from: data), kept.key == key
    else { return nil }
    return kept.value
  }

  /// Keeps a value in place of the one before; without a place to keep it, it is made again.
  public static func keep(_ value: Value, madeFrom key: Key, at path: String) {
    guard let data = try? JSONEncoder().encode(Self(key: key, value: value)) else { return }
    let url = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }
}
