import Foundation
import HostMessages
import Limits
import Processes

/// A process in which an exercise answers scripts: the program `ExerciseHost`.
///
/// Made early, it gets ready while the compiler works. Whatever the exercise does, nothing here waits
/// longer than its deadline, and nothing is left of the process when this object goes.
final class HostProcess: ScriptAnswering {
  let id: pid_t
  let channel: Processes.Pipe
  let output: Processes.Pipe
  let crashes: Processes.Pipe

  /// What is to be sent, and how much of it was.
  var outgoing: [UInt8] = []
  var sent = 0
  var incoming = FrameReader()
  /// The frames that nobody has taken yet.
  var frames: ArraySlice<Frame> = []
  /// How many frames may still come.
  var expected = 0
  /// How often it has said that the main thread has nothing left to do.
  var settledCount = 0
  /// What was printed since somebody asked for that last.
  var heard = HeardOutput()
  /// How many bytes were printed in all.
  var heardCount = 0
  /// What was printed last, in which the runtime may say why it ended the process.
  var lastWords: [UInt8] = []
  /// How it ended, once it has.
  var end: HostEnd?
  /// What it has written down about its crash.
  var record: CrashRecord?
  /// Whether all that it has sent were frames that somebody waits for.
  var isOrderly = true
  /// Whether a script has no trace, and nobody will wait for one.
  var isStuck = false
  /// Whether it can still be heard on the channel.
  var isConnected = true
  var lastLook = ContinuousClock.now
  var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
  /// What keeps the exercise in its place, once one is loaded.
  var confinement = Confinement.none
  /// The lines behind the addresses of a crash; known when an exercise is loaded.
  var lines: ExerciseLines?

  /// Starts it.
  ///
  /// - Parameter environment: the learner's; the exercise sees of it what concerns itself.
  init(
    _ programs: HostPrograms, environment: [String: String]
  ) throws(EnvironmentProblem) {
    let input = Processes.Pipe()
    channel = Processes.Pipe(isPrivate: true)
    output = Processes.Pipe()
    crashes = Processes.Pipe()
    guard [input, channel, output, crashes].allSatisfy(\.isOpen) else {
      throw .hostDoesNotStart(path: programs.host, code: EMFILE)
    }
    // Nobody writes there: there is nothing to read.
    input.closeWriteEnd()
    let command = Command(
      programs.host, [], environment: Self.environment(from: environment))
    do throws(SpawnError) {
      id = try LastingThread.spawn(
        command,
        descriptors: [
          STDIN_FILENO: input.readEnd, STDOUT_FILENO: output.writeEnd,
          STDERR_FILENO: output.writeEnd, HostDescriptor.channel: channel.writeEnd,
          HostDescriptor.crash: crashes.writeEnd,
        ])
    } catch {
      throw .hostDoesNotStart(path: programs.host, code: error.code)
    }
    for pipe in [channel, output, crashes] {
      pipe.closeWriteEnd()
      _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    guard end == nil else { return }
    giveUp()
    reap()
  }

  /// Ends it without waiting for that, so that several can end at the same time.
  func giveUp() {
    guard end == nil else { return }
    // It isn't reaped yet, so its group's id can't belong to anybody else.
    kill(-id, SIGKILL)
  }

  /// The variables that an exercise is left.
  static let inheritedVariables = [
    "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "TZ", "USER",
  ]

  /// Where, how long and in which language: nothing that tells that it is graded.
  private static func environment(from environment: [String: String]) -> [String: String] {
    var environment = environment.filter { inheritedVariables.contains($0.key) }
    // The host says itself where it crashed.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  @discardableResult
  func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}
