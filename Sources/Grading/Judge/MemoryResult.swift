import Basics
import Curriculum
import SuiteSupport

/// How a memory is told.
extension Judge {
  func result(of finding: MemorySearch.Finding) -> RawResult {
    for (answer, isAlone) in [(finding.after, false), (finding.alone, true)] {
      guard case .failure(let reason) = answer else { continue }
      let given = code(of: finding, asking: suite.code(finding.script), isAlone: isAlone)
      return .unanswered(reason.located, given: given)
    }
    return .failed(mismatch(finding))
  }

  private func mismatch(_ finding: MemorySearch.Finding) -> Mismatch {
    func trace(_ answer: ScriptAnswer) -> [UInt8] {
      if case .success(let bytes) = answer { bytes } else { [] }
    }
    let (alone, after) = (trace(finding.alone), trace(finding.after))
    let model = suite.model(finding.script) ?? alone
    // The one that is wrong is shown; if both are, the later one.
    let isWrongAfter = after != model
    let contrast = suite.contrast(finding.script, model, isWrongAfter ? after : alone)
    let (values, isShort) = values(of: finding, alone, after)
    let note: MemoryNote =
      if finding.earlier.isEmpty {
        isShort ? .unsteady : .unsteadyLong
      } else if finding.earlier == [finding.script] {
        isShort ? .again : .againLong
      } else if isShort {
        .after
      } else {
        isWrongAfter ? .afterLong : .aloneLong
      }
    return Mismatch(
      given: code(
        of: finding, asking: contrast?.lines ?? suite.code(finding.script),
        isAlone: !isWrongAfter),
      expected: contrast?.one, actual: contrast?.other, note: note.rawValue, values: values)
  }

  /// What can stand in a sentence, and whether all of it can.
  private func values(
    of finding: MemorySearch.Finding, _ alone: [UInt8], _ after: [UInt8]
  ) -> (values: [String: String], isShort: Bool) {
    guard let contrast = suite.contrast(finding.script, alone, after) else { return ([:], false) }
    let texts = [
      "call": contrast.lines.joined(separator: "; "),
      "earlier": finding.earlier.flatMap(suite.code).joined(separator: "; "),
      "alone": contrast.one.oneLine, "after": contrast.other.oneLine,
    ]
    let isShort = texts.values.allSatisfy { text in
      text.count <= CountLimit.charactersInSentence && !text.hasComment
        && !text.contains { $0 == "`" || $0.isNewline }
    }
    return (isShort ? texts : [:], isShort && texts["alone"] != texts["after"])
  }

  /// All that is asked, in lines that can be typed in as they stand.
  ///
  /// - Parameters:
  ///   - lines: the question itself, and in the last line what is seen of it.
  ///   - isAlone: whether nothing is asked before.
  private func code(
    of finding: MemorySearch.Finding, asking lines: [String], isAlone: Bool
  ) -> [String] {
    let earlier = isAlone ? [] : finding.earlier.map(suite.code)
    guard let first = earlier.first, let last = lines.last else { return lines }
    if earlier.count > 1, Set(earlier).count == 1 {
      // Whoever asks the same again and again has to see only what comes of the last time.
      if lines.count > 1, finding.earlier[0] == finding.script, !last.hasComment {
        return ["for _ in 1...\(earlier.count + 1) {"] + lines.dropLast().map { "  \($0)" }
          + ["  print(\(last))", "}"]
      }
      return ["for _ in 1...\(earlier.count) {"] + first.map { "  \($0)" } + ["}"] + lines
    }
    var before: [String] = []
    for (index, part) in earlier.enumerated() {
      // Names that a part declares are its own.
      let part = part.count > 1 ? ["do {"] + part.map { "  \($0)" } + ["}"] : part
      let room = max(CountLimit.linesBefore, CountLimit.counterexampleLines - lines.count)
      guard before.isEmpty || before.count + part.count <= room else {
        before.append(Comment.more(earlier.count - index).line)
        break
      }
      before += part
    }
    return before + lines
  }
}

/// What is remarked on an exercise that remembers; the words stand in the lesson's `Feedback.md`.
package enum MemoryNote: String, CaseIterable {
  /// Once others were asked, it answers otherwise than alone.
  case after = "memory-after"
  /// The second time it answers otherwise than the first time.
  case again = "memory-again"
  /// Asked alone, it answers now so and now otherwise.
  case unsteady = "memory-unsteady"
  /// As `after`, where the values are too long for a sentence.
  case afterLong = "memory-after-long"
  /// As `again`, where the values are too long for a sentence.
  case againLong = "memory-again-long"
  /// As `unsteady`, where the values are too long for a sentence.
  case unsteadyLong = "memory-unsteady-long"
  /// It is wrong alone, and right once others were asked; the values are too long for a sentence.
  case aloneLong = "memory-alone-long"
}

/// A comment that any lesson needs, because it stands in how a memory is told.
package enum MemoryComment: String, CaseIterable {
  /// So many parts aren't shown, `{count}`.
  case more = "more-before"
}

extension Comment {
  static func more(_ count: Int) -> Comment {
    Comment(MemoryComment.more.rawValue, ["count": "\(count)"])
  }
}

/// What an exercise was at when its time was over.
extension Judge {
  /// The part of a script that is being played when the time is over; all of it, if it has no parts.
  func latePart(of script: [UInt8]) throws(EnvironmentError) -> [UInt8] {
    let parts = suite.model(script).map { suite.parts(of: script, $0).map(\.script) } ?? []
    guard parts.count > 1, let place = try latePlace(among: parts) else { return script }
    return parts[place]
  }

  /// The step of a check that is late only because of what was asked before it, and what is shown of
  /// that; nil if none is.
  ///
  /// An exercise that keeps all that it was asked gets slower and slower.
  func stepSlowedDown() throws(EnvironmentError) -> (check: Int, late: LateStep)? {
    for (index, hearing) in hearings.sorted(by: { $0.key < $1.key }) {
      let entry = report.catalogue[index]
      guard case .unanswered(.late(let lateness, _), let given)? = report.results[entry.id],
        let place = hearing.late?.place,
        report.catalogue.contains(where: { $0.isAboutMemory && $0.step == entry.step })
      else { continue }
      let scripts = recordings[index].questions[...place].map(\.script)
      guard try latePlace(among: scripts) == nil else { continue }
      return (index, LateStep(step: entry.step, lateness: lateness, given: given))
    }
    return nil
  }

  /// The place of the script that is being played in a new process when a quarter of a check's time is
  /// over; nil if all of them are played by then, or the process ends.
  private func latePlace(among scripts: [[UInt8]]) throws(EnvironmentError) -> Int? {
    let search = MemorySearch(suite, limit: timeout / 4, starting: start)
    let answers = try search.play(scripts, within: Allowance(timeout / 4))
    guard case .failure(.late)? = answers.last else { return nil }
    return answers.count - 1
  }

  /// A step of which a question is late only where something else was asked before.
  struct LateStep {
    var step: Int
    var lateness: Lateness
    var given: [String]
  }
}
