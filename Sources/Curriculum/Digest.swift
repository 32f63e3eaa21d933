import Basics

/// A SHA-256 digest of everything from which something is made: the same on every machine, and safe
/// against forgery.
package struct Digest {
  private var sum = SHA256()

  package init() {}

  package mutating func add(_ data: Data) {
    // So that "ab" + "c" and "a" + "bc" differ.
    withUnsafeBytes(of: UInt64(data.count).littleEndian) { sum.add($0) }
    data.withUnsafeBytes { sum.add($0) }
  }

  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// The digest as 64 hexadecimal digits.
  package var name: String { sum.bytes.map(\.hexadecimal).joined() }
}
