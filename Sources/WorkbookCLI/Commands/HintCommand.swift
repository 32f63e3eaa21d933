extension CommandRun {
  /// Gives the next hint for the first check that fails.
  func hint() throws -> ExitCode {
    let lesson = try lesson()
    let hint = try session.hint(lesson)
    show(drawing.lines(for: hint))
    switch hint {
    case .nothingFails: return .success
    case .verdictFirst: return .failure
    case .shown(_, _, _, let strength, let count):
      let next = words(strength < count ? .hintNext : .hintNoMore, ["lesson": lesson.number])
      show([.empty] + drawing.paragraph(next))
      return .success
    }
  }
}
