import Basics
import Curriculum
import Interface

/// Shows on a terminal what the program is doing if that takes longer than half a second, and
/// erases it at the end.
final class ProgressLine: Sendable {
  /// How the line is written.
  private let look: ProgressLook
  private let write: @Sendable (String) -> Void
  private let state = Locked(State())

  private struct State: Sendable {
    /// The text to show; evaluated only when it is shown. Nil if no work is running.
    var text: (@Sendable () -> String)?
    /// The number of the current work; a thread with an older number shows nothing more.
    var work = 0
    var shown: String?
  }

  /// Creates a line that shows nothing yet.
  ///
  /// - Parameter write: writes to the terminal only.
  init(_ look: ProgressLook, write: @escaping @Sendable (String) -> Void) {
    (self.look, self.write) = (look, write)
  }

  /// Does work that may take long. Afterwards the line is gone and doesn't come back.
  ///
  /// - Parameter text: the text until `say` gives a newer one.
  func during<Value>(
    _ text: @autoclosure @escaping @Sendable () -> String, _ work: () throws -> Value
  ) rethrows -> Value {
    begin(text())
    defer { end() }
    return try work()
  }

  /// - Parameter isSaid: whether the text is already on the screen in a permanent line.
  func begin(_ text: @autoclosure @escaping @Sendable () -> String, isSaid: Bool = false) {
    guard look != .none, !isSaid || look.isTransient else { return }
    end()
    let number = state.withLock { state in
      state.text = text
      state.work += 1
      return state.work
    }
    // Without a thread no line is shown.
    _ = try? Job { [self] in
      var patience = TimeLimit.unexplained
      while goesOn(number, after: patience), appear(number) { patience = TimeLimit.everySecond }
    }
  }

  private func goesOn(_ number: Int, after patience: Duration) -> Bool {
    state.wait(until: Date(timeIntervalSinceNow: patience.inSeconds)) { state in
      state.text == nil || state.work != number ? () : nil
    } == nil
  }

  /// Replaces the text. May be called from any thread, also after the end.
  func say(_ text: @autoclosure @escaping @Sendable () -> String) {
    state.withLock { state in
      guard state.text != nil, look.isTransient else { return }
      state.text = text
      if state.shown != nil { show(text(), &state) }
    }
  }

  func end() {
    state.withLock { state in
      state.text = nil
      if state.shown != nil { write(look.ending) }
      state.shown = nil
    }
  }

  /// Shows the line.
  ///
  /// - Returns: whether to show it again each second, because the text may contain the elapsed
  ///   seconds.
  private func appear(_ number: Int) -> Bool {
    state.withLock { state in
      guard let text = state.text, number == state.work else { return false }
      show(text(), &state)
      return look.isTransient
    }
  }

  private func show(_ text: String, _ state: inout State) {
    if text != state.shown { write(look.showing(text)) }
    state.shown = text
  }
}
