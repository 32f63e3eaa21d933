import Basics
import Curriculum
import Foundation
import Purity

/// Reads an exercise: in a thread of its own, in which a second compiler writes down the exercise's tree,
/// and then is found out which functions are pure.
package final class ExerciseReader: Sendable {
  /// When it reads.
  package enum Moment: Sendable {
    /// While the exercise is compiled: somebody waits for the verdict.
    case ahead
    /// When a check wants to know: then what fails before that needs no reading.
    case whenWanted
    /// Never: the checks that read are left out.
    case never
  }

  /// What it uses up of what there is for the grading that waits for it, which may begin later.
  let spent = Allowance(TimeLimit.grading)
  private let stage = Locked(Stage.waiting)
  private let cancellation = Cancellation()
  /// What it does in its thread, as long as it hasn't begun with that.
  private let work: Locked<(@Sendable () -> Void)?>

  /// How far it is.
  private enum Stage: Sendable {
    /// For the exercise.
    case waiting
    case begun(String)
    case done(PurityReading)
  }

  /// - Parameter start: starts a compiler that waits for the exercise on its standard input, to write
  ///   down its tree; gives nil where it can't.
  init(
    _ moment: Moment, toolchain: Toolchain, environment: [String: String],
    starting start: @escaping @Sendable () -> RunningProgram?
  ) {
    if let grading = Allowance.ofGrading { spent.join(grading) }
    work = Locked { [stage, cancellation, spent] in
      let program = start()
      let text = stage.wait { stage -> String?? in
        switch stage {
        case .waiting: nil
        case .begun(let text): .some(text)
        case .done: .some(nil)
        }
      }
      guard let text else { return }
      let reading = cancellation.perform {
        spent.spend {
          Self.reading(of: text, by: program, or: toolchain, environment)
        }
      }
      stage.withLock { $0 = .done(reading) }
    }
    if moment == .ahead { startWorking() }
  }

  private func startWorking() {
    let work = work.withLock { work in
      defer { work = nil }
      return work
    }
    // Without a thread nothing is read.
    if let work, (try? Job(work)) == nil { stage.withLock { $0 = .done(.unfinished) } }
  }

  deinit { giveUp() }

  /// Hands it the exercise, once.
  func begin(_ text: String) {
    stage.withLock { stage in
      if case .waiting = stage { stage = .begun(text) }
    }
  }

  /// Waits for what came of it, if it has begun.
  func reading() -> PurityReading {
    startWorking()
    while !Cancellation.isRequested {
      let look = Date(timeIntervalSinceNow: TimeLimit.lookAtProgram.inSeconds)
      let done = stage.wait(until: look) { stage -> PurityReading? in
        switch stage {
        case .waiting: .unfinished
        case .begun: nil
        case .done(let reading): reading
        }
      }
      if let done { return done }
    }
    giveUp()
    return .unfinished
  }

  /// Ends it without waiting for that: the thread ends what it has started.
  func giveUp() {
    cancellation.cancel()
    stage.withLock { $0 = .done(.unfinished) }
  }

  private static func reading(
    of text: String, by program: RunningProgram?, or toolchain: Toolchain,
    _ environment: [String: String]
  ) -> PurityReading {
    let bytes = Array(text.utf8)
    if let program, bytes.count <= SizeLimit.programInput {
      program.send(bytes)
      // It lets others go first, so it may be that it never comes to its end.
      let answer = program.countedAnswer(
        within: TimeLimit.yieldingReader, orAtOutput: SizeLimit.syntaxTree,
        outputLimit: SizeLimit.syntaxTree)
      if Cancellation.isRequested { return .unfinished }
      let ending = answer.ending ?? .outOfTime
      switch PurityReading(tree: answer.output, ending, of: text) {
      case .tooLarge?: return .tooLarge
      case .report(let report)? where ending.isSuccess: return .report(report)
      case .report, .unreadable, .unfinished, nil: break
      }
    }
    // What the compiler that waits can't do, perhaps one with a file can.
    let file = ExerciseFile(path: "", text: text)
    do throws(EnvironmentProblem) {
      return try toolchain.purity(of: file, environment: environment)
    } catch {
      return .unfinished
    }
  }
}
