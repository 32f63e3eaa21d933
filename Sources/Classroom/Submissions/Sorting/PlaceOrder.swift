/// The order of places as people sort them: 2 before 10, `a` beside `A`, what is in a folder right
/// behind it.
struct PlaceOrder: Comparable {
  private let key: [UInt8]

  /// - Parameter last: decides where two places are the same.
  init(_ place: String, then last: String = "") {
    var key: [UInt8] = []
    key.reserveCapacity(2 * place.utf8.count + 4)
    var digits: [UInt8] = []
    func endNumber() {
      guard !digits.isEmpty else { return }
      let significant = digits.drop { $0 == UInt8(ascii: "0") }
      key += [UInt8(ascii: "0"), UInt8(clamping: significant.count)]
      key += significant
      digits = []
    }
    for byte in place.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        continue
      case UInt8(ascii: "/"):
        endNumber()
        key.append(1)
      default:
        endNumber()
        key.append(byte.lowercased)
      }
    }
    endNumber()
    // What looks alike so far has an order, too.
    key.append(0)
    key += place.utf8
    key.append(0)
    key.append(UInt8(clamping: last.utf8.count))
    key += last.utf8
    self.key = key
  }

  static func < (one: Self, other: Self) -> Bool { one.key.lexicographicallyPrecedes(other.key) }
}

extension UInt8 {
  /// A Latin capital as a small letter; everything else as it is.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// Whether it is a digit from 0 to 9.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension StringProtocol {
  /// With small Latin letters in place of capitals.
  var latinLowercased: String { String(decoding: utf8.map(\.lowercased), as: UTF8.self) }

  /// Whether it is a number without a sign.
  var isNumber: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }
}
