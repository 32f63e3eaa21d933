import Basics
import Classroom
import Curriculum
import Interface
import Terminal

extension CommandRun {
  func `class`() throws -> ExitCode {
    switch invocation.classTask {
    case .grade where isClassWorker: try gradeForClass()
    case .grade(let folder): try gradeClass(folder)
    case .merge(let folders): try mergeClass(folders)
    case .pipeline(let name): try showPipeline(name)
    case nil: .usage
    }
  }

  // MARK: What grading and merging share

  /// The folder that the results go to.
  var resultFolder: ClassFolder {
    ClassFolder(path: context.path(typed: invocation.values[.report] ?? ""))
  }

  /// The lessons with these ids, as a report tells of them, with what each check is worth.
  func gradedLessons(_ ids: [String]) throws -> [GradedLesson] {
    let all = session.course.lessons.map { GradedLesson($0) }
    let lessons = all.filter { ids.contains($0.id) }
    if let name = invocation.values[.points] {
      guard let data = OrdinaryFile.contents(at: context.path(typed: name)) else {
        throw FileProblem.notReadable(path: name)
      }
      // One file may be for the whole course, whatever was handed in so far.
      return try PointsFile(parsing: String(decoding: data, as: UTF8.self), lessons: all)
        .applied(to: lessons)
    }
    return lessons
  }

  /// Writes all files of a report, and says what is in it.
  func tell(
    _ report: ClassReport, in folder: ClassFolder, graded: Int, known: Int,
    before: ClassReport?
  ) throws {
    try folder.write(report, words: words, page: PageFiles(in: session.repository))
    let drawing = ClassDrawing(drawing: drawing)
    show(drawing.summary(of: report, graded: graded, known: known))
    if let before { show(drawing.changes(from: before, to: report)) }
    show(drawing.remarks(of: report))
    let shown = invocation.values[.report] ?? folder.path
    show([.empty] + self.drawing.paragraph(words("class.report", ["path": "\(shown)/report.html"])))
  }

  /// Whether everything could be graded that was handed in.
  func exitCode(of report: ClassReport) -> ExitCode {
    let open = report.learners.flatMap(\.exercises.values).map(\.result)
      .filter { $0.status == .ungraded }
    let isBusy = open.allSatisfy { $0.checks.contains { $0.result == .notMade } }
    return open.isEmpty ? .success : isBusy ? .busy : .unavailable
  }

  private func showPipeline(_ name: PipelineName) throws -> ExitCode {
    context.write(try contents(of: session.repository.pipeline(name.file)))
    return .success
  }
}

extension PipelineName {
  var file: String {
    switch self {
    case .github: "github.yml"
    case .gitlab: "gitlab.yml"
    case .slurm: "slurm.sh"
    case .parallel: "parallel.sh"
    }
  }
}

extension CommandRun {
  /// Puts parts of a class together that were graded apart, and writes the report on all of it.
  func mergeClass(_ typed: [String]) throws -> ExitCode {
    var parts: [(place: String, plan: ClassPlan)] = []
    var journals: [ResultJournal.Written] = []
    for name in typed {
      let folder = ClassFolder(path: context.path(typed: name))
      guard let plan = try folder.writtenPlan() else {
        throw ClassFolderProblem.notBegun(path: name)
      }
      parts.append((name, plan))
      journals.append(ResultJournal.Written(path: folder.journal))
    }
    let (plan, places) = try ClassParts.merged(parts)
    var open: [Int: Int] = [:]
    for (learner, part) in zip(plan.learners, places) {
      let count = learner.exercises.values.count { journals[part].results[$0.name] == nil }
      if count > 0 { open[part, default: 0] += count }
    }
    if let (part, count) = open.min(by: { $0.key < $1.key }) {
      throw MergeProblem.unfinished(count: count, path: parts[part].place)
    }
    let results = resultFolder
    try results.make()
    let lock = try results.lock()
    defer { withExtendedLifetime(lock) {} }
    let report = ClassReport(plan, lessons: try gradedLessons(plan.header.lessons)) {
      journals[places[$0]].results[$1.name]
    }
    let count = plan.learners.reduce(0) { $0 + $1.exercises.count }
    try tell(report, in: results, graded: 0, known: count, before: nil)
    return exitCode(of: report)
  }
}

/// Nothing could be found in what was named as the folder of submissions.
struct UnreadableSubmissions: Error, Equatable {
  /// As it was typed.
  var path: String
  var problem: SubmissionFolderProblem
}

extension CommandRun {
  /// What a class handed in, as it stands in a folder.
  func findSubmissions(in typed: String) throws -> HandedIn {
    let lessons = try session.course.lessons.map { lesson in
      LessonMarks(
        id: lesson.id, stub: try contents(of: session.repository.stub(of: lesson.id)))
    }
    let folder = SubmissionFolder(
      path: context.path(typed: typed), lessons: lessons, roster: try roster())
    let text = words("class.finding")
    return try progressLine().during(text) {
      do throws(SubmissionFolderProblem) {
        return try folder.find()
      } catch {
        throw UnreadableSubmissions(path: typed, problem: error)
      }
    }
  }

  /// Who is in the class, if somebody said it.
  private func roster() throws -> Roster? {
    guard let name = invocation.values[.roster] else { return nil }
    guard let data = OrdinaryFile.contents(at: context.path(typed: name)) else {
      throw FileProblem.notReadable(path: name)
    }
    return try Roster(csv: [UInt8](data))
  }
}

struct ClassDrawing: Sendable {
  var drawing: Drawing

  var words: Words { drawing.words }

  func text(of progress: ClassProgress, after passed: Duration) -> String {
    let share = Double(progress.done) / Double(max(progress.total, 1))
    let filled = Int((share * Double(Self.barLength)).rounded(.down))
    let (full, empty) = drawing.canvas.isUnicode ? ("█", "░") : ("#", ".")
    let bar =
      String(repeating: full, count: filled)
      + String(repeating: empty, count: Self.barLength - filled)
    let text = words(
      "class.progress",
      ["bar": bar, "done": progress.done, "total": progress.total, "failed": progress.failed])
    let left = progress.left(after: passed)
    return left.map { words("class.left", ["progress": text, "time": time($0)]) } ?? text
  }

  /// Half a line of eighty columns.
  private static var barLength: Int { 24 }

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
    let missing = report.learners.count * report.lessons.count - total
    let missed = missing > 0 ? [words("class.missing", ["count": missing])] : []
    let list = (parts + missed).map { "- \($0)" }.joined(separator: "\n")
    let heading = words("class.summary", ["learners": report.learners.count, "exercises": total])
    let work = words.sentences([
      words("class.graded", ["count": graded]), words("class.known", ["count": known]),
    ])
    return drawing.paragraph(heading) + drawing.markdownText(list) + [.empty]
      + drawing.paragraph(work)
      + drawing.paragraph(words("class.seed", ["seed": report.grading.seed]))
  }

  /// Who stands otherwise than in the grading before, and why.
  func changes(from old: ClassReport, to new: ClassReport) -> [Line] {
    let changes = ClassChange.all(from: old, to: new)
    guard !changes.isEmpty else { return [.empty] + drawing.paragraph(words("class.no-change")) }
    let lessons = (new.lessons + old.lessons).map { ($0.id, $0.number) }
    let numbers = Dictionary(lessons) { first, _ in first }
    let lines = changes.flatMap { change in
      let who = shown(change.name ?? change.learner)
      let text = words(
        "class.change",
        [
          "learner": who, "number": numbers[change.lesson] ?? 0, "before": text(of: change.before),
          "after": text(of: change.after),
          "reason": words("class.reason-\(change.reason.rawValue)"),
        ])
      return drawing.paragraph(text, indent: 2)
    }
    return [.empty] + drawing.paragraph(words("class.changes", ["count": changes.count])) + lines
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
    return [.empty] + drawing.paragraph(words("class.remarks", ["count": report.remarks.count]))
      + report.remarks.flatMap { drawing.paragraph(Inline.escaping($0), indent: 2) }
  }

  private func shown(_ name: String) -> String {
    Inline.escaping(visible(controlCharactersIn: name))
  }
}
