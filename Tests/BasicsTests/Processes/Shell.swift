import Basics
import Foundation

/// A command that runs a script with the machine's own shell, in a plain environment.
func shell(_ script: String, hasInput: Bool = false) -> Command {
  Command(
    "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], hasInput: hasInput)
}

/// What each stream of a program brought, when all is over.
struct Streams: Equatable {
  var output = ""
  var errors = ""
}

/// Runs a command with the streams apart; ten seconds are its bound, so that no test hangs.
func streams(of command: Command, input: String? = nil) throws -> (TerminationStatus, Streams) {
  var bytes: [ProgramStream: [UInt8]] = [:]
  let end = ContinuousClock.now + .seconds(10)
  let program = try RunningProgram(command)
  if let input { program.send(Array(input.utf8)) }
  let ending = program.finish(until: end, receive: { bytes[$0, default: []] += $1 })
  func text(_ stream: ProgramStream) -> String {
    String(decoding: bytes[stream] ?? [], as: UTF8.self)
  }
  return (ending, Streams(output: text(.output), errors: text(.errors)))
}

/// Whether a process with this id is there and hasn't ended.
func isRunning(_ id: pid_t) -> Bool {
  guard kill(id, 0) == 0 else { return false }
  // A process that has ended and that nobody has asked about yet is still there as a zombie.
  let status = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
  return !status.contains(") Z ")
}

/// Waits until a process has ended, at most for a second.
func hasEnded(_ id: pid_t) -> Bool {
  for _ in 0..<100 where isRunning(id) { usleep(10_000) }
  return !isRunning(id)
}
