import Interface

extension CommandRun {
  /// Puts a stub back, after asking; or, undoing that, what a reset has kept.
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
