import Basics
import Curriculum
import Terminal

struct ReaderPage {
  private(set) var lines: [Line] = []
  private(set) var headings: [Heading] = []
  /// The questions that wait for an answer: the one at the end, below those that were passed over.
  var questions: [Question] = []
  /// How many letters and digits there are in the whole text, also in what wasn't reached yet.
  var allLetters = 0
  var isWhole = false
  private var stretches: [Stretch] = []

  struct Heading: Equatable {
    var line: Int
    var level: Int
    var text: String
  }

  struct Question: Equatable {
    /// The index of the part that it ends.
    var part: Int
    /// Its choices; where there are none, what is asked.
    var asks: Range<Int>
    /// What says how to answer.
    var prompt: Range<Int>
  }

  private struct Stretch {
    var part: Int
    var block: Int
    /// With the empty line above it.
    var lines: Range<Int>
    /// How many letters of the block stand before each of the lines.
    var lettersBefore: [Int]
    /// How many letters of the text stand before the block.
    var lettersAbove: Int
    /// How many letters it has; none, where it isn't of the text but asks for an answer.
    var letters: Int
  }

  /// Adds a block, below an empty line.
  ///
  /// - Returns: its lines, without the empty one.
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

  /// How many letters and digits there are up to here.
  private var letters = 0

  /// The line at which a place is now; of a block that isn't there, the one before.
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

  /// How much of the whole text stands above the end of a line, in percent; 100 only at its very end.
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

/// Keeps the blocks of texts that were drawn: drawing a whole lesson takes longer than a key may.
final class PageMemory {
  struct Key: Hashable {
    var lesson: String
    var part: Int
    var width: Int
    /// What the part asks: about earlier lessons it isn't always the same.
    var question: String?
    /// Whether it is the answer to the part's question.
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
  /// How many letters and digits of the block stand before each line.
  var lettersBefore: [Int]
  var letters: Int
  var heading: (level: Int, text: String)?

  /// - Parameter counts: whether its letters are the text's, and not the workbook's own.
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

  /// The same below lines whose letters don't count.
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
