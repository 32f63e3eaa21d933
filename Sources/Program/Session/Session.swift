import Basics
import Curriculum
import Grading
import Interface
import Launching
import Terminal

/// The workbook as it was found on this machine, with everything that a command needs to act.
package struct Session: Sendable {
  package var context: Context
  package var repository: Repository
  package var course: Course
  package var words: Words
  /// Nil when another copy of the exercises is graded: that is nobody's progress here.
  package var log: ProgressLog?
  package var statuses: LessonStatuses
  var timeout = TimeLimit.check
  var seed: UInt64 = 0
  /// Whether programs wait for the exercise, and are called without their driver.
  var prewarms = true
  /// Whether nobody has chosen a language yet.
  var offersLanguage = false
  /// A place that was made before anything else was read.
  var prewarmed: PrewarmedBuild?

  package init(
    context: Context, repository: Repository, course: Course, words: Words, log: ProgressLog?,
    statuses: LessonStatuses
  ) {
    (self.context, self.repository, self.course) = (context, repository, course)
    (self.words, self.log, self.statuses) = (words, log, statuses)
  }

  /// Grades a lesson, and says what it is at if that takes long.
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

  /// Gets ready to grade here, in any thread.
  package var grader: MakeGrader {
    let (suites, environment) = (context.suites, context.environment)
    return { [repository, timeout, seed, prewarms] () throws(EnvironmentError) in
      try Grader(
        repository: repository, suites: suites, environment: environment, timeout: timeout,
        seed: seed, prewarms: prewarms)
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

  /// The exercise as it is now, if it can be read; whoever grades it says why not.
  func exercise(of lesson: Lesson) -> ExerciseFile? {
    try? ExerciseFile(path: repository.exercise(of: lesson.id))
  }

  /// Whether the learner has written into the `scratch()` of a lesson's exercise.
  func hasScratch(_ lesson: Lesson) throws -> Bool {
    guard let exercise = exercise(of: lesson) else { return false }
    return exercise.hasScratch(stub: try Stub(of: lesson.id, in: repository))
  }

  /// The reference solution, or nil if it would give away what hasn't been solved.
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

  /// The lessons as they are listed, with where the learner stands in each now.
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

  /// The lessons, with the one chosen that the learner goes on with: the one that was worked on
  /// last, or, if it passes, the one whose text was read since.
  package func menu() -> MenuState {
    let (rows, progress) = (rows(), progress)
    let isPassed = rows.contains { $0.id == progress.lastWorkedOn && $0.isPassed }
    let worked = isPassed ? progress.lastRead ?? progress.lastWorkedOn : progress.lastWorkedOn
    return MenuState(
      rows: rows, selecting: worked ?? progress.lastRead, recall: recall?.number)
  }

  /// The lesson with the questions about what has passed, if it has some and it is time to offer them.
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

  /// Every text, heading by heading; the answers to its questions stay where they are.
  func searchTexts() throws -> [SearchText] {
    try course.lessons.flatMap { lesson in
      SearchText.all(in: try parts(of: lesson).joinedUntilQuestions, lesson: lesson.number)
    }
  }

  /// A lesson's text, beginning with the questions about earlier lessons whose turn it is.
  ///
  /// - Parameter asked: by what these are known, where they were chosen before.
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
    // Half a text would look like all of it.
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

  /// A text without anything that a terminal would obey.
  private func document(at path: String) throws(CurriculumError) -> Document {
    Document(parsing: visible(controlCharactersIn: try contents(of: path)))
  }
}

extension Session {
  /// The one that follows where somebody switches; English follows the last.
  var nextLanguage: Language {
    let languages = repository.languages
    let place = languages.firstIndex(of: repository.language) ?? 0
    return languages[(place + 1) % languages.count]
  }

  /// What the next language is called in itself, as long as nobody has chosen one.
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
    other.statuses = LessonStatuses(repository: other.repository)
    return other
  }

  /// What is shown, in this session's language.
  func translation(of state: AppState) throws -> AppEvent {
    // A text that was never opened is opened in this language.
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
