import Curriculum
import Grading
import Terminal

extension CommandRun {
  /// Grades lessons, each for itself: an exercise that can't be graded hinders no other.
  func test() throws -> ExitCode {
    let lessons = try lessonsToTest()
    guard !lessons.isEmpty else {
      if wants(.json) {
        context.write(try json(VerdictReport(verdicts: [], drawing: drawing)))
      } else {
        show(drawing.paragraph(words(.nothingStarted)))
      }
      return .failure
    }
    var verdicts: [Verdict] = []
    var exitCode = ExitCode.success
    // What all of them need is made once, before they ask for it together.
    let line = progressLine()
    if lessons.count > 1 {
      try line.during(words(.progressPreparing)) { try session.grading.prepare() }
    }
    let grading = ParallelGrading(lessons, with: session.grading) { [drawing] lesson, progress in
      line.say(drawing.text(of: progress, lesson: lesson.number))
    }
    for (index, lesson) in lessons.enumerated() {
      let values = ["number": lesson.number, "lesson": lesson.number]
      let verdict = try line.during(words(.lessonGrading, values)) {
        try grading.verdict(at: index)
      }
      verdicts.append(verdict)
      tell(verdict, isFirst: verdicts.count == 1)
      if verdict.state != .passed, exitCode == .success { exitCode = .failure }
      exitCode = try keeping(exitCode) { try session.keep(verdict) }
    }
    if wants(.json) {
      context.write(try json(VerdictReport(verdicts: verdicts, drawing: drawing)))
    }
    return exitCode
  }

  private func tell(_ verdict: Verdict, isFirst: Bool) {
    var drawing = drawing
    drawing.tellsNext = !wants(.lessons)
    let isGraded = verdict.problem == nil
    if !isGraded { context.complain(drawing.problemLines(for: verdict).rendered(for: .none)) }
    guard !wants(.json) else { return }
    if wants(.lines) {
      context.write(drawing.compilerLines(of: verdict).map { $0 + "\n" }.joined())
      return
    }
    guard isGraded else { return }
    if !isFirst { show([.empty]) }
    show(drawing.lines(for: verdict))
  }

  private func lessonsToTest() throws -> [Lesson] {
    let all = session.course.lessons
    if wants(.all) { return all }
    guard invocation.lessons.isEmpty else {
      var seen: Set<String> = []
      return try invocation.lessons.map { try lesson(named: $0) }
        .filter { seen.insert($0.id).inserted }
    }
    return all.filter { !session.isUntouched($0) }
  }
}
