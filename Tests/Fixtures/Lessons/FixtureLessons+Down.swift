/// The lesson with one step and a question without choices.
extension FixtureLessons {
  /// What a learner begins the second lesson with.
  package static let downStub = """
    // Lesson 2 · Counting down

    // MARK: - Step 1: down
    func down(_ number: Int) -> Int {
      return number
    }

    """

  /// An exercise that passes the second lesson.
  package static let downSolution = downStub.replacing("return number", with: "return number - 1")

  static let downText = """
    # Lesson 2 · Counting down

    What comes before `1`?

    <details><summary>Answer</summary>

    `0` does.

    </details>

    """

  static let downFeedback = """
    # Counting down

    Module: `CountDown`

    ## Step 1: down

    Anchor: `func down(`

    ### down.takes-one

    `down` counts one less

    Why: counting down is taking one away.

    Section: Counting down

    1. Which number comes before?
    2. Take one away.
    3. Return `number - 1`.

    ## API

    ### down(_:)

    `down(_:)` is missing or has another type: it takes an `Int` and gives an `Int`.

    """

  static let downAdapter = """
    import Traces

    // needs: down(_:)
    @testable import func CountDown.down

    @_cdecl("workbook_answers")
    public func answers() -> UnsafeMutableRawPointer {
      // needs: down(_:)
      ExerciseAnswers { (number: Int) in CountDown.down(number) }.entry
    }

    """
}
