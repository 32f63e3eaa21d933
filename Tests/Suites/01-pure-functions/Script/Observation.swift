import Traces

/// A call of a specimen, or a look at what it left behind, and what came of it.
public struct Observation: Equatable, Packed, Sendable {
  /// As one would write it, line by line.
  public var call: String
  /// What it gave, as Swift would print it.
  public var result: String

  public init(_ call: String, _ result: some CustomStringConvertible) {
    (self.call, self.result) = (call, result.description)
  }
}

extension Specimen {
  /// What comes of calling it with a few values; nothing for `area`, which would print.
  func observations(on side: inout some PureFunctionsSide) -> [Observation] {
    switch self {
    case .fahrenheit:
      return [0, 100, -40, 37].map {
        Observation("fahrenheit(fromCelsius: \($0))", side.fahrenheit(fromCelsius: $0))
      }
    case .isWelcome:
      return ["Ada", "Grace"].map { Observation("isWelcome(\"\($0)\")", side.isWelcome($0)) }
    case .ranked:
      return [[], [3, 1, 2, 3], [-1, 7]].map { Observation("ranked(\($0))", side.ranked($0)) }
    case .area: return []
    case .priceWithTax:
      return [0, 100, 7, -50].map { Observation("priceWithTax(\($0))", side.priceWithTax($0)) }
    case .square:
      let results = [3, -4, 3].map { Observation("square(\($0))", side.square($0)) }
      let squares = [3, -4, 5].map { side.knownSquares[$0] ?? 0 }
      return results + [
        Observation("square(3)\nsquare(-4)\n[3, -4, 5].map { knownSquares[$0] ?? 0 }", squares)
      ]
    case .secondsSince:
      let isRight = abs(side.secondsSince(secondsAgo: 1_000) - 1_000) < 60
      return [Observation("secondsSince(Date(timeIntervalSinceNow: -1_000)) > 999", isRight)]
    case .secondsBetween:
      return [(10, 25), (25, 10)].map { start, end in
        Observation(
          "secondsBetween(Date(timeIntervalSince1970: \(start)), "
            + "Date(timeIntervalSince1970: \(end)))",
          side.secondsBetween(Double(start), Double(end)))
      }
    case .pick:
      // That chance leaves one of two names out so often doesn't happen.
      let picked = Set((0..<100).map { _ in side.pick(from: ["Ada", "Bo"]) }).sorted()
      return [
        Observation("pick(from: [])", side.pick(from: []).debugDescription),
        Observation("pick(from: [\"Ada\"])", side.pick(from: ["Ada"]).debugDescription),
        Observation(
          "Set((0..<100).map { _ in pick(from: [\"Ada\", \"Bo\"]) }).sorted()", picked),
      ]
    case .twoMore:
      return [
        Observation("twoMore(than: 3)", side.twoMore(than: 3)),
        Observation("twoMore(than: 3)\nstate", side.state),
      ]
    case .restock:
      let (result, books) = side.restock(books: 3)
      let call = "let shelf = Shelf()\nshelf.books = 3\nrestock(shelf)"
      return [Observation(call, result), Observation(call + "\nshelf.books", books)]
    }
  }
}
