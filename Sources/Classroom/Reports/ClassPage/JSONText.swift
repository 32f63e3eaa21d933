import Terminal

/// JSON that stands in a page: no text in it can end the element around it, or begin a tag.
enum JSONText {
  /// A text with what a terminal would obey made visible.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    var text = visible(controlCharactersIn: text)
    text.withUTF8 { source in
      bytes.reserveCapacity(source.count + 32)
      for byte in source {
        switch byte {
        case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case UInt8(ascii: "\t"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0..<0x20, 0x7F:
          bytes += "\\u00".utf8
          bytes += [digit(byte >> 4), digit(byte & 15)]
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// Values in a list.
  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  /// A text, or null.
  static func quoted(orNull text: String?) -> String { text.map(quoted) ?? "null" }

  /// An element of the page with data in it, which no browser runs.
  static func element(id: String, _ json: String) -> String {
    "<script type=\"application/json\" id=\"\(id)\">\(json)</script>\n"
  }
}
