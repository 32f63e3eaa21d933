import Classroom
import Curriculum
import Interface
import Terminal

extension CommandRun {
  /// Grades lessons independently: an exercise that can't be graded doesn't stop the others.
  func test() throws -> ExitCode {
    let lessons = try lessonsToTest()
    let (format, drawing) = (invocation.format, verdictDrawing)
    let file = invocation.values[.output].map { ReportFile($0, in: context) }
    let passed = lessons.map { session.status(of: $0).passed }
    var verdicts: [Verdict] = []
    // If no lesson is graded, the command fails.
    var exitCode = lessons.isEmpty ? ExitCode.failure : .success
    var written = ""
    let line = progressLine()
    let grading = ParallelGrading(lessons, in: session) {
      [drawing = self.drawing] lesson, progress in
      line.say(drawing.text(of: progress, lesson: lesson.number, seconds: progress.seconds()))
    }
    for (index, lesson) in lessons.enumerated() {
      let text = words("lesson.grading", ["number": lesson.number])
      let verdict = try line.during(text) {
        try grading.verdict(at: index)
      }
      // Exercises from another folder have no earlier verdict to compare with.
      let change = wants(.lessons) ? nil : VerdictChange(from: passed[index], to: verdict)
      let isOne = lessons.count == 1
      if verdict.hasProblem { complain(of: verdict, tellsNext: isOne || format != .text) }
      let part = format.text(
        of: verdict, below: verdicts, change: change, isOne: isOne, in: drawing)
      if file == nil { write(part) } else { written += part }
      verdicts.append(verdict)
      exitCode = try keeping(exitCode.and(ExitCode(verdict))) { try session.keep(verdict) }
    }
    let end = try format.end(of: verdicts, in: drawing)
    if let file { try file.write(written + end) } else { write(end) }
    if format == .github { try tellGitHub(of: verdicts) }
    return exitCode
  }

  /// Writes the job summary for GitHub and the results for GitHub Classroom, if the environment
  /// asks for them.
  private func tellGitHub(of verdicts: [Verdict]) throws {
    if let summary = file(in: "GITHUB_STEP_SUMMARY") {
      try summary.append(GitHubSummary(drawing: verdictDrawing).text(of: verdicts))
    }
    // Results without tests would be counted as points.
    if let output = file(in: "GITHUB_OUTPUT"), !verdicts.isEmpty {
      let lessons = verdicts.map { ReportedLesson($0, drawing: verdictDrawing) }
      try output.append(try ClassroomResults(lessons: lessons).output())
    }
  }

  /// The file that an environment variable names.
  private func file(in variable: String) -> ReportFile? {
    context.environment[variable].flatMap { path in
      path.isEmpty ? nil : ReportFile(path, in: context)
    }
  }

  private var verdictDrawing: Drawing {
    var drawing = drawing
    drawing.tellsNext = !wants(.lessons)
    drawing.isFull = wants(.full)
    // A report file isn't a terminal.
    if wants(.output), invocation.color != .always { drawing.canvas = .text }
    return drawing
  }

  private func write(_ text: String) {
    // An exercise may print lines that a pipeline would run as commands.
    let isLogged = ["CI", "GITHUB_ACTIONS", "TF_BUILD"].contains { context.environment[$0] != nil }
    let text = isLogged && invocation.format == .text ? text.withoutPipelineCommands : text
    if !text.isEmpty { context.write(text) }
  }

  private func complain(of verdict: Verdict, tellsNext: Bool) {
    var drawing = verdictDrawing
    drawing.tellsNext = drawing.tellsNext && tellsNext
    context.complain(in: drawing.problemLines(for: verdict))
  }

  private func lessonsToTest() throws -> [Lesson] {
    let all = session.course.lessons
    if wants(.all) { return all }
    guard invocation.operands.isEmpty else {
      var seen: Set<String> = []
      return try invocation.operands.map { try lesson(named: $0) }
        .filter { seen.insert($0.id).inserted }
    }
    return all.filter { session.status(of: $0).state != .untouched }
  }
}
