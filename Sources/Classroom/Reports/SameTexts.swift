import Basics
import Curriculum

/// Learners who handed in the same text of a lesson, apart from blanks, comments and names: for their teacher
/// alone, who may know why.
struct SameText: Equatable {
  /// The index of the lesson in the report.
  var lesson: Int
  /// The indices of the learners in the report, two at least.
  var learners: [Int]

  /// All of a class, in the order of the lessons and learners.
  static func all(in report: ClassReport) -> [SameText] {
    report.lessons.enumerated().flatMap { index, lesson -> [SameText] in
      let given = Set(lesson.givenTexts.map { TextPattern($0).name })
      let stub = lesson.givenTexts.first.map { TextPattern($0).count } ?? 0
      var known: [String: TextPattern] = [:]
      var groups: [String: [Int]] = [:]
      var order: [String] = []
      for (learner, text) in report.learners.enumerated().compactMap({ place, learner in
        learner.exercises[lesson.id]?.text.map { (place, $0) }
      }) {
        let pattern = known[text] ?? TextPattern(text)
        known[text] = pattern
        // What is that short many write.
        guard pattern.count >= stub + CountLimit.tellingTokens, !given.contains(pattern.name) else {
          continue
        }
        if groups[pattern.name] == nil { order.append(pattern.name) }
        groups[pattern.name, default: []].append(learner)
      }
      return order.compactMap { groups[$0] }.filter { $0.count > 1 }
        .map { SameText(lesson: index, learners: $0) }
    }
  }
}

/// A text without blanks and comments, in which names are told apart only by where they stand.
private struct TextPattern {
  /// The same for the same.
  var name: String
  /// Of how many tokens it is.
  var count = 0

  init(_ text: String) {
    var digest = Digest()
    var numbers: [Substring: Int] = [:]
    for token in Lexer.tokens(in: text) where token.kind != .comment {
      count += 1
      if token.kind == .word {
        let number = numbers[token.text] ?? numbers.count
        numbers[token.text] = number
        digest.add("\(number)")
      } else {
        digest.add("'\(token.text)")
      }
    }
    name = digest.name
  }
}
