/// The text of an exercise, and where the steps of its lesson stand in it.
public struct ReadExercise: Equatable, Sendable {
  /// As it was read, its lines ended by `\n`.
  public var text: String
  /// The numbers of the steps that are still as the stub had them.
  public var untouchedSteps: Set<Int>
  /// The line of each step's declaration, or else of its heading, from 1; of a step that has neither,
  /// none.
  public var declarations: [Int: Int]

  /// An exercise with what was found in its text.
  package init(text: String, untouchedSteps: Set<Int>, declarations: [Int: Int]) {
    (self.text, self.untouchedSteps) = (text, untouchedSteps)
    self.declarations = declarations
  }
}
