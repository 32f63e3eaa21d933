import Basics
import Curriculum
import Foundation
import Launching

/// Finds out where the learner stands, and reads again only what has changed: to ask each time that
/// a key is pressed takes less time than to draw.
public final class Standings: Sendable {
  private let repository: Repository
  private let verdicts: LastVerdicts
  /// By the lesson's folder.
  private let known = Locked<[String: Known]>([:])

  /// An exercise as it was when it was read last.
  private struct Known: Sendable {
    var stamp: FileStamp?
    /// Whether the stamp tells of every later change.
    var isSettled: Bool
    var exercise: Result<ExerciseFile, ExerciseProblem>
    /// What can be said of it without a test.
    var verdict: Verdict?
  }

  /// The standings in a workbook; nothing is read before somebody asks.
  public init(repository: Repository) {
    self.repository = repository
    verdicts = LastVerdicts(repository: repository)
  }

  /// Where the learner stands in a lesson, as its exercise is now.
  ///
  /// - Parameter progress: what is remembered of the work on the lesson.
  public func standing(of lesson: Lesson, progress: LessonProgress) -> LessonStanding {
    let known = exercise(of: lesson)
    let last = verdicts.verdict(on: lesson)
    let tested = last.flatMap { $0.exercise?.text == known.exercise.text ? $0 : nil }
    let verdict = known.verdict ?? tested
    // What was put back by a reset is nothing to go on from.
    let isEarlier = verdict == nil && !progress.isReset
    return LessonStanding(
      verdict: verdict, earlier: isEarlier ? last : nil, passed: verdicts.passed(on: lesson),
      progress: progress)
  }

  /// Takes in a verdict that this run has come to.
  public func take(_ verdict: Verdict) {
    verdicts.take(verdict)
  }

  /// What passes from here on passes anew.
  public func forgetPassed(on lesson: Lesson) {
    verdicts.forgetPassed(on: lesson)
  }

  private func exercise(of lesson: Lesson) -> Known {
    let path = repository.exercise(of: lesson.id)
    return known.withLock { known in
      let stamp = FileStamp(path: path)
      if let known = known[lesson.id], known.isSettled, known.stamp == stamp { return known }
      let exercise = Result { () throws(ExerciseProblem) in try ExerciseFile(path: path) }
      // Without it every exercise counts as changed, and whoever tests it is told why.
      let stub = try? Stub(of: lesson.id, in: repository)
      let new = Known(
        stamp: stamp, isSettled: stamp?.isSettled ?? true, exercise: exercise,
        verdict: Verdict(
          withoutTest: exercise, of: lesson, file: repository.display(path), stub: stub ?? Stub(""))
      )
      known[lesson.id] = new
      return new
    }
  }
}

extension Result<ExerciseFile, ExerciseProblem> {
  fileprivate var text: String? {
    if case .success(let exercise) = self { exercise.text } else { nil }
  }
}
