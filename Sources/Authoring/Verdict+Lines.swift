import Curriculum

extension Verdict {
  /// The same verdict with the lines of another file, of which the exercise was made.
  ///
  /// - Parameter lines: the number of each line there by that of the line here.
  /// - Returns: nil if it is about a line that isn't there. What follows from that is told without one.
  package func moved(to file: String, by lines: [Int: Int]) -> Verdict? {
    guard case .read(var exercise, let finding) = outcome else { return nil }
    exercise.declarations = exercise.declarations.compactMapValues { lines[$0] }
    var verdict = self
    verdict.file = file
    switch finding {
    case .doesNotCompile(var messages):
      for index in messages.indices {
        guard let line = lines[messages[index].line] else { return nil }
        messages[index].line = line
      }
      verdict.outcome = .read(exercise, .doesNotCompile(messages))
    case .judged(var checks, let confinement):
      if let place = firstFailure.flatMap(self.place), lines[place.line] == nil { return nil }
      for index in checks.indices {
        guard case .crashed(let cause, let given, let place?) = checks[index].result else {
          continue
        }
        let moved = lines[place.line].map { SourcePlace(line: $0, column: place.column) }
        checks[index].result = .crashed(cause, given: given, at: moved)
      }
      verdict.outcome = .read(exercise, .judged(checks, confinement))
    case .untouched, .incomplete, .ungradable: verdict.outcome = .read(exercise, finding)
    }
    return verdict
  }
}

/// Which line of a text is which line of another that has lines of it, in the same order: the number
/// of the former by that of the latter, from 1.
package func linesInCommon(of text: String, with other: String) -> [Int: Int] {
  func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
  let (own, all) = (lines(text), lines(other))
  let difference = all.difference(from: own)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  let left = own.indices.filter { !removed.contains($0) }
  let right = all.indices.filter { !inserted.contains($0) }
  return Dictionary(uniqueKeysWithValues: zip(right, left).map { ($0 + 1, $1 + 1) })
}
