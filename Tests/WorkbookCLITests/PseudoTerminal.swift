import Foundation
import XCTest

@testable import Processes

/// A program that believes to have a person at a terminal before it.
final class PseudoTerminal {
  /// What was shown so far, with every line ended by `\n` alone.
  private(set) var shown = ""
  /// All that came; a character may come in two pieces.
  private var bytes: [UInt8] = []
  private let controller: Int32
  private let process: pid_t
  private var isReaped = false

  /// How long it is waited for the program to say something.
  private static let patience = 30_000

  /// Starts a command in a window of this size.
  init(_ command: Command, columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (controller: Int32, program: Int32) = (-1, -1)
    XCTAssertEqual(openpty(&ends.controller, &ends.program, nil, nil, &window), 0)
    // Only as its three streams: else the program would keep its own terminal open.
    for end in [ends.controller, ends.program] {
      XCTAssertEqual(fcntl(end, F_SETFD, FD_CLOEXEC), 0)
    }
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

  /// Waits until the program asks for a line.
  ///
  /// - Returns: what it has shown since the last time.
  func screen() -> String {
    let count = shown.count
    while !shown.dropFirst(count).hasSuffix("\n> "), receive() {}
    return String(shown.dropFirst(count))
  }

  /// Types a line and waits for the next prompt; what the terminal echoes is left out.
  func type(_ line: String) -> String {
    let text = line + "\n"
    XCTAssertEqual(write(controller, text, text.utf8.count), text.utf8.count)
    let screen = screen()
    XCTAssertTrue(screen.hasPrefix(text), "“\(line)” was not echoed: \(screen)")
    return String(screen.dropFirst(text.count))
  }

  /// Sends bytes as keys do, with nothing added.
  func press(_ keys: String) {
    XCTAssertEqual(write(controller, keys, keys.utf8.count), keys.utf8.count)
  }

  /// Waits until what has come fulfils a condition.
  func wait(until isThere: (String) -> Bool) {
    while !isThere(shown), receive() {}
  }

  /// Gives the window another size, and tells the program.
  func resize(columns: UInt16, rows: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    XCTAssertEqual(ioctl(controller, UInt(TIOCSWINSZ), &window), 0)
    kill(process, SIGWINCH)
  }

  /// Sends a signal to the program.
  func signal(_ signal: Int32) {
    kill(process, signal)
  }

  /// How the terminal treats what is typed.
  var modes: tcflag_t {
    var state = termios()
    XCTAssertEqual(tcgetattr(controller, &state), 0)
    return state.c_lflag
  }

  /// Types the sign that says: nothing more comes.
  func endInput() {
    XCTAssertEqual(write(controller, "\u{4}", 1), 1)
  }

  /// Waits for the end of the program.
  func ending() -> Ending {
    while receive() {}
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    isReaped = true
    return Ending(waitStatus: status)
  }

  /// - Returns: false when nobody has the other end open any more, or says nothing for too long.
  private func receive() -> Bool {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(Self.patience)) > 0 else {
      XCTFail("the program says nothing more. It has shown:\n\(shown)")
      kill(-process, SIGKILL)
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(controller, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    shown = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    return true
  }
}
