/// A line of a lesson's text, by what stands before it: so it stays the same line in any width.
public struct TextPlace: Codable, Hashable, Sendable {
  /// The index of the part, of those that end with questions.
  public var part: Int
  /// The index of the block in that part; the question and its answer count on from the last one.
  public var block: Int
  /// How many letters and digits of that block stand before the line.
  public var letters: Int
  /// How many lines it is above the one with the next letter: empty lines have no letters to tell
  /// them apart.
  public var linesAbove: Int

  /// Makes the place of the line that holds the letter after so many.
  public init(part: Int = 0, block: Int = 0, letters: Int = 0, linesAbove: Int = 0) {
    self.part = part
    self.block = block
    self.letters = letters
    self.linesAbove = linesAbove
  }
}

/// How far a lesson's text was read.
public struct ReadingPlace: Codable, Equatable, Sendable {
  /// The index of the last part that was shown, of those that end with questions.
  public var part: Int
  /// The first line that was on the screen.
  public var line: TextPlace

  public init(part: Int, line: TextPlace) {
    self.part = part
    self.line = line
  }

  /// All that it counts.
  var numbers: [Int] { [part, line.part, line.block, line.letters, line.linesAbove] }

  private enum CodingKeys: CodingKey {
    case part, line
    /// In its place earlier versions keep, and ask for, the index of a heading.
    case heading
  }

  /// Logs of earlier versions don't tell the line: then it is the part's first.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    part = try values.decode(Int.self, forKey: .part)
    line = try values.decodeIfPresent(TextPlace.self, forKey: .line) ?? TextPlace(part: part)
  }

  /// Writes a place that earlier versions can read, too: they open the text at its start.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(part, forKey: .part)
    try values.encode(line, forKey: .line)
    try values.encode(0, forKey: .heading)
  }
}
