import Curriculum
import Interface

extension CommandRun {
  /// Gives the next hint for the first check that fails.
  func hint() throws -> ExitCode {
    let lesson = try lesson()
    let standing = session.standing(of: lesson)
    if let hint = standing.hint() {
      return try give(hint, for: lesson, keeping: nil)
    }
    // What fails isn't known before.
    let verdict = try session.grade(lesson, saying: progressLine(), in: drawing)
    let graded = LessonStanding(verdict: verdict, progress: standing.progress)
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
