import Foundation
import SuiteSupport

/// A class of learners that hand in what the suites know as right and wrong, among it what is broken,
/// huge, hostile, empty, linked and there twice: the same class for the same seed.
package struct MadeClass: Sendable {
  /// From what the submissions come.
  package enum Layout: String, CaseIterable, Sendable {
    /// A folder for each learner, with folders of lessons.
    case folders
    /// Canvas's: all files beside each other, with numbers in their names.
    case canvas
    /// A zip archive for each learner, as downloads from GitHub and Moodle are.
    case archives
  }

  /// How the submissions stand there.
  package var layout: Layout
  /// In the order in which they were made.
  package var learners: [MadeLearner]

  /// Makes up a class.
  ///
  /// - Parameters:
  ///   - size: how many learners it has.
  ///   - kinds: what their exercises are like: each learner and lesson takes one of them.
  ///   - isDistinct: whether no two exercises have the same text.
  package init(
    of size: Int, _ lessons: [MadeLesson], as layout: Layout, seed: UInt64,
    kinds: [MadeExercise.Kind] = MadeClass.usualKinds, isDistinct: Bool = false
  ) {
    self.layout = layout
    var random = SeededGenerator(seed: seed)
    var number = 0
    learners = (0..<size).map { index in
      let exercises = lessons.map { lesson in
        number += 1
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
        let texts =
          switch kind {
          case .stub: [lesson.stub]
          case .wrong: lesson.wrong
          case .hostile where !lesson.hostile.isEmpty: lesson.hostile
          default: lesson.right
          }
        var text = texts[Int.random(in: 0..<texts.count, using: &random)]
        if isDistinct, kind != .stub { text += "// Number \(number) of \(seed).\n" }
        return MadeExercise(lesson: lesson.id, kind: kind, text: text)
      }
      return MadeLearner(name: Self.name(index, in: layout), exercises: exercises)
    }
  }

  /// Of twelve exercises, four are right, four wrong, one is hostile, one a stub, one is missing; and the
  /// twelfth is one of those that nobody means to hand in.
  package static let usualKinds: [MadeExercise.Kind] = MadeExercise.Kind.odd.flatMap { odd in
    [
      .right, .right, .right, .right, .wrong, .wrong, .wrong, .wrong, .hostile, .stub, .missing,
      odd,
    ]
  }

  /// What every system can grade: nothing of it is there twice or can't be read.
  package static let plainKinds: [MadeExercise.Kind] = [.right, .wrong, .wrong, .stub, .missing]

  private static func name(_ index: Int, in layout: Layout) -> String {
    switch layout {
    case .canvas:
      // A family's name and a first name, run together, and numbers of the learner and the file.
      let late = index % 5 == 3 ? "_LATE" : ""
      return "learner\(letters(index))\(late)_\(1000 + index)_\(700_000 + index)"
    case .folders, .archives:
      let strange = strangeNames
      return index < strange.count ? strange[index] : "learner \(letters(index))"
    }
  }

  /// What teachers would never believe to be somebody's name.
  private static let strangeNames = [
    "O'Brien \"Bobby\"", "two\nlines", "<script>alert(1)<", "<img src=x onerror=alert(1)>",
    "\u{202E}evil\u{202C}", "=1+1", "@SUM(A1:A9)", "-2+3", "+49", "&amp;", "a,b;c\td",
    String(repeating: "long", count: 50), "e\u{301}mile", "émilie", "中文 名字", "back\\slash",
    "%2e%2e",
    "\u{1B}[31mred", "'; DROP TABLE grades; --", "</style>".replacing("/", with: ":"),
  ]

  private static func letters(_ index: Int) -> String {
    let letters = Array("abcdefghij")
    return String("\(index)".compactMap { $0.wholeNumberValue.map { letters[$0] } })
  }
}
