import Basics
import Classroom
import Curriculum
import Grading
import Interface
import Terminal

extension CommandRun {
  func `class`() throws -> ExitCode {
    let operands = invocation.operands
    switch invocation.task {
    case .grade where isClassWorker: return try gradeForClass()
    case .grade: return try gradeClass(operands[0])
    case .merge: return try mergeClass(operands)
    default:
      guard let pipeline = Pipeline(rawValue: operands[0]) else { return .usage }
      context.write(words.called(try contents(of: session.repository.pipeline(pipeline.file))))
      return .success
    }
  }

  // MARK: What grading and merging share

  var resultFolder: ClassFolder {
    ClassFolder(path: context.path(typed: invocation.values[.report] ?? ""))
  }

  var resultWords: ResultWords {
    ResultWords(session.course, in: session.repository, drawing: drawing)
  }

  /// The lessons with these ids as a report needs them, with the points of each check.
  func gradedLessons(_ ids: [String]) throws -> [GradedLesson] {
    let repository = session.repository
    let all = try session.course.lessons.map { lesson in
      var graded = GradedLesson(lesson)
      graded.givenTexts = try
        (repository.stubs(of: lesson.id) + [repository.solution(of: lesson.id)])
        .map { try contents(of: $0) }
      return graded
    }
    let lessons = all.filter { ids.contains($0.id) }
    // A points file may cover the whole course, although only some lessons were handed in.
    return try bytes(of: .points).map { try PointsFile(parsing: $0, lessons: all) }?
      .applied(to: lessons) ?? lessons
  }

  /// The contents of the file that an option names; nil without the option.
  private func bytes(of option: Option) throws(FileError) -> [UInt8]? {
    guard let name = invocation.values[option] else { return nil }
    guard let data = OrdinaryFile.contents(at: context.path(typed: name)) else {
      throw .notReadable(path: name)
    }
    return [UInt8](data)
  }

  /// Writes all files of a report and prints its summary.
  func tell(
    _ report: ClassReport, in folder: ClassFolder, graded: Int, known: Int,
    before: ClassReport?
  ) throws {
    try folder.write(report, words: words, page: PageFiles(in: session.repository))
    show(drawing.summary(of: report, graded: graded, known: known))
    if let before { show(drawing.changes(from: before, to: report)) }
    show(drawing.remarks(of: report))
    let shown = invocation.values[.report] ?? folder.path
    show([.empty] + drawing.paragraph(words("class.report", ["path": "\(shown)/report.html"])))
  }

  /// `busy` if only a busy machine has left exercises ungraded, `unavailable` for other reasons.
  func exitCode(of report: ClassReport) -> ExitCode {
    let open = report.learners.flatMap(\.exercises.values).map(\.result)
      .filter { $0.status == .ungraded }
    let isBusy = open.allSatisfy { $0.checks.contains { $0.result == .notMade } }
    return open.isEmpty ? .success : isBusy ? .busy : .unavailable
  }
}

extension CommandRun {
  /// Merges parts of a class that were graded separately, and writes one report on all of them.
  func mergeClass(_ typed: [String]) throws -> ExitCode {
    var parts: [(place: String, plan: ClassPlan)] = []
    var journals: [[String: UntoldVerdict]] = []
    for name in typed {
      let folder = ClassFolder(path: context.path(typed: name))
      guard let plan = try folder.writtenPlan() else {
        throw ClassFolderError.notBegun(path: name)
      }
      parts.append((name, plan))
      journals.append(ResultJournal.verdicts(at: folder.journal))
    }
    let (plan, places) = try ClassParts.merged(parts)
    var open: [Int: Int] = [:]
    for (learner, part) in zip(plan.learners, places) {
      let count = learner.exercises.values.count { journals[part][$0.name] == nil }
      if count > 0 { open[part, default: 0] += count }
    }
    if let (part, count) = open.min(by: { $0.key < $1.key }) {
      throw MergeError.unfinished(count: count, path: parts[part].place)
    }
    let results = resultFolder
    try results.make()
    let lock = try results.lock()
    defer { withExtendedLifetime(lock) {} }
    var resultWords = resultWords
    let report = try ClassReport(
      plan, lessons: try gradedLessons(plan.header.lessons), remark: words.text
    ) {
      try resultWords.result(
        of: $2, in: $1, from: journals[places[$0]][$2.name].map { .graded($0) })
    }
    let count = plan.learners.reduce(0) { $0 + $1.exercises.count }
    try tell(report, in: results, graded: 0, known: count, before: nil)
    return exitCode(of: report)
  }
}

/// The folder or archive of submissions that was named can't be used.
struct UnreadableSubmissions: Error, Equatable {
  /// The path as the user typed it.
  var path: String
  var problem: SubmissionFolderError
}

extension CommandRun {
  func findSubmissions(in typed: String) throws -> HandedIn {
    let assumed = try invocation.values[.lesson].map { number in
      let all = session.course.lessons
      guard let lesson = all.first(where: { "\($0.number)" == number }) else {
        throw UsageError(.unknownLesson(name: number, last: all.count), .class)
      }
      return lesson.id
    }
    let lessons = try session.course.lessons.map { lesson in
      LessonMarks(
        id: lesson.id, stub: try contents(of: session.repository.stub(of: lesson.id)))
    }
    let folder = SubmissionFolder(
      path: context.path(typed: typed), lessons: lessons,
      roster: try bytes(of: .roster).map(Roster.init(csv:)), assuming: assumed)
    let text = words("class.finding")
    return try progressLine().during(text) {
      do throws(SubmissionFolderError) {
        return try folder.find()
      } catch {
        throw UnreadableSubmissions(path: typed, problem: error)
      }
    }
  }
}

extension Drawing {
  func text(of progress: ClassProgress, after passed: Duration) -> String {
    // With the text in a line of eighty columns.
    let barLength = 24
    let share = Double(progress.done) / Double(max(progress.total, 1))
    let filled = Int((share * Double(barLength)).rounded(.down))
    let (full, empty) = canvas.isUnicode ? ("█", "░") : ("#", ".")
    let bar =
      String(repeating: full, count: filled)
      + String(repeating: empty, count: barLength - filled)
    let text = words(
      "class.progress",
      ["bar": bar, "done": progress.done, "total": progress.total, "failed": progress.failed])
    let left = progress.left(after: passed)
    return left.map { words("class.left", ["progress": text, "time": time($0)]) } ?? text
  }

  private func time(_ duration: Duration) -> String {
    let seconds = Int(duration.inSeconds.rounded(.up))
    return seconds < 100
      ? words("class.seconds", ["count": seconds])
      : words("class.minutes", ["count": (seconds + 59) / 60])
  }

  func summary(of report: ClassReport, graded: Int, known: Int) -> [Line] {
    var counts: [ExerciseResult.Status: Int] = [:]
    for learner in report.learners {
      for exercise in learner.exercises.values { counts[exercise.result.status, default: 0] += 1 }
    }
    let total = counts.values.reduce(0, +)
    let parts = ExerciseResult.Status.allCases.compactMap { status in
      counts[status].map { words("class.amount-\(status.rawValue)", ["count": $0]) }
    }
    let ids = Set(report.lessons.map(\.id))
    let unclear = report.learners.reduce(0) { $0 + $1.unclear.count(where: ids.contains) }
    let missing = report.learners.count * report.lessons.count - total - unclear
    let missed =
      (unclear > 0 ? [words("class.amount-unclear", ["count": unclear])] : [])
      + (missing > 0 ? [words("class.missing", ["count": missing])] : [])
    let list = (parts + missed).map { "- \($0)" }.joined(separator: "\n")
    let heading = words("class.summary", ["learners": report.learners.count, "exercises": total])
    let work = words.sentences([
      words("class.graded", ["count": graded]), words("class.known", ["count": known]),
    ])
    return paragraph(heading) + markdownText(list) + [.empty]
      + paragraph(words.text(of: report.files)) + paragraph(work)
      + paragraph(words("class.seed", ["seed": report.grading.seed]))
  }

  /// The learners whose results have changed, with the reasons.
  func changes(from old: ClassReport, to new: ClassReport) -> [Line] {
    let changes = ClassChange.all(from: old, to: new)
    guard !changes.isEmpty else { return [.empty] + paragraph(words("class.no-change")) }
    let lessons = (new.lessons + old.lessons).map { ($0.id, $0.number) }
    let numbers = Dictionary(lessons) { first, _ in first }
    let lines = changes.flatMap { change in
      let who = shown(change.name ?? change.learner)
      let text = words(
        "class.change",
        [
          "learner": who, "number": numbers[change.lesson] ?? 0, "before": text(of: change.before),
          "after": text(of: change.after),
          "reason": words.list(change.reasons.map { words("class.reason-\($0.rawValue)") }),
        ])
      return paragraph(text, indent: 2)
    }
    return [.empty] + paragraph(words("class.changes", ["count": changes.count])) + lines
  }

  private func text(of standing: ClassChange.Standing?) -> String {
    guard let standing else { return words("class.nothing") }
    switch standing.status {
    case .passed, .failed: return words("class.passed", ["count": standing.passed])
    case .untouched, .unbuilt, .unreadable, .ungraded:
      return words("class.\(standing.status.rawValue)")
    }
  }

  func remarks(of report: ClassReport) -> [Line] {
    guard !report.remarks.isEmpty else { return [] }
    return [.empty] + paragraph(words("class.remarks", ["count": report.remarks.count]))
      + report.remarks.flatMap { paragraph(Inline.escaping($0), indent: 2) }
  }

  private func shown(_ name: String) -> String {
    Inline.escaping(visible(controlCharactersIn: name))
  }
}
