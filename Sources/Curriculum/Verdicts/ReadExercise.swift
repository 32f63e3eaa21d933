/// The text of an exercise, and where the steps of its lesson stand in it.
public struct ReadExercise: Equatable, Sendable {
  /// As it was read, its lines ended by `\n`.
  public var text: String
  /// The numbers of the steps that are still as the stub had them.
  public var untouchedSteps: Set<Int>
  /// The line of each step's declaration, or else of its heading, from 1; of a step that has neither,
  /// none.
  public var declarations: [Int: Int]

  package init(text: String, untouchedSteps: Set<Int>, declarations: [Int: Int]) {
    (self.text, self.untouchedSteps) = (text, untouchedSteps)
    self.declarations = declarations
  }

  /// The number of the step that a line belongs to, by the last heading above it; nil if there is none,
  /// or it is no step's.
  public func step(ofLine number: Int) -> Int? {
    let above = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(number)
    let heading = above.last { $0.drop { $0 == " " }.hasPrefix(Self.headingMark) }
    guard let match = heading?.firstMatch(of: /\/\/ MARK: - Step (\d+):/) else {
      // Who has taken the headings out has the declarations still.
      return heading == nil
        ? declarations.filter { $0.value <= number }.max { $0.value < $1.value }?.key : nil
    }
    return Int(match.1)
  }

  private static let headingMark = "// MARK: - "
}
