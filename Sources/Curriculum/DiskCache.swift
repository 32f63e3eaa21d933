import Basics

/// A cached value in a file. The first line is the key from which the value was made, the second a
/// signature that proves that this user's programs have written it.
///
/// The file can be deleted at any time; then the value is made again. Without a `SecretKey` nothing
/// is cached.
public struct DiskCache {
  private let path: String
  /// The first line, the encoded key; nil if the key can't be encoded, so that nothing is cached.
  private let head: Data?

  public init(at path: String, madeFrom key: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self.path = path
    // Without a key only time is lost.
    head = (try? encoder.encode(key)).map { $0 + [0x0A] }
  }

  /// The cached value; nil if there is none for this key.
  public func value<Value: Decodable>(_: Value.Type) -> Value? {
    // A value in the format of another version is made again.
    bytes.flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Caches a value in place of the previous one; errors are ignored, as the value can be made
  /// again.
  public func keep(_ value: some Encodable) {
    // A value that can't be encoded isn't cached.
    if let body = try? JSONEncoder().encode(value) { keep(bytes: body) }
  }

  /// The cached bytes; nil without any for this key, or if the signature is wrong.
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

  /// The second line, which signs the key and the value.
  private func signature(of body: Data) -> Data? {
    SecretKey.own.map { key in
      let sum = ((head ?? Data()) + body).withUnsafeBytes { key.sum(of: $0) }
      return Data(sum.name.utf8) + [0x0A]
    }
  }
}
