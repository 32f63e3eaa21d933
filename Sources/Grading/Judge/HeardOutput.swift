import Basics
import Curriculum
import Foundation

/// What was heard of an exercise in one span of time: little is kept, however much is printed.
struct HeardOutput: Equatable {
  /// The first bytes, as they came.
  private(set) var beginning: [UInt8] = []
  /// The first lines, and how many there were; the last one as soon as it is ended.
  private(set) var lines = ExerciseOutput()
  private var line: [UInt8] = []
  private var lineLength = 0

  var isEmpty: Bool { beginning.isEmpty }

  /// Hears more.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    beginning += bytes.prefix(SizeLimit.outputBeginning - beginning.count)
    var rest = bytes
    while lines.lines.count < CountLimit.outputLines, let end = rest.firstIndex(of: 0x0A) {
      takePiece(rest[..<end])
      endLine()
      rest = rest[(end + 1)...]
    }
    if lines.lines.count == CountLimit.outputLines { rest = countLines(in: rest) }
    takePiece(rest)
  }

  /// Hears what another ear has heard afterwards.
  mutating func append(_ other: HeardOutput) {
    beginning += other.beginning.prefix(SizeLimit.outputBeginning - beginning.count)
    lines = allLines
    (line, lineLength) = ([], 0)
    lines.append(contentsOf: other.allLines)
  }

  /// Takes lines away from the end: what the runtime added is not the exercise's.
  mutating func removeLast(_ count: Int) {
    lines = allLines
    (line, lineLength) = ([], 0)
    lines.removeLast(count)
  }

  /// The lines with a last one that has no line break.
  var allLines: ExerciseOutput {
    var all = lines
    if lineLength > 0 { all.append(line, length: lineLength) }
    return all
  }

  private mutating func endLine() {
    lines.append(line, length: lineLength)
    (line, lineLength) = ([], 0)
  }

  /// Lines that nobody will see are only counted: who prints without end prints many.
  ///
  /// - Returns: what comes behind the last of them.
  private mutating func countLines(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let (count, length) = bytes.withUnsafeBytes { buffer in
      var (count, length) = (0, 0)
      while length < buffer.count,
        let end = memchr(buffer.baseAddress! + length, 0x0A, buffer.count - length)
      {
        count += 1
        length = UnsafeRawPointer(end) - buffer.baseAddress! + 1
      }
      return (count, length)
    }
    guard count > 0 else { return bytes }
    lines.dropped += count
    (line, lineLength) = ([], 0)
    return bytes.dropFirst(length)
  }

  private mutating func takePiece(_ piece: ArraySlice<UInt8>) {
    line += piece.prefix(max(0, SizeLimit.outputLine - line.count))
    lineLength += piece.count
  }
}
