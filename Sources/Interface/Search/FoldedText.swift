import Curriculum
import Foundation

/// A text in which things are found whether they are written with capitals, with accents, or without.
struct FoldedText: Equatable, Sendable {
  let text: String
  /// The same without these differences.
  private let folded: String

  init(_ text: String) {
    self.text = text
    folded = Self.fold(text)
  }

  /// The words of what somebody looks for, without those differences.
  static func words(of query: String) -> [String] {
    fold(query).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  func containsAll(_ words: [String]) -> Bool {
    words.allSatisfy { folded.contains($0) }
  }

  /// Where the words stand in a text, by the indices of its characters, from left to right.
  static func ranges(of words: [String], in text: String) -> [Range<Int>] {
    var folded: [Character] = []
    /// The index of the character that each of the folded ones comes from.
    var origins: [Int] = []
    for (index, character) in text.enumerated() {
      for new in fold(character) {
        folded.append(new)
        origins.append(index)
      }
    }
    var marked = Set<Int>()
    for word in words.map(Array.init) where !word.isEmpty && word.count <= folded.count {
      for start in 0...(folded.count - word.count)
      where folded[start..<(start + word.count)].elementsEqual(word) {
        marked.formUnion(origins[start..<(start + word.count)])
      }
    }
    return marked.sorted().reduce(into: []) { ranges, index in
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
      } else {
        ranges.append(index..<(index + 1))
      }
    }
  }

  private static func fold(_ character: Character) -> String {
    character.isASCII ? character.lowercased() : fold(String(character))
  }

  private static func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    // By way of capitals, because small letters alone leave ß as it is.
    let small = text.uppercased().lowercased()
    for scalar in small.decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      folded.append(scalar.ofUsualWidth)
    }
    return String(folded)
  }
}
