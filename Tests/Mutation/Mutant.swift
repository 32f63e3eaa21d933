import Basics

/// A source with one fault in it.
public struct Mutant: Equatable, Sendable {
  /// Names the fault by what it does and where, without line numbers: small edits leave it as it is.
  public var id: String
  /// The line of the fault, from 1.
  public var line: Int
  /// The name of the mutation operator.
  public var operation: String
  /// The lines that it changes.
  public var before: String
  /// What stands there instead.
  public var after: String
  /// The whole source with the fault.
  public var source: String
}

extension Mutant {
  /// Every mutant of a solution, in the order of the lines.
  ///
  /// What the stub has as well is left alone: no suite grades what nobody was asked to write.
  public static func all(of solution: String, stub: String) -> [Mutant] {
    let file = SourceFile(solution)
    let scopes = file.scopes
    let written = linesAdded(to: stub, by: solution)
    var seen: Set<String> = [solution]
    var uses: [String: Int] = [:]
    let candidates = MutationOperator.all.flatMap { operation in
      operation.changes(file).sorted { ($0.place, $0.summary) < ($1.place, $1.summary) }
        .map { (operation.name, $0) }
    }
    return candidates.compactMap { name, change -> Mutant? in
      let line = file.tokens[change.place].line
      let source = file.applying(change.edits)
      guard written.contains(line), seen.insert(source).inserted else { return nil }
      let (before, after) = difference(solution, source)
      let place = change.needsLine ? " in \(file.line(line))" : ""
      var id = "\(name): \(change.summary)\(place) (\(scopes[change.place]))"
      uses[id, default: 0] += 1
      if let count = uses[id], count > 1 { id += " \(count)" }
      return Mutant(
        id: id, line: line, operation: name, before: before, after: after, source: source)
    }.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  /// How many mutants of a lesson are enough to see that all of this still works.
  public static let sampleSize = 5

  /// A few of them, the same each time, that change little when the solution does.
  public static func sample(_ mutants: [Mutant], count: Int = sampleSize) -> [Mutant] {
    Array(mutants.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.prefix(count))
  }

  /// A number that looks like chance and is the same on every machine.
  private var rank: UInt64 {
    id.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func linesAdded(to stub: String, by solution: String) -> Set<Int> {
    let difference = lines(of: solution).difference(from: lines(of: stub))
    return Set(
      difference.insertions.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset + 1
        }
      })
  }

  /// The lines in which two sources differ, each on one line.
  private static func difference(_ one: String, _ other: String) -> (String, String) {
    let (one, other) = (lines(of: one), lines(of: other))
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let same = zip(one, other).prefix { $0 == $1 }.count
    // What was put in between is shown together with the line before it.
    let start = min(same, max(0, min(one.count, other.count) - end - 1))
    func middle(_ lines: [Substring]) -> String {
      lines.dropFirst(start).dropLast(end).joined(separator: " ").onOneLine
    }
    return (middle(one), middle(other))
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension SourceFile {
  /// The text of a line, from 1, without the space around it and without a comment.
  fileprivate func line(_ number: Int) -> String {
    let onLine = tokens.indices.filter { tokens[$0].line == number }
    guard let first = onLine.first, let last = onLine.last else { return "" }
    return text(of: first..<last + 1).onOneLine
  }
}
