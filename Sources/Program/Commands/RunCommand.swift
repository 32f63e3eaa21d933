import Curriculum
import Interface
import Terminal

extension CommandRun {
  /// Runs the learner's `scratch()`, and shows what it prints as it comes.
  func run() throws -> ExitCode {
    let lesson = try lesson()
    let progress = progressLine()
    var printed = ""
    let compiling = words("scratch.compiling")
    let end = try progress.during(compiling) {
      try session.grader().runScratch(of: lesson) { [context] text in
        guard !text.isEmpty else { return }
        progress.end()
        printed = String(text.suffix(1))
        context.write(visible(controlCharactersIn: text))
      }
    }
    // What is said next begins a line of its own.
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
}
