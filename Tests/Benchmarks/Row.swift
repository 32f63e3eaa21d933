/// One line of the table: what was measured, and what it should be at most.
struct Row: Encodable {
  /// What is measured, as in “verdict after an edit”.
  var stage: String
  /// The lesson's number, or nil if it is about all of them.
  var lesson: Int?
  /// In `unit`.
  var median: Double
  var unit = Unit.seconds
  /// What it is compared with, and how long that took, in `unit`.
  var reference: Reference?
  /// The most that it should be: as a ratio to the reference if there is one, in `unit` if not.
  var target: Double

  enum Unit: String, Encodable {
    case seconds
    /// Of one processor.
    case percent
    case megabytes
  }

  struct Reference: Encodable {
    var name: String
    var median: Double
  }

  var ratio: Double? { reference.map { median / $0.median } }
  var isMet: Bool { (ratio ?? median) <= target }

  private enum CodingKeys: String, CodingKey {
    case stage, lesson, median, unit, reference, ratio, target
    case isMet = "met"
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(stage, forKey: .stage)
    try values.encodeIfPresent(lesson, forKey: .lesson)
    try values.encode(median, forKey: .median)
    try values.encode(unit, forKey: .unit)
    try values.encodeIfPresent(reference, forKey: .reference)
    try values.encodeIfPresent(ratio, forKey: .ratio)
    try values.encode(target, forKey: .target)
    try values.encode(isMet, forKey: .isMet)
  }
}
