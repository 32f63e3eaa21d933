import Basics
import Curriculum
import SuiteSupport

/// What an exercise has printed in a period: the first bytes and lines, and counts of the rest.
struct CapturedOutput: Equatable {
  private(set) var beginning: [UInt8] = []
  /// The first lines and the number of all lines; an unfinished last line isn't included.
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

  /// Appends output that was captured later.
  mutating func append(_ other: CapturedOutput) {
    beginning += other.beginning.prefix(SizeLimit.outputBeginning - beginning.count)
    lines = allLines
    (line, lineLength) = ([], 0)
    lines.append(contentsOf: other.allLines)
  }

  /// Removes lines from the end that the runtime has printed, not the exercise.
  mutating func removeLast(_ count: Int) {
    lines = allLines
    (line, lineLength) = ([], 0)
    lines.removeLast(count)
  }

  /// The lines including an unfinished last one.
  var allLines: ExerciseOutput {
    var all = lines
    if lineLength > 0 { all.append(line, length: lineLength) }
    return all
  }

  private mutating func endLine() {
    lines.append(line, length: lineLength)
    (line, lineLength) = ([], 0)
  }

  /// Counts lines beyond the limit without keeping them.
  ///
  /// - Returns: the bytes after the last line break.
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

/// Decodes a program's output piece by piece; a character may be split between pieces.
///
/// The runtime's message about a crash is held back, because the reader is told about the crash in
/// other words.
struct OutputText {
  /// The bytes of an incomplete character at the end.
  private var rest: [UInt8] = []
  private var held = ""

  /// The text of these bytes up to the last complete character. Invalid bytes become replacement
  /// characters.
  mutating func text(of bytes: ArraySlice<UInt8>) -> String {
    let all = rest + bytes
    let end = all.count - Self.beginning(atTheEndOf: all)
    rest = Array(all[end...])
    return released(String(decoding: all[..<end], as: UTF8.self))
  }

  /// Returns the text that was held back and ends the output.
  ///
  /// - Parameter count: the number of lines at its end that the runtime has printed; they are left
  ///   out.
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

  /// The number of bytes at the end that begin an incomplete UTF-8 sequence: at most three.
  private static func beginning(atTheEndOf bytes: [UInt8]) -> Int {
    for (count, byte) in zip(1..., bytes.suffix(3).reversed()) where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > count ? count : 0
    }
    return 0
  }
}
