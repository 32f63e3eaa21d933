/// The bytes behind letters as RFC 4648 has them; nil unless they are written just so.
package func bytes(base64 text: some StringProtocol) -> [UInt8]? {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  let numbers = Dictionary(uniqueKeysWithValues: letters.enumerated().map { ($1, $0) })
  let written = Array(text.utf8)
  guard written.count.isMultiple(of: 4) else { return nil }
  var result: [UInt8] = []
  for start in stride(from: 0, to: written.count, by: 4) {
    let four = written[start..<start + 4]
    let missing = four.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard missing <= 2, missing == 0 || start + 4 == written.count else { return nil }
    let known = four.dropLast(missing).compactMap { numbers[$0] }
    guard known.count == 4 - missing else { return nil }
    let bits = known.reduce(0) { $0 << 6 | $1 } << (6 * missing)
    result += [16, 8, 0].prefix(3 - missing).map { UInt8(truncatingIfNeeded: bits >> $0) }
  }
  return result
}
