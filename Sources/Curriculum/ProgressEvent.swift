import Basics
import Foundation

/// Something that happened to a learner's work: one line of the log.
public struct ProgressEvent: Codable, Equatable, Sendable {
  /// When it happened, in whole seconds.
  public var at: Date
  /// The lesson's folder.
  public var lesson: String
  public var what: What

  /// What can happen to a learner's work on a lesson.
  public enum What: Codable, Equatable, Sendable {
    /// The exercise was graded: so many checks of so many passed.
    case graded(passed: Int, of: Int)
    /// A hint of this strength, from 1, was shown for a check.
    case hintShown(check: String, strength: Int)
    case solutionShown
    /// The stub was put back; or, undoing that, what had stood there before it.
    ///
    /// A workbook that doesn't know of undoing reads both as a reset.
    case reset(isUndone: Bool? = nil)
    /// The text was read to its end.
    case read
    /// The text was left here.
    case left(ReadingPlace)
    /// A question in the text was answered, or its answer shown; earlier logs have none of these.
    case answered(QuestionAnswer)

    /// Whether the exercise has nothing to do with it.
    var isReading: Bool {
      switch self {
      case .read, .left, .answered: true
      case .graded, .hintShown, .solutionShown, .reset: false
      }
    }
  }

  /// Whether the workbook can have written it: a number that has nothing to do with any lesson is a
  /// damaged one.
  var isPossible: Bool {
    switch what {
    case .graded(let passed, let total):
      (0...CountLimit.progress).contains(total) && (0...total).contains(passed)
    case .hintShown(_, let strength): (1...CountLimit.progress).contains(strength)
    case .left(let place): place.numbers.allSatisfy((0...CountLimit.progress).contains)
    case .answered(let answer): (1...CountLimit.tries).contains(answer.attempt)
    case .solutionShown, .reset, .read: true
    }
  }

  /// Something that happens to a lesson at this time.
  public init(at: Date, lesson: String, what: What) {
    self.at = at
    self.lesson = lesson
    self.what = what
  }
}
