/// The number words and units of a language, so that answers such as “four steps” are understood.
///
/// Both come from texts of the language: `4 four, 20 twenty, ×100 hundred`, and `times steps`.
public struct SpelledNumbers: Equatable, Sendable {
  private var values: [String: Int] = [:]
  /// Words that multiply the number before them.
  private var powers: [String: Int] = [:]
  /// The units, the longest first.
  private var measures: [String] = []

  public init() {}

  /// Adds the texts of another language.
  package mutating func add(numbers: String, measures: String) {
    for entry in numbers.split(separator: ",") {
      let words = entry.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, let number = Int(first.drop { $0 == "×" }) else { continue }
      for word in words.dropFirst() {
        if first.first == "×" {
          powers[String(word)] = number
        } else {
          values[String(word)] = number
        }
      }
    }
    let words = measures.split(whereSeparator: \.isWhitespace).map(String.init)
    self.measures = (self.measures + words).sorted { $0.count > $1.count }
  }

  /// The number in a folded answer, perhaps followed by a unit; nil if there is none.
  package func number(_ text: String) -> Int? {
    if let number = Int(text) ?? spelled(text) { return number }
    return measures.lazy.filter(text.hasSuffix).compactMap { measure in
      let rest = String(text.dropLast(measure.count))
      return Int(rest) ?? spelled(rest)
    }.first
  }

  private func spelled(_ text: String) -> Int? {
    guard !text.isEmpty else { return nil }
    var (rest, total, last) = (text[...], 0, nil as Int?)
    func word(in words: [String: Int]) -> (word: String, number: Int)? {
      words.filter { rest.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
        .map { ($0.key, $0.value) }
    }
    while !rest.isEmpty {
      if rest.first == "-" {
        rest.removeFirst()
      } else if let (word, number) = word(in: values) {
        // A digit may follow a word such as twenty, and nothing may follow a digit.
        if let last, last < 20 || last % 10 > 0 || number > 9 { return nil }
        (last, rest) = ((last ?? 0) + number, rest.dropFirst(word.count))
      } else if let (word, number) = word(in: powers) {
        (total, last, rest) = (total + (last ?? 1) * number, nil, rest.dropFirst(word.count))
      } else {
        return nil
      }
    }
    return total + (last ?? 0)
  }
}

extension [LessonText.Part] {
  /// The parts with questions that accept these number words.
  public func understanding(_ numbers: SpelledNumbers) -> [LessonText.Part] {
    map { part in
      var part = part
      part.question?.numbers = numbers
      return part
    }
  }
}
