// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import MaybeANumberScript
import Traces

// needs: age(from:)
@testable import func MaybeANumber.age
// needs: greeting(for:)
@testable import func MaybeANumber.greeting

enum Exercise: MaybeANumberSide {
  // needs: age(from:)
  static func age(from text: String) -> Int? { MaybeANumber.age(from: text) }

  // needs: greeting(for:)
  static func greeting(for name: String?) -> String { MaybeANumber.greeting(for: name) }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}
