import Foundation
import Terminal

/// Says what takes so long, to a person at a terminal: half a second after it began, and not when
/// it is over.
final class ProgressLine: @unchecked Sendable {
  /// What is written for it.
  private let look: ProgressLook
  private let write: (String) -> Void
  private let lock = NSLock()
  /// What there is to say; put into words only when it is shown.
  private var text: (() -> String)?
  /// Counts what was said to take long, so that no clock rings for what is over.
  private var work = 0
  /// What is shown now.
  private var shown: String?

  /// Who waits less than this needs no explanation.
  static let patience = DispatchTimeInterval.milliseconds(500)

  /// - Parameter write: writes to the terminal, and nowhere else.
  init(_ look: ProgressLook, write: @escaping (String) -> Void) {
    (self.look, self.write) = (look, write)
  }

  /// Does work that may take long. When it is done, nothing of the line is left, and none comes.
  ///
  /// - Parameter text: what is said of it unless there is news.
  func during<Value>(
    _ text: @autoclosure @escaping () -> String, _ work: () throws -> Value
  ) rethrows -> Value {
    begin(text())
    defer { end() }
    return try work()
  }

  /// - Parameter isSaid: whether a line that stays says it already.
  func begin(_ text: @autoclosure @escaping () -> String, isSaid: Bool = false) {
    guard look != .none, !isSaid || look.isTransient else { return }
    end()
    let number = lock.withLock {
      self.text = text
      work += 1
      return work
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      self?.appear(number)
    }
  }

  /// Says something newer; may be called from any thread, also when it is over.
  func say(_ text: @autoclosure @escaping () -> String) {
    lock.withLock {
      guard self.text != nil, look.isTransient else { return }
      self.text = text
      if shown != nil { show(text()) }
    }
  }

  func end() {
    lock.withLock {
      text = nil
      if shown != nil { write(look.ending) }
      shown = nil
    }
  }

  /// Shows the line, and again each second, because it may say how many of them have passed.
  private func appear(_ number: Int) {
    let isThere = lock.withLock {
      guard let text, number == work else { return false }
      show(text())
      return look.isTransient
    }
    guard isThere else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in self?.appear(number) }
  }

  private func show(_ text: String) {
    if text != shown { write(look.showing(text)) }
    shown = text
  }
}
