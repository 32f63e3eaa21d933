/// How far a lesson's text was read.
public struct ReadingPlace: Codable, Equatable, Sendable {
  /// The index of the last part that was shown, of those that end with questions.
  public var part: Int
  /// The index of the heading that the reader was at.
  public var heading: Int

  public init(part: Int, heading: Int) {
    self.part = part
    self.heading = heading
  }
}
