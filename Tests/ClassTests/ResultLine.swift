import Foundation

/// A line of `results.jsonl`, as another program reads it.
struct ResultLine: Decodable, Equatable {
  struct Check: Decodable, Equatable {
    var id: String
    var result: String
    var summary: String
    var mistake: String?
    /// The lesson's words for that mistake.
    var words: String?
  }

  var learner: String
  var name: String?
  var lesson: String
  var file: String?
  var status: String
  var points: Double?
  var maximum: Double
  var obstacle: [String]
  var checks: [Check]

  static func all(in path: String) throws -> [ResultLine] {
    try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(ResultLine.self, from: Data($0)) }
  }
}
