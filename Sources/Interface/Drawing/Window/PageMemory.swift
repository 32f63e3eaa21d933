import Basics
import Terminal

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
  /// How many it has of the text.
  var letters: Int
  /// Its heading, if it is one that a table of contents shows.
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
