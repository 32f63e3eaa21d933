extension CommandRun {
  /// Gives the next hint for the first check that fails.
  func hint() throws -> ExitCode {
    let lesson = try lesson()
    let verdict = try session.grade(lesson, saying: progressLine(), in: drawing)
    if verdict.problem != nil {
      context.complain(drawing.problemLines(for: verdict).rendered(for: .none))
      return .failure
    }
    let hint = session.hint(after: verdict)
    show(drawing.lines(for: hint))
    if case .shown(_, _, _, let strength, let count) = hint {
      let next = words(strength < count ? .hintNext : .hintNoMore, ["lesson": lesson.number])
      show([.empty] + drawing.paragraph(next))
    }
    var isVerdict: Bool {
      if case .verdictFirst = hint { true } else { false }
    }
    return try keeping(isVerdict ? .failure : .success) {
      try session.keep(hint, after: verdict)
    }
  }
}
