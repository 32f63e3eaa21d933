import Basics
import Curriculum
import Terminal

struct ReaderPage {
  private(set) var lines: [Line] = []
  private(set) var headings: [Heading] = []
  /// The unanswered questions: the one at the end, after those that were skipped.
  var questions: [Question] = []
  /// The number of letters and digits in the whole text, including parts not reached yet.
  var allLetters = 0
  var isWhole = false
  private var stretches: [Stretch] = []

  struct Heading: Equatable {
    var line: Int
    var level: Int
    var text: String
  }

  struct Question: Equatable {
    /// The index of the part that ends with this question.
    var part: Int
    /// The lines of its choices; without choices, those of the question.
    var asks: Range<Int>
    /// The lines that explain how to answer.
    var prompt: Range<Int>
  }

  private struct Stretch {
    var part: Int
    var block: Int
    /// Includes the empty line above.
    var lines: Range<Int>
    /// For each line, the number of the block's letters before it.
    var lettersBefore: [Int]
    /// The number of the text's letters before the block.
    var lettersAbove: Int
    /// The number of its letters; 0 for prompts, which aren't part of the text.
    var letters: Int
  }

  /// Adds a block after an empty line.
  ///
  /// - Returns: its lines without the empty one.
  @discardableResult
  mutating func append(_ drawn: DrawnBlock, part: Int, block: Int) -> Range<Int> {
    guard !drawn.lines.isEmpty else { return lines.count..<lines.count }
    let gap = lines.isEmpty ? 0 : 1
    let start = lines.count + gap
    lines += Array(repeating: .empty, count: gap) + drawn.lines
    stretches.append(
      Stretch(
        part: part, block: block, lines: (start - gap)..<lines.count,
        lettersBefore: Array(repeating: 0, count: gap) + drawn.lettersBefore,
        lettersAbove: letters, letters: drawn.letters))
    letters += drawn.letters
    if let heading = drawn.heading {
      headings.append(Heading(line: start, level: heading.level, text: heading.text))
    }
    return start..<lines.count
  }

  /// The number of letters and digits added so far.
  private var letters = 0

  /// The line at which a position is shown; if its block isn't there, the line before.
  func line(of place: TextPosition) -> Int {
    let isBefore = { (stretch: Stretch) in
      (stretch.part, stretch.block) <= (place.part, place.block)
    }
    guard let stretch = stretches.last(where: isBefore) else { return 0 }
    guard (stretch.part, stretch.block) == (place.part, place.block) else {
      return stretch.lines.upperBound - 1
    }
    let last = stretch.lettersBefore.lastIndex { $0 <= place.letters } ?? 0
    guard stretch.lettersBefore[last] == place.letters else {
      return stretch.lines.lowerBound + last
    }
    let first = stretch.lettersBefore.firstIndex(of: place.letters) ?? last
    return stretch.lines.lowerBound + max(first, last - place.linesAbove)
  }

  func place(of line: Int) -> TextPosition {
    guard let stretch = stretches.first(where: { line < $0.lines.upperBound }) ?? stretches.last
    else { return TextPosition() }
    let index = max(0, min(line - stretch.lines.lowerBound, stretch.lines.count - 1))
    let letters = stretch.lettersBefore[index]
    let last = stretch.lettersBefore.lastIndex(of: letters) ?? index
    return TextPosition(
      part: stretch.part, block: stretch.block, letters: letters, linesAbove: last - index)
  }

  /// How much of the whole text is above the end of a line, in percent; 100 only at the very end.
  func percentage(to line: Int) -> Int {
    guard line < lines.count - 1 || !isWhole else { return 100 }
    guard let stretch = stretches.first(where: { line < $0.lines.upperBound }) else { return 0 }
    let inBlock = stretch.lettersBefore[line - stretch.lines.lowerBound] + lines[line].letters
    let seen = stretch.lettersAbove + min(inBlock, stretch.letters)
    return min(99, seen * 100 / max(1, allLetters))
  }

  func lines(of blocks: ClosedRange<Int>, part: Int) -> Range<Int> {
    let found = stretches.filter { $0.part == part && blocks.contains($0.block) }
    guard let first = found.first, let last = found.last else { return 0..<0 }
    return first.lines.lowerBound..<last.lines.upperBound
  }
}

/// Caches drawn blocks of texts, because drawing a whole lesson takes too long for a key press.
final class PageMemory {
  struct Key: Hashable {
    var lesson: String
    var part: Int
    var width: Int
    /// The part's question, because review questions vary.
    var question: String?
    /// Whether these are the blocks of the answer.
    var isAnswer = false
  }
  private var blocks: [Key: [DrawnBlock]] = [:]

  func blocks(_ key: Key, draw: () -> [DrawnBlock]) -> [DrawnBlock] {
    if let known = blocks[key] { return known }
    let drawn = draw()
    if blocks.count >= CountLimit.drawnBlocks { blocks = [:] }
    blocks[key] = drawn
    return drawn
  }
}

/// The lines of one block of a text.
struct DrawnBlock {
  var lines: [Line]
  /// For each line, the number of the block's letters and digits before it.
  var lettersBefore: [Int]
  var letters: Int
  var heading: (level: Int, text: String)?

  /// - Parameter counts: whether its letters count as part of the text.
  init(_ lines: [Line], counts: Bool = true) {
    self.lines = lines
    lettersBefore = []
    var before = 0
    for line in lines {
      lettersBefore.append(before)
      before += line.letters
    }
    letters = counts ? before : 0
  }

  /// The block with lines above it whose letters don't count.
  func below(_ above: [Line]) -> DrawnBlock {
    var drawn = self
    drawn.lines = above + lines
    drawn.lettersBefore = above.map { _ in 0 } + lettersBefore
    return drawn
  }
}

extension Line {
  var letters: Int { spans.reduce(0) { $0 + $1.text.letters } }
}
