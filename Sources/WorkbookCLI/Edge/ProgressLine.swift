import Foundation
import Terminal

/// Says what takes so long, to a person at a terminal: half a second after it began, and not when
/// it is over.
final class ProgressLine: @unchecked Sendable {
  /// What is written for it.
  private let look: ProgressLook
  private let write: (String) -> Void
  private let lock = NSLock()
  private var text: String?
  /// Counts what was said to take long, so that no clock rings for what is over.
  private var work = 0
  private var isShown = false

  /// Who waits less than this needs no explanation.
  static let patience = DispatchTimeInterval.milliseconds(500)

  /// - Parameter write: writes to the terminal, and nowhere else.
  init(_ look: ProgressLook, write: @escaping (String) -> Void) {
    (self.look, self.write) = (look, write)
  }

  /// Does work that may take long. When it is done, nothing of the line is left, and none comes.
  ///
  /// - Parameter text: what is said of it unless there is news.
  func during<Value>(_ text: String, _ work: () throws -> Value) rethrows -> Value {
    begin(text)
    defer { end() }
    return try work()
  }

  func begin(_ text: String) {
    guard look != .none else { return }
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
  func say(_ text: String) {
    lock.withLock {
      guard self.text != nil, self.text != text, look.isTransient else { return }
      self.text = text
      if isShown { write(look.showing(text)) }
    }
  }

  func end() {
    lock.withLock {
      text = nil
      if isShown { write(look.ending) }
      isShown = false
    }
  }

  private func appear(_ number: Int) {
    lock.withLock {
      guard let text, number == work else { return }
      isShown = true
      write(look.showing(text))
    }
  }
}
