import Basics
import Classroom
import Curriculum
import Grading
import Interface
import Terminal
import Traces

extension CommandRun {
  /// Grades what a class handed in, except what the journal already has, and writes the report.
  func gradeClass(_ typed: String) throws -> ExitCode {
    let results = resultFolder
    guard !results.lies(in: context.path(typed: typed)) else {
      throw ClassFolderError.amongSubmissions(path: results.path)
    }
    let handedIn = try findSubmissions(in: typed)
    guard handedIn.learners.contains(where: { !$0.exercises.isEmpty }) else {
      // An earlier report is kept rather than replaced by an empty one.
      for problem in handedIn.problems { complain(words.text(of: problem)) }
      throw ClassFolderError.nothingHandedIn(path: typed)
    }
    if wants(.resume), !results.isBegun { throw ClassFolderError.notBegun(path: results.path) }
    try results.make()
    let lock = try results.lock()
    defer { withExtendedLifetime(lock) {} }
    let before = wants(.again) ? nil : try results.writtenPlan()
    let (grader, plan, questions) = try plan(for: handedIn, after: before)
    let lessons = try gradedLessons(plan.header.lessons)
    // All arguments are valid from here on.
    if wants(.again) { for path in [results.journal, results.times] { unlink(path) } }
    let journal = try ResultJournal(path: results.journal)
    // The earlier report is read before its files are replaced.
    let earlier = try (wants(.again) ? nil : results.gradedPlan()).map { before in
      // Lessons outside the requested range are left out of the report, but are still part of the
      // class.
      let ids = wants(.range) ? plan.header.lessons : before.header.lessons
      return try self.report(on: before, journal, [:], try gradedLessons(ids))
    }
    if !wants(.again) { try results.keepPlanBefore() }
    try results.write(plan)
    let open = questions.filter { journal.verdict($0.name) == nil }
    let faults = try grade(
      open, as: plan.header, by: grader, into: journal, times: results.times)
    let report = try self.report(on: plan, journal, faults, lessons)
    try tell(
      report, in: results, graded: open.count, known: questions.count - open.count,
      before: earlier)
    results.forgetPlanBefore()
    return exitCode(of: report)
  }

  /// The plan and its questions; settings that aren't given are taken over from the previous plan.
  private func plan(
    for handedIn: HandedIn, after before: ClassPlan?
  ) throws -> (grader: Grader, plan: ClassPlan, questions: [ClassGrading.Question]) {
    let lessons = try lessonsToGrade(handedIn, after: before)
    var session = session
    if !wants(.seed) {
      session.seed = before?.header.grading.seed ?? .random(in: 0...UInt64(UInt32.max))
    }
    if wants(.resume), !wants(.timeout), let seconds = before?.header.grading.timeout {
      session.timeout = .seconds(seconds)
    }
    let shard =
      invocation.values[.shard].flatMap { Shard($0) }
      ?? (wants(.resume) ? before?.header.shard : nil)
    let line = progressLine()
    var grader = try session.grader()
    grader.reads = .whenWanted
    let text = words("progress.examining")
    let confinement = try line.during(text) {
      try grader.examine(with: try lessons.first ?? session.course.first)
    }
    let grading = try GradingRecord(
      by: grader, of: lessons, seed: session.seed, timeout: session.timeout.inSeconds,
      confinement: confinement.missing.isEmpty ? .whole : confinement.calls ? .partial : .none)
    let reading = words("class.reading", ["count": handedIn.learners.count])
    let (plan, questions) = try line.during(reading) {
      try grader.plan(
        for: handedIn, of: lessons, as: grading, shard: shard)
    }
    return (grader, plan, questions)
  }

  /// The lessons that the options name, else those of which at least one exercise was handed in.
  private func lessonsToGrade(_ handedIn: HandedIn, after before: ClassPlan?) throws -> [Lesson] {
    let all = session.course.lessons
    if let range = invocation.values[.range].flatMap(LessonRange.init) {
      let unknown = range.numbers.subtracting(all.map(\.number)).min()
      if let unknown {
        throw UsageError(.unknownLesson(name: "\(unknown)", last: all.count), .class)
      }
      return all.filter { range.numbers.contains($0.number) }
    }
    if wants(.resume), let ids = before?.header.lessons {
      return all.filter { ids.contains($0.id) }
    }
    return all.filter { lesson in handedIn.learners.contains { $0.exercises[lesson.id] != nil } }
  }

  /// Grades the exercises without a known result, and journals each result when it arrives.
  ///
  /// - Returns: by the results' names, the answers that the journal can't keep: the grader could
  ///   not do its work.
  private func grade(
    _ questions: [ClassGrading.Question], as plan: ClassPlan.Header, by grader: Grader,
    into journal: ResultJournal, times: String
  ) throws -> [String: ClassGrading.Answer] {
    guard !questions.isEmpty else { return [:] }
    let jobs =
      invocation.values[.jobs].flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
    let state = Locked(ClassProgress(total: questions.count))
    let faults = Locked<[String: ClassGrading.Answer]>([:])
    let (start, drawing) = (ContinuousClock.now, drawing)
    let line = progressLine()
    @Sendable func text() -> String {
      drawing.text(of: state.withLock { $0 }, after: ContinuousClock.now - start)
    }
    let complain = context.complain
    // Without a terminal a line with the progress is printed at intervals.
    let log =
      context.isErrorTerminal
      ? nil : Repetition(every: TimeLimit.progressReport) { complain(text() + "\n") }
    defer { withExtendedLifetime(log) {} }
    let timesFile = try TimesFile(path: times)
    @Sendable func take(
      _ question: ClassGrading.Question, _ answer: ClassGrading.Answer, _ seconds: Double
    ) throws {
      if let verdict = answer.lasting {
        try journal.keep(verdict, as: question.name)
        try timesFile.add(lesson: question.lesson.id, seconds: seconds)
      } else {
        faults.withLock { $0[question.name] = answer }
      }
      state.withLock { state in
        state.done += 1
        if !answer.passes { state.failed += 1 }
      }
      line.say(text())
    }
    try line.during(text()) {
      // Unreadable exercises need no worker process.
      var (open, rest) = (questions.filter(\.isReadable), questions.filter { !$0.isReadable })
      if let workers = workers(for: plan, jobs: jobs) {
        let outcome = try workers.grade(open, take)
        let reason = words("class.ended-judge")
        for question in outcome.fatal {
          try take(question, .ungraded(because: reason, mayPass: false), 0)
        }
        open = outcome.open
      }
      rest += open
      try grading(by: grader, jobs: jobs).grade(rest, take: take)
    }
    return faults.withLock { $0 }
  }

  /// Worker processes of this same program; nil if the path of the program isn't known.
  private func workers(for plan: ClassPlan.Header, jobs: Int) -> WorkerGrading? {
    context.program.map { program in
      WorkerGrading(
        Command(program, context.arguments, environment: context.environment), as: plan,
        jobs: jobs)
    }
  }

  private func report(
    on plan: ClassPlan, _ journal: ResultJournal, _ faults: [String: ClassGrading.Answer],
    _ lessons: [GradedLesson]
  ) throws -> ClassReport {
    var resultWords = resultWords
    return try ClassReport(plan, lessons: lessons, remark: words.text) { _, lesson, exercise in
      let known = journal.verdict(exercise.name).map { ClassGrading.Answer.graded($0) }
      return try resultWords.result(of: exercise, in: lesson, from: known ?? faults[exercise.name])
    }
  }
}

extension CommandRun {
  /// Whether another process of the workbook has started this one as its worker.
  var isClassWorker: Bool { context.environment[ClassWorker.variable] != nil }

  /// Grades the exercises that the parent process sends, and reports each result to it.
  func gradeForClass() throws -> ExitCode {
    guard let order = try order(), let questions = order.asked(among: session.course.lessons)
    else { return .unavailable }
    // Standard input ends when the parent process is gone; then this one ends, too.
    try Job {
      while getchar() != EOF {}
      Workbook.leaveNothingBehind()
      _exit(ExitCode.unavailable.rawValue)
    }
    var session = session
    (session.seed, session.timeout) = (order.seed, .seconds(order.timeout))
    var grader = try session.grader()
    grader.reads = .whenWanted
    let write = context.write
    let last = Locked(())
    @Sendable func tell(_ news: ClassWorker.News) throws {
      let line = String(decoding: try JSONEncoder().encode(news), as: UTF8.self)
      last.withLock { _ in write(line + "\n") }
    }
    try grading(by: grader, jobs: order.jobs).grade(
      questions, begin: { try tell(.begun(name: $0.name)) },
      take: { try tell(.graded(name: $0.name, $1, seconds: $2)) })
    return .success
  }

  private func order() throws -> ClassWorker.Order? {
    try context.readLine().map {
      try JSONDecoder().decode(ClassWorker.Order.self, from: Data($0.utf8))
    }
  }

  private func grading(by grader: Grader, jobs: Int) -> ClassGrading {
    ClassGrading(grader: grader, jobs: jobs) { [words] in words.text(of: $0) }
  }
}
