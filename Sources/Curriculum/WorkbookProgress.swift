import Foundation
import Reducers

/// Where the learner stands in every lesson.
public struct WorkbookProgress: Codable, Equatable, Sendable {
  /// By the lesson's folder; a lesson to which nothing happened has no entry.
  public var lessons: [String: LessonProgress] = [:]

  public init() {}

  public subscript(lesson: String) -> LessonProgress {
    get { lessons[lesson] ?? LessonProgress() }
    set { lessons[lesson] = newValue }
  }
}

/// Where the learner stands in one lesson.
public struct LessonProgress: Codable, Equatable, Sendable {
  /// How many times it was graded.
  public var attempts = 0
  /// The most checks that ever passed at once, since the last reset.
  public var best = 0
  /// How many checks passed the last time.
  public var last = 0
  /// How many checks it had the last time; 0 before the first.
  public var total = 0
  /// The strongest hint that was shown for a check, from 1.
  public var hints: [String: Int] = [:]
  public var hasReadText = false
  public var hasSeenSolution = false
  /// When every check passed for the first time.
  public var passedAt: Date?
  /// When something was done with it for the first time, since the last reset.
  public var begunAt: Date?
  public var lastEventAt: Date?
  /// Where its text was left.
  public var place: ReadingPlace?

  public init() {}

  public var isPassed: Bool { passedAt != nil }

  /// From the first thing that was done with it until it passed, in whole seconds.
  public var secondsToPass: Int? {
    guard let begunAt, let passedAt else { return nil }
    return max(0, Int(passedAt.timeIntervalSince(begunAt)))
  }
}

/// Takes the progress one event further: the log, replayed through this, is what the menu shows.
public let progressReducer: @Sendable (inout WorkbookProgress, ProgressEvent) -> Void = {
  progress, event in
  var lesson = progress[event.lesson]
  lesson.lastEventAt = event.at
  if lesson.begunAt == nil { lesson.begunAt = event.at }
  switch event.what {
  case .graded(let passed, let total):
    lesson.attempts += 1
    lesson.last = passed
    lesson.best = max(passed, lesson.best)
    lesson.total = total
    if passed == total, total > 0, lesson.passedAt == nil { lesson.passedAt = event.at }
  case .hintShown(let check, let strength):
    lesson.hints[check] = max(strength, lesson.hints[check] ?? 0)
  case .solutionShown:
    lesson.hasSeenSolution = true
  case .read:
    lesson.hasReadText = true
  case .left(let place):
    lesson.place = place
  case .reset:
    // The work starts again; what was learnt from the text and the hints is not unlearnt.
    (lesson.best, lesson.last, lesson.passedAt, lesson.begunAt) = (0, 0, nil, nil)
  }
  progress[event.lesson] = lesson
}
