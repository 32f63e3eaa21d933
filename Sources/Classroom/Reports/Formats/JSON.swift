import Foundation
import Terminal

/// A value as JSON text with a line end, always in the same order.
///
/// What a terminal would obey is written by its number: somebody may look at it there.
package func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  encoder.dateEncodingStrategy = .iso8601
  return showable(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
}

/// The same in a single line: also what some readers take for the end of one is written by its number.
package func jsonLine(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return showable(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
}

private func showable(_ text: String) -> String {
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
