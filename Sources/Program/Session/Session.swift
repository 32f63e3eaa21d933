import Basics
import Curriculum
import Grading
import Interface
import Launching
import Terminal

/// The workbook on this machine: everything that a command needs to act.
package struct Session: Sendable {
  package var context: Context
  package var repository: Repository
  package var course: Course
  package var words: Words
  /// The progress log; nil when another copy of the exercises is graded, which is no progress here.
  package var log: ProgressLog?
  package var statuses: LessonStatuses
  var timeout = TimeLimit.check
  var seed: UInt64 = 0
  /// Whether builds are prewarmed and the compiler is called without its driver.
  var prewarms = true
  /// Whether no language has been chosen yet.
  var offersLanguage = false
  /// A prewarmed build that was started before everything else was read.
  var prewarmed: PrewarmedBuild?

  package init(
    context: Context, repository: Repository, course: Course, words: Words, log: ProgressLog?,
    statuses: LessonStatuses
  ) {
    (self.context, self.repository, self.course) = (context, repository, course)
    (self.words, self.log, self.statuses) = (words, log, statuses)
  }

  /// A path as it is shown, relative to the folder in which the program was started.
  func shown(_ path: String) -> String { words.shown(path) }

  /// Grades a lesson, with a progress line if that takes long.
  func grade(
    _ lesson: Lesson, saying line: ProgressLine, in drawing: Drawing
  ) throws -> Verdict {
    let text = words("lesson.grading", ["number": lesson.number])
    return try line.during(text) {
      try grader().grade(lesson, in: prewarmed) { news in
        line.say(drawing.text(of: news, lesson: lesson.number, seconds: news.seconds()))
      }
    }
  }

  /// Creates a grader; may be called in any thread.
  package var grader: MakeGrader {
    { [context, repository, timeout, seed, prewarms] () throws(EnvironmentError) in
      try Grader(
        repository: repository, suites: context.judging(), environment: context.environment,
        timeout: timeout, seed: seed, prewarms: prewarms)
    }
  }

  func keep(_ verdict: Verdict) throws {
    statuses.take(verdict)
    guard !verdict.isUntouched, !verdict.hasProblem else { return }
    try record(
      .graded(
        passed: verdict.passedCount, of: verdict.checks.count,
        step: verdict.saysWhichPass ? verdict.currentStep : nil), for: verdict.lesson)
  }

  func keep(_ hint: Hint, for lesson: Lesson) throws {
    if case .shown(let hint) = hint, !hint.isAgain {
      try record(.hintShown(check: hint.check, strength: hint.strength), for: lesson)
    }
  }

  /// The exercise as it is now; nil if it can't be read, which grading reports.
  func exercise(of lesson: Lesson) -> ExerciseFile? {
    try? ExerciseFile(path: repository.exercise(of: lesson.id))
  }

  /// Whether the learner has edited the `scratch()` of a lesson's exercise.
  func hasScratch(_ lesson: Lesson) throws -> Bool {
    guard let exercise = exercise(of: lesson) else { return false }
    return exercise.hasScratch(stub: try Stub(of: lesson.id, in: repository))
  }

  /// The reference solution; nil if the lesson hasn't passed and `anyway` is false.
  package func solution(_ lesson: Lesson, anyway: Bool) throws -> String? {
    guard anyway || status(of: lesson).hasPassed else { return nil }
    return try repository.solutionText(of: lesson.id)
  }

  func record(_ what: ProgressEvent.What, for lesson: Lesson) throws {
    try log?.append(ProgressEvent(at: context.now(), lesson: lesson.id, what: what))
  }

  package var progress: WorkbookProgress { log?.replay().progress ?? WorkbookProgress() }

  package func status(of lesson: Lesson) -> LessonStatus {
    statuses.status(of: lesson, progress: progress[lesson.id])
  }

  /// The lessons of the menu, with the learner's current standing in each.
  package func rows() -> [LessonRow] {
    let progress = progress
    return course.lessons.map { lesson in
      let status = statuses.status(of: lesson, progress: progress[lesson.id])
      let isRead = status.isOfAnotherLanguage && status.state != .passed
      let stub = isRead ? repository.stub(of: lesson.id) : nil
      return LessonRow(
        lesson: lesson, file: repository.display(repository.exercise(of: lesson.id)),
        status: status, stub: stub.map(repository.display))
    }
  }

  /// The menu, with the lesson selected that was worked on last, or, if that passes, the one that
  /// was read last.
  package func menu() -> MenuState {
    let (rows, progress) = (rows(), progress)
    let isPassed = rows.contains { $0.id == progress.lastWorkedOn && $0.isPassed }
    let worked = isPassed ? progress.lastRead ?? progress.lastWorkedOn : progress.lastWorkedOn
    return MenuState(
      rows: rows, unread: course.unread, selecting: worked ?? progress.lastRead,
      recall: recall?.number)
  }

  /// The lesson with questions about passed lessons that are due; nil if there are none.
  var recall: Lesson? {
    let lesson = progress.lessonToRecall(among: course.lessons, at: context.now())
    return lesson.flatMap { isMissing(repository.recall(of: $0.id)) ? nil : $0 }
  }
}

extension Session {
  package func opened(_ lesson: Lesson, stopsAtSections: Bool) throws -> ReaderEvent {
    .opened(
      lesson: lesson.id, parts: try parts(of: lesson), stopsAtSections: stopsAtSections)
  }

  /// The texts of all lessons by headings, for searching; answers to questions aren't moved.
  func searchTexts() throws -> [SearchText] {
    try course.lessons.flatMap { lesson in
      SearchText.all(in: try parts(of: lesson).joinedUntilQuestions, lesson: lesson.number)
    }
  }

  /// A lesson's text, preceded by questions about earlier lessons.
  ///
  /// - Parameter asked: the keys of these questions if they were chosen before; nil chooses them
  ///   now.
  package func parts(
    of lesson: Lesson, recalling asked: [String]? = nil
  ) throws -> [LessonText.Part] {
    try spokenParts(of: lesson, recalling: asked).understanding(words.numbers)
  }

  private func spokenParts(
    of lesson: Lesson, recalling asked: [String]?
  ) throws -> [LessonText.Part] {
    let recall = try recall(of: lesson)
    let questions = asked.map(recall.parts) ?? recall.next(after: progress[lesson.id])
    let own = try document { $0.text(of: lesson.id) }
    guard repository.language != .english else {
      return LessonText(own, beginningWith: questions).parts
    }
    let english = try document(at: repository.reading(.english).text(of: lesson.id))
    let parts = LessonText(english).parts
    // A partial translation would look complete.
    let isWhole = LessonText(own).parts.count == parts.count
    return LessonText(isWhole ? own : english, beginningWith: questions).parts.asking(asIn: parts)
  }

  /// The questions about earlier lessons that a lesson offers by date.
  func recalled(in lesson: Lesson) throws -> [LessonText.Part] {
    try recall(of: lesson).next(
      after: progress[lesson.id], count: CountLimit.questionsByDate)
  }

  /// All questions about earlier lessons that a lesson has.
  private func recall(of lesson: Lesson) throws -> Recall {
    let path = repository.recall(of: lesson.id)
    guard !isMissing(path) else { return Recall(Document(blocks: [])) }
    var recall = Recall(try document { $0.recall(of: lesson.id) })
    if repository.language != .english {
      let english = Recall(try document(at: repository.reading(.english).recall(of: lesson.id)))
      let isWhole = recall.parts.count == english.parts.count
      recall = isWhole ? recall.asking(asIn: english) : english
    }
    recall.parts = recall.parts.understanding(words.numbers)
    return recall
  }

  private func document(_ path: (Repository) -> String) throws(CurriculumError) -> Document {
    try repository.spoken { repository throws(CurriculumError) in
      try document(at: path(repository))
    }
  }

  /// Parses a text, with its control characters made visible.
  private func document(at path: String) throws(CurriculumError) -> Document {
    Document(parsing: visible(controlCharactersIn: try contents(of: path)))
  }
}

extension Session {
  /// The language after the current one; after the last comes English.
  var nextLanguage: Language {
    let languages = repository.languages
    let place = languages.firstIndex(of: repository.language) ?? 0
    return languages[(place + 1) % languages.count]
  }

  /// The next language's name in itself; nil once a language has been chosen.
  var offeredLanguage: String? {
    let next = nextLanguage
    guard offersLanguage, next != repository.language else { return nil }
    return next.ownName(in: repository, inASCII: !context.isUnicode)
  }

  func speaking(_ language: Language) throws -> Session {
    var other = self
    other.repository.language = language
    other.context.speaks(language)
    other.offersLanguage = false
    other.course = try Course.known(in: other.repository)
    other.words = try Words(in: other.repository)
    other.words.standing = words.standing
    other.statuses = LessonStatuses(repository: other.repository)
    return other
  }

  /// The event that shows the same content in this session's language.
  func translation(of state: AppState) throws -> AppEvent {
    // A text that wasn't opened yet needs no translation.
    let read = course.lessons.first { $0.id == state.reader.lesson }
    let recalled = state.reader.recalled
    let text = try read.map { lesson in
      state.reader.isRecall
        ? try recall(of: lesson).parts(asking: recalled)
        : try parts(of: lesson, recalling: recalled)
    }
    return .translated(
      rows(), text: text,
      searched: state.hasSearched ? try searchTexts() : [],
      played: try state.playedLesson.map { try PlayTexts(of: $0, in: repository) })
  }
}
