import Foundation
import Terminal

/// A value as JSON text with a line end, always in the same order.
///
/// What a terminal would obey is written by its number: somebody may look at it there.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  encoder.dateEncodingStrategy = .iso8601
  let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  // Within strings only: everything around them is made of other characters.
  guard visible(controlCharactersIn: text) != text else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    let isControl = visible(controlCharactersIn: String(scalar)) != String(scalar)
    result += isControl ? escape(of: scalar) : String(scalar)
  }
}

private func escape(of scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
