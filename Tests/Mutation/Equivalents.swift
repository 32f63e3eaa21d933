import Foundation

/// The mutants that no check has to tell from the solution, with the reason why, for each lesson.
public struct Equivalents: Equatable, Sendable {
  /// The reasons by the lesson's folder and the mutant's id.
  public var reasons: [String: [String: String]] = [:]

  /// Reads the list: under each `## lesson` stands for each mutant `### id` and its reason.
  ///
  /// Mutants that stand right below each other share the reason that follows.
  public init(parsing text: String) {
    for section in "\n\(text)".components(separatedBy: "\n## ").dropFirst() {
      let entries = section.components(separatedBy: "\n### ")
      let lesson = entries[0].trimmingCharacters(in: .whitespacesAndNewlines)
      var reason = ""
      for entry in entries.dropFirst().reversed() {
        let lines = entry.split(separator: "\n", maxSplits: 1)
        let own = lines.dropFirst().joined().trimmingCharacters(in: .whitespacesAndNewlines)
        if !own.isEmpty { reason = own }
        reasons[lesson, default: [:]][String(lines.first ?? "")] = reason
      }
    }
  }
}
