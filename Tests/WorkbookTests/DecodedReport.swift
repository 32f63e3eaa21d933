import Foundation

/// What a program that reads `workbook test --json` expects, written apart from the source.
struct DecodedReport: Decodable, Equatable {
  var version: Int
  var lessons: [Lesson]

  struct Lesson: Decodable, Equatable {
    var id: String
    var number: Int
    var title: String
    var state: String
    var passed: Int
    var total: Int
    var seconds: Double
    var file: String
    var checks: [Check]
    var messages: [Message]
    var missing: [Missing]
    var problem: String?
    var confinement: Sandbox?
  }

  struct Sandbox: Decodable, Equatable {
    var missing: [String]
  }

  struct Check: Decodable, Equatable {
    var id: String
    var step: Int
    var title: String
    var state: String
    var given: [String]?
    var expected: String?
    var actual: String?
    var diff: [String]?
    var mistake: String?
    var note: String?
    var reason: String?
    var seconds: Double?
    var output: [String]?
    var outputDropped: Int?
    var why: String
    var section: String
    var file: String
    var line: Int?
    var column: Int?
  }

  struct Message: Decodable, Equatable {
    var file: String
    var line: Int
    var column: Int
    var text: String
    var help: String?
    var source: String?
  }

  struct Missing: Decodable, Equatable {
    var name: String
    var explanation: String
    var line: Int?
  }

  init(_ json: String) throws {
    self = try JSONDecoder().decode(DecodedReport.self, from: Data(json.utf8))
  }
}
