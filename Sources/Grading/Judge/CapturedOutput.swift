import Basics
import Curriculum
import SuiteSupport

/// What was captured of an exercise in one span of time: little is kept, however much is printed.
struct CapturedOutput: Equatable {
  private(set) var beginning: [UInt8] = []
  /// The first lines, and how many there were; the last one as soon as it is ended.
  private(set) var lines = ExerciseOutput()
  private var line: [UInt8] = []
  private var lineLength = 0

  var isEmpty: Bool { beginning.isEmpty }

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

  /// Hears what another ear has captured afterwards.
  mutating func append(_ other: CapturedOutput) {
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

/// Takes what a program prints for text, as it comes: a character may come in pieces.
///
/// What the runtime says of a crash comes in the same way. It is held back, because whoever reads the
/// text is told of the crash in other words.
struct OutputText {
  /// The beginning of a character whose end hasn't come.
  private var rest: [UInt8] = []
  private var held = ""

  /// The text of these bytes, as far as its characters are whole. What is no text becomes replacement
  /// characters.
  mutating func text(of bytes: ArraySlice<UInt8>) -> String {
    let all = rest + bytes
    let end = all.count - Self.beginning(atTheEndOf: all)
    rest = Array(all[end...])
    return released(String(decoding: all[..<end], as: UTF8.self))
  }

  /// What was held back, with what never came to its end.
  ///
  /// - Parameter count: how many lines at its end are the runtime's.
  mutating func end(withoutLast count: Int = 0) -> String {
    let text = held + String(decoding: rest, as: UTF8.self)
    (held, rest) = ("", [])
    guard count > 0 else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeLast(min(lines.count, count + (text.hasSuffix("\n") ? 1 : 0)))
    return lines.map { $0 + "\n" }.joined()
  }

  private mutating func released(_ text: String) -> String {
    let text = held + text
    held = ""
    guard text.utf8.count <= SizeLimit.lastWords,
      let words = text.firstMatch(of: Crash.lastWords)?.range.lowerBound
    else { return text }
    let start = text[..<words].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
    held = String(text[start...])
    return String(text[..<start])
  }

  /// How many bytes at the end are the beginning of a scalar: at most three.
  private static func beginning(atTheEndOf bytes: [UInt8]) -> Int {
    for (count, byte) in zip(1..., bytes.suffix(3).reversed()) where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > count ? count : 0
    }
    return 0
  }
}
