extension CommandRun {
  /// Grades a lesson now and each time that its exercise is saved.
  func watch() throws -> ExitCode {
    let lesson =
      try invocation.lessons.first.map { try self.lesson(named: $0) }
      ?? session.menu().selected.lesson
    let opening = beginning(at: .lesson, of: lesson) + [.watchToggled]
    guard !hasScreen else { return try window(beginningWith: opening) }
    var drawing = drawing
    drawing.isFull = wants(.full)
    let lines = LineFrontEnd(
      .watching, session: session, drawing: drawing, progress: progressLine())
    try EventLoop(session: session, frontEnd: lines).run(beginningWith: opening)
    return .success
  }
}
