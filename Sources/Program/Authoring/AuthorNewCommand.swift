import Authoring
import Interface
import Terminal

extension CommandRun {
  /// Makes the next lesson, and says what to do with it.
  func make(_ name: String) throws -> ExitCode {
    let lesson: NewLesson
    let paths: [String]
    do throws(NewLessonError) {
      lesson = try NewLesson(named: name, in: session.repository)
      paths = try lesson.make()
    } catch {
      complain(words(Sentence(error: error)))
      return ExitCode(error)
    }
    let (own, suite) = (lesson.own, lesson.suite)
    let others = paths.filter { !$0.hasPrefix("\(own)/") && !$0.hasPrefix("\(suite)/") }
    let made = Sentence("author.made", ["number": lesson.number, "text": own, "suite": suite])
    show(drawing.paragraph(words(made)) + [.empty])
    show(drawing.paragraph(words("author.named")) + others.map { Line("  \($0)") } + [.empty])
    show(drawing.paragraph(words("author.next", ["number": lesson.number, "suite": suite])))
    return .success
  }
}

extension ExitCode {
  /// What it means that no lesson was made.
  fileprivate init(_ error: NewLessonError) {
    self =
      switch error {
      case .badName, .taken, .reserved: .usage
      case .tooMany, .exists: .failure
      case .notReadable, .notWritable: .unavailable
      }
  }
}
