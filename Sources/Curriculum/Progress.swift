import Basics

public struct WorkbookProgress: Codable, Equatable, Sendable {
  /// By the lesson's folder; a lesson to which nothing happened has no entry.
  public var lessons: [String: LessonProgress] = [:]
  /// The lesson that was tested, helped with or reset last.
  public var lastWorkedOn: String?
  /// The lesson whose text was read last, if that was after all work.
  public var lastRead: String?

  public init() {}

  public subscript(lesson: String) -> LessonProgress {
    get { lessons[lesson] ?? LessonProgress() }
    set { lessons[lesson] = newValue }
  }
}

/// The learner's progress in one lesson. Whether it passes now isn't told by these events, but by
/// what its exercise says.
public struct LessonProgress: Codable, Equatable, Sendable {
  public var attempts = 0
  /// The strongest hint that was shown for a check, from 1.
  public var hints: [String: Int] = [:]
  public var hasReadText = false
  public var hasSeenSolution = false
  /// When every check passed for the first time; a reset doesn't undo that.
  public var passedAt: Date?
  /// From the first thing that was done with it until it passed for the first time.
  public var secondsToPass: Int?
  /// When something happened to it last, even if its text was only read; nil if nothing did.
  public var lastEventAt: Date?
  /// The part that belongs to the exercise's present file.
  public var work = Work()
  /// The work that a reset, or the undoing of one, put away.
  public var putAway: Work?
  public var place: ReadingPosition?
  /// When questions about what has passed, with which its text begins, were opened last because of the date.
  public var recalledAt: Date?
  /// The last answer to each question of its text, by the question; answers aren't marked.
  public var answers: [String: LastAnswer] = [:]
  public var answerCount = 0

  /// The work since the stub was put there.
  public struct Work: Codable, Equatable, Sendable {
    /// How many checks passed the last time.
    public var last = 0
    /// How many checks it had the last time; 0 before the first.
    public var total = 0
    public var hasPassed = false
    /// The step that the last test has come to; nil if all passed, or if the checks didn't run.
    public var step: Int?
    /// Whether a reset began it, and nothing was tested since.
    public var isReset = false
    /// When something was done for the first time.
    public var begunAt: Date?
  }

  public struct LastAnswer: Codable, Equatable, Sendable {
    /// Whether the first try was wrong.
    public var isWrong: Bool
    /// Which of all answers in this lesson it was, from 1.
    public var number: Int
  }

  public init() {}
}

/// Takes the progress one event further: the log, replayed through this, is what is remembered.
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
    // A question that needed a second try is asked again in a later lesson.
    let wasWrong = answer.attempt > 1 && lesson.answers[answer.question]?.isWrong == true
    lesson.answers[answer.question] = LessonProgress.LastAnswer(
      isWrong: answer.isRight == false || wasWrong, number: lesson.answerCount)
  case .reset(isUndone: true):
    (lesson.work, lesson.putAway) = (lesson.putAway ?? LessonProgress.Work(), lesson.work)
  case .reset:
    // The work starts again; what was learnt from the text and the hints is not unlearnt.
    (lesson.work, lesson.putAway) = (LessonProgress.Work(isReset: true), lesson.work)
  }
  progress[event.lesson] = lesson
}

/// Something that happened to a learner's work: one line of the log.
public struct ProgressEvent: Codable, Equatable, Sendable {
  public var at: Date
  public var lesson: String
  public var what: What

  public enum What: Codable, Equatable, Sendable {
    /// So many checks passed; logs of earlier versions don't tell the step that it has come to.
    case graded(passed: Int, of: Int, step: Int? = nil)
    /// A hint of this strength, from 1, was shown for a check.
    case hintShown(check: String, strength: Int)
    case solutionShown
    /// The stub was put back; or, undoing that, what had stood there before it.
    ///
    /// A workbook that doesn't know of undoing reads both as a reset.
    case reset(isUndone: Bool? = nil)
    /// The text; or only the questions about what has passed, with which it begins.
    case read(isRecall: Bool? = nil)
    case left(ReadingPosition)
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
  /// A letter or a value; nil if the reader asked to be shown the answer.
  public var said: String?
  /// Nil if nothing was said, or any answer would do.
  public var isRight: Bool?
  /// 1 for the first try at a question, 2 for the second.
  public var attempt: Int

  public init(question: String, said: String?, isRight: Bool?, attempt: Int) {
    (self.question, self.said) = (question, said)
    (self.isRight, self.attempt) = (isRight, attempt)
  }
}

/// A line of a lesson's text, by what stands before it: so it stays the same line in any width.
public struct TextPosition: Codable, Hashable, Sendable {
  /// The index of the part, of those that end with questions.
  public var part: Int
  /// The index of the block in that part; the question and its answer count on from the last one.
  public var block: Int
  /// How many letters and digits of that block stand before the line.
  public var letters: Int
  /// How many lines it is above the one with the next letter: empty lines have no letters to tell
  /// them apart.
  public var linesAbove: Int

  /// Makes the place of the line that holds the letter after so many.
  public init(part: Int = 0, block: Int = 0, letters: Int = 0, linesAbove: Int = 0) {
    self.part = part
    self.block = block
    self.letters = letters
    self.linesAbove = linesAbove
  }
}

public struct ReadingPosition: Codable, Equatable, Sendable {
  /// The index of the last part that was shown, of those that end with questions.
  public var part: Int
  public var line: TextPosition

  public init(part: Int, line: TextPosition) {
    self.part = part
    self.line = line
  }

  var numbers: [Int] { [part, line.part, line.block, line.letters, line.linesAbove] }

  private enum CodingKeys: CodingKey {
    case part, line
    /// In its place earlier versions keep, and ask for, the index of a heading.
    case heading
  }

  /// Logs of earlier versions don't tell the line: then it is the part's first.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    part = try values.decode(Int.self, forKey: .part)
    line = try values.decodeIfPresent(TextPosition.self, forKey: .line) ?? TextPosition(part: part)
  }

  /// Writes a place that earlier versions can read, too: they open the text at its start.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(part, forKey: .part)
    try values.encode(line, forKey: .line)
    try values.encode(0, forKey: .heading)
  }
}
