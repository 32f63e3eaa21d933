import Basics
import Foundation

extension [DiffLine] {
  /// The same lines, so that what differs also looks different, and no line is longer than a reader
  /// takes in.
  var toldApart: [DiffLine] {
    var lines = self
    // A run of expected lines and the run of actual ones behind it stand for each other.
    var paired: Set<Int> = []
    var start = lines.startIndex
    while start < lines.endIndex {
      let middle = lines[start...].firstIndex { $0.kind != .expected } ?? lines.endIndex
      let end = lines[middle...].firstIndex { $0.kind != .actual } ?? lines.endIndex
      for (first, second) in zip(start..<middle, middle..<end) {
        let pair = lines[first].text.toldApart(from: lines[second].text)
        (lines[first].text, lines[second].text) = pair
        paired.formUnion([first, second])
      }
      start = Swift.max(end, start + 1)
    }
    // Anything may stand far from what it has to be told from.
    let drawn = Dictionary(grouping: lines.filter(\.isOneSided).map(\.text), by: \.skeleton)
    for index in lines.indices where lines[index].isOneSided {
      let text = lines[index].text
      if drawn[text.skeleton, default: []].contains(where: {
        !$0.unicodeScalars.elementsEqual(text.unicodeScalars)
      }) {
        lines[index].text = text.escapingAllButASCII
      }
    }
    for index in lines.indices where !paired.contains(index) {
      lines[index].text = lines[index].text.shortened(around: 0)
    }
    return lines
  }
}

extension DiffLine {
  fileprivate var isOneSided: Bool { kind == .expected || kind == .actual }
}

extension String {
  /// Both so that they look different, each around the first place where it differs if it is long.
  fileprivate func toldApart(from other: String) -> (String, String) {
    let areAlike = skeleton == other.skeleton && !unicodeScalars.elementsEqual(other.unicodeScalars)
    let (one, two) =
      areAlike ? (escapingAllButASCII, other.escapingAllButASCII) : (self, other)
    let place = zip(one, two).prefix { $0 == $1 }.count
    return (one.shortened(around: place), two.shortened(around: place))
  }

  /// What a reader sees at a glance: texts that may look alike have the same skeleton.
  fileprivate var skeleton: String {
    // Letters of other scripts look like those of this one, and a mark is easily overlooked.
    String(
      unicodeScalars.compactMap { written in
        let scalar = written.latinLetter ?? written
        if scalar.properties.canonicalCombiningClass != .notReordered { return nil }
        if scalar.properties.isWhitespace { return " " }
        return scalar.isASCII
          ? Character(scalar) : scalar.halfWidth ?? Self.lookAlikes[scalar] ?? Character(scalar)
      })
  }

  /// Letters of other scripts, with the one that they look like.
  private static let lookAlikes: [Unicode.Scalar: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "АВЕКМНОРСТХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars,
      "ABEKMHOPCTXaeopcyxijsABEZHIKMNOPTYXo"))

  fileprivate var escapingAllButASCII: String {
    unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  /// As much of a long text as stands around this place.
  fileprivate func shortened(around place: Int) -> String {
    let most = CountLimit.charactersInDiff
    guard count > most else { return self }
    let start = Swift.max(0, Swift.min(place - most / 2, count - most))
    let part = dropFirst(start).prefix(most)
    return (start > 0 ? "…" : "") + part + (start + most < count ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// The sign of ASCII that is as wide as two in this one; nil if it is no such sign.
  fileprivate var halfWidth: Character? {
    guard (0xFF01...0xFF5E).contains(value) else { return nil }
    return Unicode.Scalar(value - 0xFEE0).map(Character.init)
  }
}
