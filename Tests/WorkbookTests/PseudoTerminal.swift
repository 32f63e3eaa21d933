import Basics
import Foundation
import PseudoTerminals
import XCTest

/// A program that believes to have a person at a terminal before it.
final class PseudoTerminal {
  /// What was shown so far, with every line ended by `\n` alone.
  private(set) var shown = ""
  /// All that came; a character may come in two pieces.
  private var bytes: [UInt8] = []
  private let terminal: TerminalProcess

  /// How long it is waited for the program to say something.
  private static let patience = Duration.seconds(30)

  /// Starts a command in a window of this size.
  init(_ command: Command, columns: UInt16 = 80, rows: UInt16 = 24) throws {
    terminal = try TerminalProcess(command, columns: columns, rows: rows)
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
    press(text)
    let screen = screen()
    XCTAssertTrue(screen.hasPrefix(text), "“\(line)” was not echoed: \(screen)")
    return String(screen.dropFirst(text.count))
  }

  /// Sends bytes as keys do, with nothing added.
  func press(_ keys: String) {
    XCTAssertTrue(terminal.press(keys))
  }

  /// Waits until what has come fulfils a condition.
  func wait(until isThere: (String) -> Bool) {
    while !isThere(shown), receive() {}
  }

  /// Gives the window another size, and tells the program.
  func resize(columns: UInt16, rows: UInt16) {
    terminal.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the program.
  func signal(_ signal: Int32) {
    terminal.signal(signal)
  }

  /// Whether the program is stopped, as by Ctrl-Z, or ended.
  var isStopped: Bool { terminal.isStopped }

  /// How the terminal treats what is typed.
  var modes: tcflag_t { terminal.modes }

  /// Types the sign that says: nothing more comes.
  func endInput() {
    press("\u{4}")
  }

  /// Waits for the end of the program.
  func ending() -> TerminationStatus {
    while receive() {}
    return terminal.ending()
  }

  /// - Returns: false when nobody has the other end open any more, or says nothing for too long.
  private func receive() -> Bool {
    guard let new = terminal.receive(within: Self.patience) else {
      XCTFail("the program says nothing more. It has shown:\n\(shown)")
      terminal.end()
      return false
    }
    bytes += new
    shown = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    return !new.isEmpty
  }
}
