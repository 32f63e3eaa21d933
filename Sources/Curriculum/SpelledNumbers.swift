/// How numbers are written in words, and what is counted with them: so that an answer is understood as people
/// give it.
///
/// Both are told by texts of a language: `4 four, 20 twenty, ×100 hundred`, and `times steps`.
public struct SpelledNumbers: Equatable, Sendable {
  private var values: [String: Int] = [:]
  /// What multiplies the number before it.
  private var powers: [String: Int] = [:]
  /// The longest first.
  private var measures: [String] = []

  public init() {}

  /// Takes in the texts of one more language.
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

  /// The number in a folded answer, which may be followed by what it counts; nil if there is none.
  func number(_ text: String) -> Int? {
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
        // Behind twenty comes a digit, and nothing behind a digit.
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
  /// The same parts, whose questions understand numbers that are written in these words.
  public func understanding(_ numbers: SpelledNumbers) -> [LessonText.Part] {
    map { part in
      var part = part
      part.question?.numbers = numbers
      return part
    }
  }
}
