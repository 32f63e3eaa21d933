import Basics
import Foundation

/// A program that believes to have a terminal before it; the other end of that terminal is here.
package final class TerminalProcess {
  /// How the terminal treats what is typed.
  package var modes: tcflag_t {
    var state = termios()
    tcgetattr(controller, &state)
    return state.c_lflag
  }

  /// Its number.
  package var id: pid_t { process }

  private let controller: Int32
  private let process: pid_t
  private var isReaped = false

  /// There is no terminal to be had.
  package struct NoTerminal: Error {}

  /// Starts a command in a window of this size.
  package init(_ command: Command, columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (controller: Int32, program: Int32) = (-1, -1)
    guard openpty(&ends.controller, &ends.program, nil, nil, &window) == 0 else {
      throw NoTerminal()
    }
    // Only as its three streams: else the program would keep its own terminal open.
    for end in [ends.controller, ends.program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends.program) }
    controller = ends.controller
    let end = ends.program
    let streams = [STDIN_FILENO: end, STDOUT_FILENO: end, STDERR_FILENO: end]
    process = try spawn(command, descriptors: streams, ownGroup: true)
  }

  deinit {
    if !isReaped {
      kill(-process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(controller)
  }

  /// Sends bytes as keys do, with nothing added.
  ///
  /// - Returns: whether all of them were taken.
  @discardableResult
  package func press(_ keys: String) -> Bool {
    write(controller, keys, keys.utf8.count) == keys.utf8.count
  }

  /// The next bytes that the program writes.
  ///
  /// - Returns: nil if nothing comes for so long, nothing at all when nobody has the other end open
  ///   any more.
  package func receive(within patience: Duration) -> ArraySlice<UInt8>? {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(patience / .milliseconds(1))) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(controller, &buffer, buffer.count)
    return buffer[..<max(0, count)]
  }

  /// Gives the window another size, and tells the program.
  package func resize(columns: UInt16, rows: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &window)
    kill(process, SIGWINCH)
  }

  /// Sends a signal to the program.
  package func signal(_ signal: Int32) {
    kill(process, signal)
  }

  /// Whether the program is stopped, as by Ctrl-Z, or ended.
  package var isStopped: Bool {
    var state = siginfo_t()
    let options = WSTOPPED | WEXITED | WNOHANG | WNOWAIT
    // Without news it succeeds, too, and says nothing.
    return waitid(P_PID, id_t(process), &state, options) == 0 && state.si_signo == SIGCHLD
  }

  /// Ends the program with everything in its group.
  package func end() {
    kill(-process, SIGKILL)
  }

  /// Waits for the end of the program; to be called once, when it says nothing more.
  package func ending() -> TerminationStatus {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    isReaped = true
    return TerminationStatus(waitStatus: status)
  }
}
