import Curriculum
import Interface
import Runtime
import Terminal
import Verdicts

extension CommandRun {
  /// Grades lessons, each for itself: an exercise that can't be graded hinders no other.
  func test() throws -> ExitCode {
    let lessons = try lessonsToTest()
    guard !lessons.isEmpty else {
      if wants(.json) {
        context.write(try json(VerdictReport(verdicts: [], drawing: drawing)))
      } else {
        show(drawing.paragraph(words(.allUntouched)))
      }
      return .failure
    }
    let passed = lessons.map { session.standing(of: $0).passed }
    var verdicts: [Verdict] = []
    var exitCode = ExitCode.success
    let line = progressLine()
    let grading = ParallelGrading(lessons, with: session.grading) { [drawing] lesson, progress in
      line.say(drawing.text(of: progress, lesson: lesson.number, seconds: progress.seconds()))
    }
    for (index, lesson) in lessons.enumerated() {
      let text = words(.lessonGrading(number: lesson.number))
      let verdict = try line.during(text) {
        try grading.verdict(at: index)
      }
      // Of exercises that are somebody else's nothing is known from before.
      let change = wants(.lessons) ? nil : VerdictChange(from: passed[index], to: verdict)
      tell(verdict, below: verdicts, change: change, isOne: lessons.count == 1)
      verdicts.append(verdict)
      if !verdict.passes, exitCode == .success { exitCode = .failure }
      exitCode = try keeping(exitCode) { try session.keep(verdict) }
    }
    if wants(.json) {
      context.write(try json(VerdictReport(verdicts: verdicts, drawing: drawing)))
    } else if lessons.count > 1, !wants(.lines) {
      let next = verdictDrawing.nextLines(after: verdicts)
      if !next.isEmpty { show([.empty] + next) }
    }
    return exitCode
  }

  private var verdictDrawing: Drawing {
    var drawing = drawing
    drawing.tellsNext = !wants(.lessons)
    drawing.isFull = wants(.full)
    return drawing
  }

  /// - Parameters:
  ///   - others: the verdicts above it.
  ///   - change: how it differs from the one before on the same lesson.
  ///   - isOne: whether no other lesson is graded, so that its verdict says what comes next.
  private func tell(
    _ verdict: Verdict, below others: [Verdict], change: VerdictChange?, isOne: Bool
  ) {
    var drawing = verdictDrawing
    let isForReading = !wants(.json) && !wants(.lines)
    if verdict.hasProblem {
      drawing.tellsNext = drawing.tellsNext && (isOne || !isForReading)
      context.complain(in: drawing.problemLines(for: verdict))
    }
    if wants(.lines) {
      show(drawing.compilerLines(of: verdict).map { Line($0) })
    }
    guard isForReading, !verdict.hasProblem else { return }
    let last = others.last { !$0.hasProblem }
    show(
      isOne
        ? drawing.lines(for: verdict, change: change)
        : drawing.lines(for: verdict, below: last, change: change))
  }

  private func lessonsToTest() throws -> [Lesson] {
    let all = session.course.lessons
    if wants(.all) { return all }
    guard invocation.lessons.isEmpty else {
      var seen: Set<String> = []
      return try invocation.lessons.map { try lesson(named: $0) }
        .filter { seen.insert($0.id).inserted }
    }
    return all.filter { session.standing(of: $0).state != .untouched }
  }
}
