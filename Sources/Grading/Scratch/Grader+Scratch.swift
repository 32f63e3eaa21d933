import Basics
import Curriculum
import Traces

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
    let runnable = try runnable(lesson) { compiled throws(EnvironmentProblem) in
      compiled.place.beginLinking(compiled.module)
      return switch try library(of: compiled) {
      case .library(let path):
        .start(
          loading(
            path, of: compiled, adapter: nil,
            compiled.programs.libraries(for: [compiled.module.layout.object])))
      case .refused(let details): .outcome(.problem(.doesNotLoad(details: details)))
      }
    }
    switch runnable {
    case .verdict(let verdict): return .verdict(verdict)
    case .start(let start):
      let host: HostProcess
      do throws(HostFailure) {
        host = try start()
      } catch {
        throw EnvironmentProblem(error)
      }
      let end = try callScratch(of: lesson, in: host, heard)
      if Cancellation.isRequested { throw .cancelled }
      return end
    }
  }

  private func callScratch(
    of lesson: Lesson, in host: HostProcess, _ heard: @escaping (String) -> Void
  ) throws(EnvironmentProblem) -> ScratchEnd {
    var text = OutputText()
    host.listener = { heard(text.text(of: $0)) }
    host.ask([Array(Self.scratch(in: lesson.module).utf8)])
    let answer: ScriptAnswer
    do throws(HostFailure) {
      answer = try host.answer(within: Allowance(timeout))
    } catch {
      throw EnvironmentProblem(error)
    }
    // With what it has left for later.
    _ = host.takeOutput()
    if case .ended(let crash) = answer {
      heard(text.end(withoutLast: crash.report.lineCount))
    } else {
      heard(text.end())
    }
    switch answer {
    case .trace(let trace): return trace == true.packed ? .finished : .missing
    case .ended(let crash):
      let report = crash.located
      return .stopped(.ended(report.cause, at: report.place))
    case .late(let lateness):
      return .stopped(.late(lateness, seconds: timeout / .seconds(1)))
    case .tooLong: return .stopped(.tooLong)
    case .unreadable: return .stopped(.unreadable)
    }
  }

  /// The symbol of a module's `scratch()`: Swift's mangled name of a function that takes and gives
  /// nothing.
  private static func scratch(in module: String) -> String {
    "$s\(module.utf8.count)\(module)7scratchyyF"
  }
}
