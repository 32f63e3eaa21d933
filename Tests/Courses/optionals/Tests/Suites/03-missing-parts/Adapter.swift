// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.

import MissingPartsScript
import Traces

// needs: firstFound(in:)
@testable import func MissingParts.firstFound
// needs: total(of:)
@testable import func MissingParts.total

enum Exercise: MissingPartsSide {
  // needs: firstFound(in:)
  static func firstFound(in numbers: [Int?]) -> Int? { MissingParts.firstFound(in: numbers) }

  // needs: total(of:)
  static func total(of prices: [Int?]) -> Int? { MissingParts.total(of: prices) }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise.self) }.entry
}
