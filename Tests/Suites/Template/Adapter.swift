// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import TemplateScript
import Traces

// needs: next(_:)
@testable import func Template.next

enum Exercise: TemplateSide {
  // needs: next(_:)
  static func next(_ number: Int) -> Int { Template.next(number) }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}
