import Basics
import Curriculum
import Interface

/// Says what takes so long, to a person at a terminal: half a second after it began, and not when
/// it is over.
final class ProgressLine: Sendable {
  /// What is written for it.
  private let look: ProgressLook
  private let write: @Sendable (String) -> Void
  private let state = Locked(State())

  private struct State: Sendable {
    /// What there is to say; put into words only when it is shown.
    var text: (@Sendable () -> String)?
    /// Counts what was said to take long, so that nothing is shown of what is over.
    var work = 0
    var shown: String?
  }

  /// A line that says nothing yet.
  ///
  /// - Parameter write: writes to the terminal, and nowhere else.
  init(_ look: ProgressLook, write: @escaping @Sendable (String) -> Void) {
    (self.look, self.write) = (look, write)
  }

  /// Does work that may take long. When it is done, nothing of the line is left, and none comes.
  ///
  /// - Parameter text: what is said of it unless there is news.
  func during<Value>(
    _ text: @autoclosure @escaping @Sendable () -> String, _ work: () throws -> Value
  ) rethrows -> Value {
    begin(text())
    defer { end() }
    return try work()
  }

  /// - Parameter isSaid: whether a line that stays says it already.
  func begin(_ text: @autoclosure @escaping @Sendable () -> String, isSaid: Bool = false) {
    guard look != .none, !isSaid || look.isTransient else { return }
    end()
    let number = state.withLock { state in
      state.text = text
      state.work += 1
      return state.work
    }
    // Without a thread nothing is said.
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

  /// Says something newer; may be called from any thread, also when it is over.
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
  /// - Returns: whether it is to be shown again each second, because it may say how many have passed.
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
