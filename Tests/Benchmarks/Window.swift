import Basics
import Foundation
import PseudoTerminals

/// A program on a terminal whose frames are dated while they come, and only looked at when nothing
/// more comes: so looking takes no time from the program.
final class Window {
  let start: ContinuousClock.Instant
  private let terminal: TerminalProcess
  private var screen = ScreenEmulator(columns: 80, rows: 24, showing: "")
  /// What has come of a frame that isn't whole.
  private var unfinished: [UInt8] = []
  private var frames: [(text: String, at: ContinuousClock.Instant)] = []

  /// What the workbook writes at the end of a frame, so that a terminal shows it at once.
  private static let frameEnd = Array("\u{1B}[?2026l".utf8)

  init(_ command: Command) throws {
    start = .now
    terminal = try TerminalProcess(command)
  }

  /// The moment at which the first frame was whole that shows something, among those not yet looked
  /// at.
  ///
  /// - Parameter quiet: how long nothing may come before the frames are looked at.
  func moment(
    quiet: Duration, showing isThere: (ScreenEmulator) -> Bool
  ) throws -> ContinuousClock.Instant {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      while receive(within: quiet) {}
      var found: ContinuousClock.Instant?
      for frame in frames {
        screen.show(frame.text)
        if found == nil, isThere(screen) { found = frame.at }
      }
      frames = []
      if let found { return found }
    }
    throw Trial.Failure(
      description: "The screen never came to what it should show:\n\(screen.text)")
  }

  /// How much memory the program has now, in bytes.
  var residentSize: Int { Benchmarks.residentSize(of: terminal.id) }

  func press(_ key: String) {
    terminal.press(key)
  }

  /// Takes what comes, and lets the program do as it likes.
  func leaveAlone(for time: Duration) {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end { _ = receive(within: end - .now) }
  }

  /// Ends the program and waits for its end.
  func close() {
    terminal.signal(SIGTERM)
    while let bytes = terminal.receive(within: .seconds(10)), !bytes.isEmpty {}
    _ = terminal.ending()
  }

  private func receive(within patience: Duration) -> Bool {
    guard let bytes = terminal.receive(within: patience), !bytes.isEmpty else { return false }
    let now = ContinuousClock.now
    unfinished += bytes
    // One piece may end several frames.
    if let end = unfinished.end(ofLast: Self.frameEnd) {
      frames.append((String(decoding: unfinished[..<end], as: UTF8.self), now))
      unfinished.removeSubrange(..<end)
    }
    return true
  }
}

extension [UInt8] {
  /// The index behind the last place of some bytes.
  fileprivate func end(ofLast bytes: [UInt8]) -> Int? {
    guard count >= bytes.count else { return nil }
    return (bytes.count...count).last { self[..<$0].suffix(bytes.count).elementsEqual(bytes) }
  }
}
