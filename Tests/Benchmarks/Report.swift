import Foundation

/// All that a run has measured.
struct Report: Encodable {
  var machine: Machine
  /// How many times each thing was measured.
  var rounds: Int
  var rows: [Row] = []
  var parts: [Parts] = []

  /// One object.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
