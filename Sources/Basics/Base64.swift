/// Encodes bytes as Base64 with padding (RFC 4648).
package func base64(_ bytes: some Collection<UInt8>) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  var rest = bytes[...]
  while !rest.isEmpty {
    let three = rest.prefix(3)
    rest = rest.dropFirst(3)
    var bits = three.reduce(0) { $0 << 8 | Int($1) }
    bits <<= 8 * (3 - three.count)
    for index in 0..<4 {
      result.append(
        index <= three.count ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: result, as: UTF8.self)
}
