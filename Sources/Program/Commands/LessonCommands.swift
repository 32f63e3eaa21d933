import Basics
import Classroom
import Curriculum
import Grading
import Interface
import Terminal

extension CommandRun {
  func list() throws -> ExitCode {
    let rows = session.rows()
    guard wants(.json) else {
      let menu = MenuState(rows: rows, unread: session.course.unread)
      show(drawing.lines(for: menu, isMenu: false))
      return .success
    }
    // `version` grows when a field changes its meaning or goes away.
    let unread = session.course.unread.map { lesson -> JSONObject in
      ["number": lesson.number, "id": lesson.id, "problem": drawing.words.text(of: lesson.error)]
    }
    let list: JSONObject = [
      "version": 2, "lessons": rows.map(data), "unread": unread.isEmpty ? nil : unread,
    ]
    context.write(try json(list))
    return .success
  }

  private func data(of row: LessonRow) -> JSONObject {
    let status = row.status
    return [
      "number": row.number, "id": row.id, "title": row.title, "file": row.file,
      // One of the words at the head of `Lessons/Interface.md`.
      "state": status.state.name,
      // How many checks pass, as the exercise is now.
      "passed": row.passedChecks, "checks": row.totalChecks,
      "passedSteps": row.passedSteps, "steps": row.totalSteps,
      "attempts": status.progress.attempts, "hints": row.hints,
      // When every check passed for the first time, whatever was changed since.
      "passedAt": status.progress.passedAt,
      "problem": status.verdict.flatMap(drawing.problemText(of:)),
    ]
  }
}

extension CommandRun {
  /// Shows a lesson's text; if a person can answer, it stops at each question.
  func read() throws -> ExitCode {
    let lesson = try lesson()
    let opening = beginning(at: .reader, of: lesson) + [.menu(.chosen(lesson.number))]
    guard !hasScreen else { return try window(beginningWith: opening) }
    guard context.isOutputTerminal || !context.isInputTerminal else {
      return try readWithoutStops(lesson)
    }
    let lines = LineFrontEnd(
      .reading, session: session, drawing: drawing, progress: progressLine())
    let loop = EventLoop(session: session, frontEnd: lines)
    try loop.run(beginningWith: opening) { $0.screen == .menu || $0.hasReadAll }
    // If the input ended before the text did, the rest is shown with the answers at its end.
    let isLeftOver = !context.isInputTerminal && loop.state.isReading && !loop.state.hasReadAll
    var code = ExitCode.success
    if isLeftOver {
      show(drawing.restLines(of: loop.state.reader))
      code = try keeping(.success) { try session.record(.read(), for: lesson) }
    }
    if isLeftOver || loop.state.hasReadAll {
      let file = session.repository.display(session.repository.exercise(of: lesson.id))
      let next = Sentence(
        "next.test", ["file": drawing.linkText(to: file), "lesson": lesson.number])
      show(drawing.paragraph(words(next)))
    }
    return code
  }

  private func readWithoutStops(_ lesson: Lesson) throws -> ExitCode {
    show(drawing.wholeLines(of: try session.parts(of: lesson)))
    return try keeping(.success) { try session.record(.read(), for: lesson) }
  }
}

extension AppState {
  fileprivate var isReading: Bool { screen == .reader && !isOver }

  /// Whether the end of the text has just been shown.
  fileprivate var hasReadAll: Bool {
    let isShown = screen == .reader || (screen == .lesson && lesson.showing == .nothing)
    return isShown && reader.hasJustShownAll
  }
}

extension CommandRun {
  /// Shows the next hint for the first failing check.
  func hint() throws -> ExitCode {
    let lesson = try lesson()
    let status = session.status(of: lesson)
    if let hint = status.hint() {
      return try give(hint, for: lesson, keeping: nil)
    }
    // The failing checks aren't known before grading.
    let verdict = try session.grade(lesson, saying: progressLine(), in: drawing)
    let graded = LessonStatus(verdict: verdict, progress: status.progress)
    return try give(graded.hint() ?? .verdictFirst(verdict), for: lesson, keeping: verdict)
  }

  private func give(_ hint: Hint, for lesson: Lesson, keeping verdict: Verdict?) throws -> ExitCode
  {
    var exitCode = ExitCode.success
    switch hint {
    case .verdictFirst(let verdict) where verdict.hasProblem:
      context.complain(in: drawing.problemLines(for: verdict))
      exitCode = .failure
    case .verdictFirst:
      show(drawing.lines(for: hint))
      exitCode = .failure
    case .nothingFails: show(drawing.lines(for: hint))
    case .shown(let given):
      let next: Sentence =
        given.isStrongest
        ? Sentence("hint.no-more", ["lesson": lesson.number])
        : Sentence("hint.next", ["lesson": lesson.number])
      show(drawing.lines(for: hint) + [.empty] + drawing.paragraph(words(next)))
    }
    return try keeping(exitCode) {
      if let verdict { try session.keep(verdict) }
      try session.keep(hint, for: lesson)
    }
  }
}

extension CommandRun {
  /// Shows the reference solution if the lesson passes, or always with `--anyway`.
  func solution() throws -> ExitCode {
    let lesson = try lesson()
    guard let source = try session.solution(lesson, anyway: wants(.anyway)) else {
      complain(words("solution.refused", ["lesson": lesson.number]))
      return .failure
    }
    // A file or pipe gets the plain source; only a terminal gets it drawn.
    if context.isOutputTerminal {
      show(drawing.lines(forSolution: source))
    } else {
      context.write(source)
    }
    return try keeping(.success) { try session.record(.solutionShown, for: lesson) }
  }
}

extension CommandRun {
  /// Puts the stub back after asking; with `--undo` it restores the file that a reset has kept.
  func reset() throws -> ExitCode {
    guard !wants(.undo) else { return try undoReset() }
    let lesson = try lesson()
    if !wants(.yes) {
      show(drawing.paragraph(words("reset.question", ["lesson": lesson.number])))
      guard context.readLine().flatMap({ YesOrNo($0) }) == .yes else {
        show(drawing.paragraph(words("reset.cancelled")))
        return .failure
      }
    }
    let backup = try session.reset(lesson)
    show(drawing.lines(forReset: backup))
    if backup != nil { show(drawing.paragraph(words("reset.undo", ["lesson": lesson.number]))) }
    return try keeping(.success) { try session.record(.reset(), for: lesson) }
  }

  private func undoReset() throws -> ExitCode {
    let lesson = try lesson()
    let undone = try session.undoReset(lesson)
    show(drawing.paragraph(drawing.text(of: undone, lesson: lesson.number)))
    guard undone != .nothingToUndo else { return .failure }
    return try keeping(.success) { try session.record(.reset(isUndone: true), for: lesson) }
  }
}

extension CommandRun {
  /// Runs the learner's `scratch()` and shows its output as it arrives.
  func run() throws -> ExitCode {
    let lesson = try lesson()
    let progress = progressLine()
    var printed = ""
    let compiling = words("scratch.compiling")
    let end: ScratchEnd
    do {
      end = try progress.during(compiling) {
        try whileRead {
          try session.grader().runScratch(of: lesson) { [context] text in
            guard !text.isEmpty else { return }
            progress.end()
            printed = String(text.suffix(1))
            context.write(visible(controlCharactersIn: text))
          }
        }
      }
    } catch EnvironmentError.cancelled {
      return .failure
    }
    // The next message begins on a line of its own.
    if !printed.isEmpty, printed != "\n", context.isOutputTerminal { context.write("\n") }
    let file = session.repository.display(session.repository.exercise(of: lesson.id))
    switch end {
    case .finished:
      if printed.isEmpty { complain(words("scratch.prints-nothing", ["file": file])) }
      return .success
    case .verdict(let verdict) where verdict.hasProblem:
      context.complain(in: drawing.problemLines(for: verdict))
    case .verdict(let verdict): show(drawing.whyNot(verdict))
    case .missing, .stopped: complain(drawing.text(of: end, file: file))
    }
    return .failure
  }

  /// Does work that writes output, and cancels it when the reader of the output is gone.
  private func whileRead<Value>(_ work: () throws -> Value) throws -> Value {
    let (cancellation, isOver) = (Cancellation(), Locked(false))
    defer { isOver.withLock { $0 = true } }
    // Without a thread the work simply runs to its end.
    _ = try? Job { [context] in
      while !context.isReaderGone() {
        let pause = Date(timeIntervalSinceNow: TimeLimit.lookForReader.inSeconds)
        guard isOver.wait(until: pause, for: { $0 ? () : nil }) == nil else { return }
      }
      cancellation.cancel()
    }
    return try cancellation.perform(work)
  }
}
