import Basics

public struct WorkbookProgress: Codable, Equatable, Sendable {
  /// The progress by lesson folder; lessons without events have no entry.
  public var lessons: [String: LessonProgress] = [:]
  /// The lesson that was last tested, helped with or reset.
  public var lastWorkedOn: String?
  /// The lesson that was last read; nil if a lesson was worked on after that.
  public var lastRead: String?

  public init() {}

  public subscript(lesson: String) -> LessonProgress {
    get { lessons[lesson] ?? LessonProgress() }
    set { lessons[lesson] = newValue }
  }
}

/// The learner's progress in one lesson. Whether the lesson passes now depends on its exercise, not
/// on these events.
public struct LessonProgress: Codable, Equatable, Sendable {
  public var attempts = 0
  /// The strongest hint shown for each check, from 1.
  public var hints: [String: Int] = [:]
  public var hasReadText = false
  public var hasSeenSolution = false
  /// When all checks first passed; a reset doesn't change it.
  public var passedAt: Date?
  /// The time from the first event to the first pass.
  public var secondsToPass: Int?
  /// When the latest event happened, including reading; nil if there is none.
  public var lastEventAt: Date?
  /// The state of the current exercise file.
  public var work = Work()
  /// The state that the last reset, or its undoing, replaced.
  public var putAway: Work?
  public var place: ReadingPosition?
  /// When questions about earlier lessons were last opened by date.
  public var recalledAt: Date?
  /// The latest answer to each question of the text, by the question's key. Open questions aren't
  /// graded.
  public var answers: [String: LastAnswer] = [:]
  public var answerCount = 0

  /// The work on an exercise since it was the stub.
  public struct Work: Codable, Equatable, Sendable {
    /// The number of checks that passed in the last test.
    public var last = 0
    /// The number of checks in the last test; 0 before the first.
    public var total = 0
    public var hasPassed = false
    /// The step that the last test reached; nil if all passed or the checks didn't run.
    public var step: Int?
    /// Whether it began with a reset and nothing was tested since.
    public var isReset = false
    /// When the first event happened.
    public var begunAt: Date?
  }

  public struct LastAnswer: Codable, Equatable, Sendable {
    /// Whether the first attempt was wrong.
    public var isWrong: Bool
    /// The running number among all answers in this lesson, from 1.
    public var number: Int
  }

  public init() {}
}

/// Applies one event to the progress. Replaying the log with this reducer gives the current
/// progress.
public let progressReducer: @Sendable (inout WorkbookProgress, ProgressEvent) -> Void = {
  progress, event in
  var lesson = progress[event.lesson]
  lesson.lastEventAt = event.at
  let begunAt = lesson.work.begunAt ?? event.at
  lesson.work.begunAt = begunAt
  if event.what.isReading {
    progress.lastRead = event.lesson
  } else {
    (progress.lastWorkedOn, progress.lastRead) = (event.lesson, nil)
  }
  switch event.what {
  case .graded(let passed, let total, let step):
    lesson.attempts += 1
    (lesson.work.last, lesson.work.total, lesson.work.step) = (passed, total, step)
    lesson.work.isReset = false
    guard passed == total, total > 0 else { break }
    lesson.work.hasPassed = true
    if lesson.passedAt == nil {
      lesson.passedAt = event.at
      lesson.secondsToPass = max(0, Int(event.at.timeIntervalSince(begunAt)))
    }
  case .hintShown(let check, let strength):
    lesson.hints[check] = max(strength, lesson.hints[check] ?? 0)
  case .solutionShown:
    lesson.hasSeenSolution = true
  case .read(isRecall: true):
    lesson.recalledAt = event.at
  case .read:
    lesson.hasReadText = true
  case .left(let place):
    lesson.place = place
  case .answered(let answer):
    lesson.answerCount += 1
    // A question that needed a second attempt is asked again in a later lesson.
    let wasWrong = answer.attempt > 1 && lesson.answers[answer.question]?.isWrong == true
    lesson.answers[answer.question] = LessonProgress.LastAnswer(
      isWrong: answer.isRight == false || wasWrong, number: lesson.answerCount)
  case .reset(isUndone: true):
    (lesson.work, lesson.putAway) = (lesson.putAway ?? LessonProgress.Work(), lesson.work)
  case .reset:
    // The work starts again; the progress in the text and the hints is kept.
    (lesson.work, lesson.putAway) = (LessonProgress.Work(isReset: true), lesson.work)
  }
  progress[event.lesson] = lesson
}

/// An event in a learner's work: one line of the log.
public struct ProgressEvent: Codable, Equatable, Sendable {
  public var at: Date
  public var lesson: String
  public var what: What

  public enum What: Codable, Equatable, Sendable {
    /// The exercise was graded; logs of earlier versions have no `step`.
    case graded(passed: Int, of: Int, step: Int? = nil)
    /// A hint of this strength, from 1, was shown for a check.
    case hintShown(check: String, strength: Int)
    case solutionShown
    /// The stub was put back, or a reset was undone.
    ///
    /// Earlier versions, which can't undo, read both as a reset.
    case reset(isUndone: Bool? = nil)
    /// The text was read, or only the questions about earlier lessons at its beginning.
    case read(isRecall: Bool? = nil)
    case left(ReadingPosition)
    /// A question in the text was answered, or its answer was shown; earlier logs have no such
    /// events.
    case answered(QuestionAnswer)

    /// Whether the event is about the text and not the exercise.
    var isReading: Bool {
      switch self {
      case .read, .left, .answered: true
      case .graded, .hintShown, .solutionShown, .reset: false
      }
    }
  }

  /// Whether the workbook could have written this event; numbers out of range mean a damaged line.
  var isPossible: Bool {
    switch what {
    case .graded(let passed, let total, let step):
      (0...CountLimit.progress).contains(total) && (0...total).contains(passed)
        && step.map((1...CountLimit.progress).contains) ?? true
    case .hintShown(_, let strength): (1...CountLimit.progress).contains(strength)
    case .left(let place): place.numbers.allSatisfy((0...CountLimit.progress).contains)
    case .answered(let answer): (1...CountLimit.tries).contains(answer.attempt)
    case .solutionShown, .reset, .read: true
    }
  }

  public init(at: Date, lesson: String, what: What) {
    self.at = at
    self.lesson = lesson
    self.what = what
  }
}

public struct QuestionAnswer: Codable, Equatable, Sendable {
  public var question: String
  /// The chosen letter or the typed value; nil if the reader asked for the answer.
  public var said: String?
  /// Nil if nothing was answered or any answer counts.
  public var isRight: Bool?
  /// 1 for the first attempt at a question, 2 for the second.
  public var attempt: Int

  public init(question: String, said: String?, isRight: Bool?, attempt: Int) {
    (self.question, self.said) = (question, said)
    (self.isRight, self.attempt) = (isRight, attempt)
  }
}

/// A line of a lesson's text, identified by the text before it, so that it doesn't depend on the
/// width.
public struct TextPosition: Codable, Hashable, Sendable {
  /// The index of the part; parts end with questions.
  public var part: Int
  /// The index of the block in that part; the question and its answer continue the count.
  public var block: Int
  /// The number of letters and digits of the block before the line.
  public var letters: Int
  /// The number of lines above the line with the next letter; this tells empty lines apart.
  public var linesAbove: Int

  /// The position of the line that contains the next letter after `letters` letters.
  public init(part: Int = 0, block: Int = 0, letters: Int = 0, linesAbove: Int = 0) {
    self.part = part
    self.block = block
    self.letters = letters
    self.linesAbove = linesAbove
  }
}

public struct ReadingPosition: Codable, Equatable, Sendable {
  /// The index of the last part that was shown; parts end with questions.
  public var part: Int
  public var line: TextPosition

  public init(part: Int, line: TextPosition) {
    self.part = part
    self.line = line
  }

  var numbers: [Int] { [part, line.part, line.block, line.letters, line.linesAbove] }

  private enum CodingKeys: CodingKey {
    case part, line
    /// Earlier versions require this key, the index of a heading.
    case heading
  }

  /// Logs of earlier versions have no line; then the first line of the part is used.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    part = try values.decode(Int.self, forKey: .part)
    line = try values.decodeIfPresent(TextPosition.self, forKey: .line) ?? TextPosition(part: part)
  }

  /// Also writes what earlier versions need; they open the text at its beginning.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(part, forKey: .part)
    try values.encode(line, forKey: .line)
    try values.encode(0, forKey: .heading)
  }
}
