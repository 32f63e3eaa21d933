import Curriculum
import Foundation
import Limits
import Processes
import Purity
import Threads

/// Reads an exercise while it is compiled: a second compiler writes down its tree, in a process of its
/// own, and a thread finds out which functions are pure.
final class ExerciseReader: @unchecked Sendable {
  /// The compiler that waits for the exercise; nil if there is none.
  private let program: RunningProgram?
  private let toolchain: Toolchain
  private let environment: [String: String]
  private let cancellation = Cancellation()
  private let lock = NSLock()
  private var hasBegun = false
  private let reading = Locked<Reading?>(nil)

  /// What has come of it.
  private struct Reading: Sendable {
    /// Nil if the compiler made nothing of the exercise.
    var report: PurityReport?
  }

  /// - Parameter program: waits for the exercise on its standard input, to write down its tree.
  init(_ program: RunningProgram?, toolchain: Toolchain, environment: [String: String]) {
    (self.program, self.toolchain, self.environment) = (program, toolchain, environment)
  }

  /// Hands it the exercise, once.
  func begin(_ text: String) {
    let isFirst = lock.withLock {
      defer { hasBegun = true }
      return !hasBegun
    }
    guard isFirst else { return }
    Job { [self] in
      let report = cancellation.perform { read(text) }
      reading.withLock { $0 = Reading(report: report) }
    }
  }

  /// Waits for what came of it, if it has begun.
  ///
  /// - Returns: nil if that takes too long, or can't be told.
  func report(within limit: Duration) -> PurityReport? {
    guard lock.withLock({ hasBegun }) else { return nil }
    let end = ContinuousClock.now + limit
    while !Cancellation.isRequested, ContinuousClock.now < end {
      let look = Date(timeIntervalSinceNow: TimeLimit.lookAtProgram.inSeconds)
      if let reading = reading.wait(until: look, for: \.self) { return reading.report }
    }
    giveUp()
    return nil
  }

  /// Ends it without waiting for that.
  func giveUp() {
    cancellation.cancel()
    // Once it has begun, the thread that waits for it ends it.
    if !lock.withLock({ hasBegun }) { program?.giveUp() }
  }

  private func read(_ text: String) -> PurityReport? {
    let bytes = Array(text.utf8)
    if let program, bytes.count <= SizeLimit.programInput {
      program.send(bytes)
      let answer = program.answer(within: TimeLimit.syntaxTree, outputLimit: SizeLimit.syntaxTree)
      if Cancellation.isRequested { return nil }
      let tree = Array(answer.output.utf8)
      if answer.ending?.isSuccess == true, let report = Purity.report(tree: tree, source: text) {
        return report
      }
    }
    // What the compiler that waits can't do, perhaps one with a file can, or its instructions tell.
    let file = ExerciseFile(path: "", text: text)
    guard case .report(let report)? = try? toolchain.purity(of: file, environment: environment)
    else { return nil }
    return report
  }
}
