import Foundation

extension CommandRun {
  /// Puts a stub back, after asking.
  func reset() throws -> ExitCode {
    let lesson = try lesson()
    if !wants(.yes) {
      show(drawing.paragraph(words(.resetQuestion, ["lesson": lesson.number])))
      let answer = context.readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
      guard answer == "y" || answer == "yes" else {
        show(drawing.paragraph(words(.resetCancelled)))
        return .failure
      }
    }
    let backup = try session.reset(lesson)
    show(drawing.lines(forReset: backup))
    return try keeping(.success) { try session.record(.reset, for: lesson) }
  }
}
