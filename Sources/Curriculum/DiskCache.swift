import Basics

/// A value in a file of its own, behind a line that says what it was made from, and one with a signature
/// that tells whether it is still as this user's programs have written it.
///
/// The file can be deleted at any time: then the value is made again. Without a `SecretKey` nothing is
/// kept.
public struct DiskCache {
  private let path: String
  /// The first line; the same for equal keys. Nil for a key that can't be written: then nothing is
  /// kept, and the value is made again each time.
  private let head: Data?

  public init(at path: String, madeFrom key: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self.path = path
    // Nothing is lost but time.
    head = (try? encoder.encode(key)).map { $0 + [0x0A] }
  }

  /// The value that was kept, if it was made from the same.
  public func value<Value: Decodable>(_: Value.Type) -> Value? {
    // What an earlier version has written otherwise is made again.
    bytes.flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Keeps a value in place of the one before; without a place to keep it, it is made again.
  public func keep(_ value: some Encodable) {
    // What can't be written, or doesn't arrive there, is made again.
    if let body = try? JSONEncoder().encode(value) { keep(bytes: body) }
  }

  /// The bytes that were kept as they are.
  package var bytes: Data? {
    guard let data = OrdinaryFile.contents(at: path), let head, data.starts(with: head) else {
      return nil
    }
    let rest = data.dropFirst(head.count)
    let body = rest.dropFirst(SignedLine.sumLength + 1)
    guard let signature = signature(of: body), rest.starts(with: signature) else { return nil }
    return body
  }

  package func keep(bytes body: Data) {
    guard let head, let signature = signature(of: body) else { return }
    putInPlace(head + signature + body, at: path)
  }

  /// The second line, which is about the first as well.
  private func signature(of body: Data) -> Data? {
    SecretKey.own.map { key in
      let sum = ((head ?? Data()) + body).withUnsafeBytes { key.sum(of: $0) }
      return Data(sum.name.utf8) + [0x0A]
    }
  }
}
