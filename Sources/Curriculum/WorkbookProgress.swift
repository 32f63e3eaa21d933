import Foundation

/// What was done with every lesson.
public struct WorkbookProgress: Codable, Equatable, Sendable {
  /// By the lesson's folder; a lesson to which nothing happened has no entry.
  public var lessons: [String: LessonProgress] = [:]
  /// The lesson that was tested, helped with or reset last.
  public var lastWorkedOn: String?
  /// The lesson whose text was read last, if that was after all work.
  public var lastRead: String?

  /// Nothing was done with any lesson.
  public init() {}

  /// What was done with the lesson in this folder; without an entry, nothing yet.
  public subscript(lesson: String) -> LessonProgress {
    get { lessons[lesson] ?? LessonProgress() }
    set { lessons[lesson] = newValue }
  }
}

/// What was done with one lesson. Whether it passes now isn't told by what has happened, but by
/// what its exercise says.
public struct LessonProgress: Codable, Equatable, Sendable {
  public var attempts = 0
  /// How many checks passed the last time.
  public var last = 0
  /// How many checks it had the last time; 0 before the first, and after a reset.
  public var total = 0
  /// The strongest hint that was shown for a check, from 1.
  public var hints: [String: Int] = [:]
  public var hasReadText = false
  public var hasSeenSolution = false
  /// When every check passed for the first time; a reset doesn't undo that.
  public var passedAt: Date?
  /// From the first thing that was done with it until it passed for the first time.
  public var secondsToPass: Int?
  /// When something was done with it for the first time, since the last reset.
  public var begunAt: Date?
  /// When something happened to it last, even if its text was only read; nil if nothing did.
  public var lastEventAt: Date?
  /// Whether every check passed at once since the last reset.
  public var hasPassed = false
  /// Whether nothing was tested since the stub was put back.
  public var isReset = false
  public var place: ReadingPlace?
  /// What a reset put away, or the undoing of one.
  public var putAway: Work?
  /// What was last said to each question of its text, by what is asked; nobody is marked by it.
  public var answers: [String: LastAnswer] = [:]
  /// How often a question was answered.
  public var answerCount = 0

  /// What is remembered of the last time that a question was answered.
  public struct LastAnswer: Codable, Equatable, Sendable {
    /// Whether the first try was wrong.
    public var isWrong: Bool
    /// Which of all answers in this lesson it was, from 1.
    public var number: Int
  }

  /// What of it belongs to the file that stands there.
  public struct Work: Codable, Equatable, Sendable {
    /// How many checks passed the last time.
    public var last = 0
    /// How many checks it had the last time; 0 if there was none.
    public var total = 0
    /// Whether every check had passed at once.
    public var hasPassed = false
    /// Whether nothing was tested since the stub was put there.
    public var isReset = false
    /// When the work began; nil if it hadn't.
    public var begunAt: Date?
  }

  /// Nothing was done with the lesson.
  public init() {}
}

/// Takes the progress one event further: the log, replayed through this, is what is remembered.
public let progressReducer: @Sendable (inout WorkbookProgress, ProgressEvent) -> Void = {
  progress, event in
  var lesson = progress[event.lesson]
  lesson.lastEventAt = event.at
  let begunAt = lesson.begunAt ?? event.at
  lesson.begunAt = begunAt
  if event.what.isReading {
    progress.lastRead = event.lesson
  } else {
    (progress.lastWorkedOn, progress.lastRead) = (event.lesson, nil)
  }
  switch event.what {
  case .graded(let passed, let total):
    lesson.attempts += 1
    (lesson.last, lesson.total, lesson.isReset) = (passed, total, false)
    guard passed == total, total > 0 else { break }
    lesson.hasPassed = true
    if lesson.passedAt == nil {
      lesson.passedAt = event.at
      lesson.secondsToPass = max(0, Int(event.at.timeIntervalSince(begunAt)))
    }
  case .hintShown(let check, let strength):
    lesson.hints[check] = max(strength, lesson.hints[check] ?? 0)
  case .solutionShown:
    lesson.hasSeenSolution = true
  case .read:
    lesson.hasReadText = true
  case .left(let place):
    lesson.place = place
  case .answered(let answer):
    lesson.answerCount += 1
    // Whoever needs a second try is asked again another time.
    let wasWrong = answer.attempt > 1 && lesson.answers[answer.question]?.isWrong == true
    lesson.answers[answer.question] = LessonProgress.LastAnswer(
      isWrong: answer.isRight == false || wasWrong, number: lesson.answerCount)
  case .reset(isUndone: true):
    lesson.replaceWork(with: lesson.putAway ?? LessonProgress.Work())
  case .reset:
    // The work starts again; what was learnt from the text and the hints is not unlearnt.
    lesson.replaceWork(with: LessonProgress.Work(isReset: true))
  }
  progress[event.lesson] = lesson
}

extension LessonProgress {
  fileprivate mutating func replaceWork(with work: Work) {
    putAway = Work(
      last: last, total: total, hasPassed: hasPassed, isReset: isReset, begunAt: begunAt)
    (last, total, begunAt) = (work.last, work.total, work.begunAt)
    (hasPassed, isReset) = (work.hasPassed, work.isReset)
  }
}
