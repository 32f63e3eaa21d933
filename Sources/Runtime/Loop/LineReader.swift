import Foundation
import Threads

/// Reads typed lines in a thread of its own, so that something else can happen meanwhile.
final class LineReader: @unchecked Sendable {
  /// Something that came from the person.
  enum Input: Equatable {
    case line(String)
    /// Nothing more comes.
    case end
  }

  private let read: () -> String?
  private let wake: @Sendable () -> Void
  private let lock = NSLock()
  private var inputs: [Input] = []
  private var isReading = false
  private var isOver = false

  /// - Parameters:
  ///   - read: waits for the next line; nil at the end of the input.
  ///   - wake: tells, from another thread, that a line has come.
  init(_ read: @escaping () -> String?, wake: @escaping @Sendable () -> Void) {
    (self.read, self.wake) = (read, wake)
  }

  /// Has one line read, if none is read already or waits to be taken.
  func ask() {
    let begins = lock.withLock {
      guard !isReading, !isOver, inputs.isEmpty else { return false }
      isReading = true
      return true
    }
    guard begins else { return }
    Job { [self] in
      let line = read()
      lock.withLock {
        inputs.append(line.map { .line($0) } ?? .end)
        (isReading, isOver) = (false, line == nil)
      }
      wake()
    }
  }

  /// The next line that has come and wasn't taken yet.
  func take() -> Input? {
    lock.withLock { inputs.isEmpty ? nil : inputs.removeFirst() }
  }

  /// Takes the next line if it is nothing but Enter.
  func takeEnter() -> Bool {
    lock.withLock {
      guard case .line(let text)? = inputs.first, text.allSatisfy(\.isWhitespace) else {
        return false
      }
      inputs.removeFirst()
      return true
    }
  }
}
