import Foundation

/// Runs a program that talks to the person at the terminal itself, an editor for example.
public func runInForeground(_ command: Command) throws(SpawnError) -> TerminationStatus {
  let id = try spawn(command, descriptors: [:], ownGroup: false)
  // What is typed to interrupt it reaches this program, too, which has to outlive it.
  let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
  defer { for (number, action) in before { _ = signal(number, action) } }
  var status: Int32 = 0
  while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  return TerminationStatus(waitStatus: status)
}

extension TerminationStatus {
  /// Reads the status that `waitpid` gives.
  package init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
