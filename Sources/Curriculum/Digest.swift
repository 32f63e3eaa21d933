import Basics

/// Names something by all that it is made of, the same on every machine, and so that nobody can make
/// something else of that name.
package struct Digest {
  private var sum = SHA256()

  package init() {}

  package mutating func add(_ data: Data) {
    // So that "ab" + "c" and "a" + "bc" differ.
    withUnsafeBytes(of: UInt64(data.count).littleEndian) { sum.add($0) }
    data.withUnsafeBytes { sum.add($0) }
  }

  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// The name of all that was added: 64 digits.
  package var name: String { sum.bytes.map(\.hexadecimal).joined() }
}
