import Curriculum
import Play
import Threads
import Traces
import Verdicts

/// A function of the exercise that isn't graded: whatever the learner wants to try.
extension Grader {
  /// Compiles the learner's exercise of a lesson, and calls its `scratch()`.
  ///
  /// It needs nothing that the lesson asks for, so it runs at any time. It is confined as it is when it
  /// is graded, and has as much time as one check.
  ///
  /// - Parameter heard: told what it prints, as it comes.
  public func runScratch(
    of lesson: Lesson, heard: @escaping (String) -> Void
  ) throws(EnvironmentProblem) -> ScratchEnd {
    let path = repository.exercise(of: lesson.id)
    let file = repository.display(path)
    let exercise: ExerciseFile
    do throws(ExerciseProblem) {
      exercise = try ExerciseFile(path: path)
    } catch {
      return .verdict(Verdict(lesson: lesson, file: file, outcome: .unreadable(error)))
    }
    func verdict(_ outcome: Outcome) throws(EnvironmentProblem) -> ScratchEnd {
      let stub = try stub(of: lesson).text
      return .verdict(Verdict(outcome, on: exercise, of: lesson, file: file, stub: stub))
    }
    let place = try workplace(for: lesson.module)
    place.begin(exercise)
    switch try compiled(exercise, in: place, for: try HostPrograms()) {
    case .outcome(let outcome): return try verdict(outcome)
    case .compiled(let compiled):
      switch try library(of: compiled) {
      case .refused(let details): return try verdict(.problem(.doesNotLoad(details: details)))
      case .library(let library):
        return try callScratch(of: lesson, heard) { () throws(HostFailure) in
          try loading(library, of: compiled, adapter: nil)()
        }
      }
    }
  }

  private func callScratch(
    of lesson: Lesson, _ heard: @escaping (String) -> Void,
    in start: () throws(HostFailure) -> HostProcess
  ) throws(EnvironmentProblem) -> ScratchEnd {
    let host: HostProcess
    do throws(HostFailure) {
      host = try start()
    } catch {
      throw EnvironmentProblem(error)
    }
    var text = OutputText()
    host.listener = { heard(text.text(of: $0)) }
    host.ask([Array(Self.scratch(in: lesson.module).utf8)])
    let answer = host.answer(until: .now + timeout)
    // With what it has left for later.
    _ = host.takeOutput()
    if case .ended(let crash) = answer {
      heard(text.end(withoutLast: crash.lineCount))
    } else {
      heard(text.end())
    }
    if Cancellation.isRequested { throw .cancelled }
    switch answer {
    case .trace(let trace): return trace == true.packed ? .finished : .missing
    case .ended(let crash): return .stopped(.ended(crash.cause, at: crash.place))
    case .late: return .stopped(.late(seconds: timeout / .seconds(1)))
    case .tooLong: return .stopped(.tooLong)
    }
  }

  /// The symbol of a module's `scratch()`: Swift's mangled name of a function that takes and gives
  /// nothing.
  private static func scratch(in module: String) -> String {
    "$s\(module.utf8.count)\(module)7scratchyyF"
  }
}
