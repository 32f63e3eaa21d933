/// What an exercise wrote while one check ran, within bounds.
public struct ExerciseOutput: Codable, Equatable, Sendable {
  /// The first lines, as they came.
  public var lines: [String] = []
  /// How many more lines there were.
  public var dropped = 0

  public init(lines: [String] = [], dropped: Int = 0) {
    (self.lines, self.dropped) = (lines, dropped)
  }

  public var isEmpty: Bool { lines.isEmpty && dropped == 0 }

  /// Takes lines away from the end: what the runtime added is not the exercise's.
  mutating func removeLast(_ count: Int) {
    let kept = max(0, lines.count + dropped - count)
    dropped = max(0, kept - lines.count)
    lines = Array(lines.prefix(kept))
    removeEmptyEnd()
  }

  /// Takes one more line.
  ///
  /// - Parameter length: how long it is, in bytes; `bytes` may be only its beginning.
  mutating func append(_ bytes: [UInt8], length: Int) {
    guard lines.count < Self.lineLimit else {
      dropped += 1
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    lines.append(length > bytes.count ? text + "…" : text)
  }

  /// Takes more lines.
  mutating func append(contentsOf other: ExerciseOutput) {
    let room = Self.lineLimit - lines.count
    lines += other.lines.prefix(room)
    dropped += other.dropped + max(0, other.lines.count - room)
  }

  mutating func removeEmptyEnd() {
    while dropped == 0, lines.last?.isEmpty ?? false { lines.removeLast() }
  }

  /// How many lines are kept.
  public static let lineLimit = 20
  /// How many bytes of a line are kept.
  static let columnLimit = 1000
}

/// Takes the output of a suite's process apart, check by check, while it comes.
///
/// Little is kept, however much is written: of each check the first lines, which are shown, and the
/// last bytes, in which the runtime may say why it ended.
struct SuiteOutput {
  /// The output that belongs to a check, by its id; under "" what came before the first.
  private(set) var checks = ["": ExerciseOutput()]
  /// What was written last, since the last check began.
  private(set) var ending: [UInt8] = []

  /// How many checks are told apart: the exercise can write marks, too.
  static let checkLimit = 200
  /// How a line begins that the runtime has written.
  private static let runtime = Array("swift-runtime: ".utf8)
  /// How many bytes of the ending are kept.
  static let endingLimit = 64 << 10

  private let marker: [UInt8]
  private var current = ""
  private var line: [UInt8] = []
  private var lineLength = 0

  /// - Parameter marker: a line that begins with it names the check that begins.
  init(marker: String) {
    self.marker = Array("\(marker) ".utf8)
  }

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      takePiece(rest[..<end])
      endLine()
      rest = rest[(end + 1)...]
    }
    takePiece(rest)
  }

  /// Ends a last line that has no line break.
  mutating func finish() {
    if lineLength > 0 { endLine() }
  }

  private mutating func takePiece(_ piece: ArraySlice<UInt8>) {
    line += piece.prefix(max(0, ExerciseOutput.columnLimit - line.count))
    lineLength += piece.count
    keepEnding(piece)
  }

  private mutating func endLine() {
    defer { (line, lineLength) = ([], 0) }
    guard !line.starts(with: marker) else {
      // A line break stands before the marker, for a line that the exercise left open. If it left
      // none open, that made an empty line.
      checks[current]?.removeEmptyEnd()
      current = String(decoding: line.dropFirst(marker.count), as: UTF8.self)
      if checks.count < Self.checkLimit { checks[current] = ExerciseOutput() }
      ending = []
      return
    }
    keepEnding([0x0A])
    // On a busy machine the runtime has something to say itself while it writes a backtrace.
    guard var output = checks[current], !line.starts(with: Self.runtime) else { return }
    output.append(line, length: lineLength)
    checks[current] = output
  }

  private mutating func keepEnding(_ bytes: some Collection<UInt8>) {
    ending += bytes.suffix(Self.endingLimit)
    if ending.count > 2 * Self.endingLimit { ending.removeFirst(ending.count - Self.endingLimit) }
  }
}
