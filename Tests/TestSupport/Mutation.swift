import SuiteSupport
import Traces

/// Spoils bytes by chance, the same way for the same seed.
package struct Mutation {
  package var numbers: SeededGenerator

  package init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  package mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &numbers) }

  /// The bytes with up to three changes, or as they are.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<number(below: 4) {
      let place = number(below: bytes.count + 1)
      let end = place + number(below: min(bytes.count - place, 16) + 1)
      switch number(below: 6) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: end)
      case 2: bytes.insert(UInt8(number(below: 256)), at: place)
      case 3: bytes.replaceSubrange(place..<end, with: edge())
      case 4: bytes.insert(contentsOf: edge(), at: place)
      default: if place < bytes.count { bytes[place] ^= 1 << UInt8(number(below: 8)) }
      }
    }
    return bytes
  }

  /// Numbers at which something ends: as a word, as four bytes, and as they are packed.
  private mutating func edge() -> [UInt8] {
    let numbers: [UInt64] = [
      0, 1, 0x7F, 0x80, 0xFF, 1 << 20, 1 << 31, UInt64(UInt32.max) - 3, UInt64(UInt32.max),
      UInt64(Int64.max), 1 << 63, .max - 1, .max,
    ]
    let number = numbers[number(below: numbers.count)]
    let word = (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
    return switch self.number(below: 3) {
    case 0: word
    case 1: Array(word.prefix(4))
    default: number.packed
    }
  }
}
