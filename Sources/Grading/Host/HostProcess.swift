import Basics
import Foundation
import Traces

/// A process in which an exercise answers scripts: the program `ExerciseHost`.
///
/// Whatever the exercise does, nothing here waits longer than its deadline.
final class HostProcess: ScriptAnswering {
  let process: RunningHost
  var id: pid_t { process.id }
  var channel: Basics.Pipe { process.channel }
  var output: Basics.Pipe { process.output }
  var crashes: Basics.Pipe { process.crashes }

  /// What is to be sent, and how much of it was.
  var outgoing: [UInt8] = []
  var sent = 0
  var talk = HostTalk()
  /// What was printed since somebody asked for that last.
  var heard = HeardOutput()
  /// How many bytes were printed in all.
  var heardCount = 0
  /// Told what was printed, as it came.
  var listener: (ArraySlice<UInt8>) -> Void = { _ in }
  /// What was printed last, in which the runtime may say why it ended the process.
  var lastWords: [UInt8] = []
  /// How it ended, once it has.
  var end: HostEnd?
  /// What it has written down about its crash.
  var record: CrashRecord?
  /// Whether a script has no trace, and nobody will wait for one.
  var isStuck = false
  /// Whether it can still be heard on the channel.
  var isConnected = true
  /// Whether somebody else has ended it, or one of the others that it belongs to.
  var interruption: Locked<Bool>?
  var lastLook = ContinuousClock.now
  var watch = SpendingWatch()
  /// What all of the grading has together to which it belongs.
  var grading = Allowance.ofGrading
  var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
  /// What keeps the exercise in its place, once one is loaded.
  var confinement = Confinement.none
  /// The lines behind the addresses of a crash; known when an exercise is loaded.
  var lines: ExerciseLines?

  deinit { account() }

  /// Has one that was started answer.
  init(_ process: RunningHost) {
    self.process = process
  }

  /// Starts one.
  ///
  /// - Parameters:
  ///   - environment: the learner's; the exercise sees of it what concerns itself.
  ///   - libraries: what it loads before anybody says so, because what it will be given needs that.
  convenience init(
    _ programs: HostPrograms, environment: [String: String], libraries: [String] = []
  ) throws(EnvironmentProblem) {
    self.init(
      try RunningHost(
        programs, environment: environment, libraries: libraries))
  }
}
