import Basics

/// What an exercise wrote while one check ran, within bounds.
public struct ExerciseOutput: Codable, Equatable, Sendable {
  /// The first lines, as they came.
  public var lines: [String] = []
  /// How many more lines there were.
  public var dropped = 0

  /// These lines, and so many more that nobody kept.
  public init(lines: [String] = [], dropped: Int = 0) {
    (self.lines, self.dropped) = (lines, dropped)
  }

  /// Whether nothing was written.
  public var isEmpty: Bool { lines.isEmpty && dropped == 0 }

  /// Takes lines away from the end: what the runtime added is not the exercise's.
  package mutating func removeLast(_ count: Int) {
    let kept = max(0, lines.count + dropped - count)
    dropped = max(0, kept - lines.count)
    lines = Array(lines.prefix(kept))
    removeEmptyEnd()
  }

  /// Takes one more line.
  ///
  /// - Parameter length: how long it is, in bytes; `bytes` may be only its beginning.
  package mutating func append(_ bytes: [UInt8], length: Int) {
    guard lines.count < CountLimit.outputLines else {
      dropped += 1
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    lines.append(length > bytes.count ? text + "…" : text)
  }

  /// Takes more lines.
  package mutating func append(contentsOf other: ExerciseOutput) {
    let room = CountLimit.outputLines - lines.count
    lines += other.lines.prefix(room)
    dropped += other.dropped + max(0, other.lines.count - room)
  }

  mutating func removeEmptyEnd() {
    while dropped == 0, lines.last?.isEmpty ?? false { lines.removeLast() }
  }
}
