/// One line of the table: what was measured, and what came of it.
struct Row: Encodable {
  var stage: Stage
  /// The lesson's number, or nil if it is about all of them.
  var lesson: Int?
  /// In the stage's unit.
  var median: Double
  /// How long what it is compared with took, in the stage's unit.
  var reference: Double?

  var ratio: Double? { reference.map { median / $0 } }
  var isMet: Bool { (ratio ?? median) <= stage.target }

  private enum CodingKeys: String, CodingKey {
    case stage, lesson, median, unit, against, reference, ratio, target
    case isMet = "met"
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(stage.name, forKey: .stage)
    try values.encodeIfPresent(lesson, forKey: .lesson)
    try values.encode(median, forKey: .median)
    try values.encode(stage.unit, forKey: .unit)
    try values.encodeIfPresent(stage.reference, forKey: .against)
    try values.encodeIfPresent(reference, forKey: .reference)
    try values.encodeIfPresent(ratio, forKey: .ratio)
    try values.encode(stage.target, forKey: .target)
    try values.encode(isMet, forKey: .isMet)
  }
}
