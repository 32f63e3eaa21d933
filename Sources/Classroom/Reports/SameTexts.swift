import Basics
import Curriculum

/// Learners with the same text for a lesson, apart from white space, comments and names. Only their
/// teacher is told, who may know the reason.
struct SameText: Equatable {
  /// The index of the lesson in the report.
  var lesson: Int
  /// The indices of the learners in the report; at least two.
  var learners: [Int]

  /// All groups of a class, in the order of lessons and learners.
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
        // Short texts are equal by chance.
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

/// A text without white space and comments, with names replaced by numbers.
private struct TextPattern {
  /// Equal for equal patterns.
  var name: String
  /// The number of tokens.
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
