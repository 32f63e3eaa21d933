import Basics
import Curriculum
import SuiteSupport

/// How it is reported that an exercise remembers earlier questions.
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
    // Shows the wrong answer; if both are wrong, the later one.
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

  /// The values for the note's sentence, and whether all of them are short enough for it.
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

  /// The code that reproduces the finding, as complete lines.
  ///
  /// - Parameters:
  ///   - lines: the code of the question, with the observed expression in the last line.
  ///   - isAlone: whether to leave out the earlier questions.
  private func code(
    of finding: MemorySearch.Finding, asking lines: [String], isAlone: Bool
  ) -> [String] {
    let earlier = isAlone ? [] : finding.earlier.map(suite.code)
    guard let first = earlier.first, let last = lines.last else { return lines }
    if earlier.count > 1, Set(earlier).count == 1 {
      // When the same question is repeated, only the last result matters.
      if lines.count > 1, finding.earlier[0] == finding.script, !last.hasComment {
        return ["for _ in 1...\(earlier.count + 1) {"] + lines.dropLast().map { "  \($0)" }
          + ["  print(\(last))", "}"]
      }
      return ["for _ in 1...\(earlier.count) {"] + first.map { "  \($0)" } + ["}"] + lines
    }
    var before: [String] = []
    for (index, part) in earlier.enumerated() {
      // In a `do` block, so that names declared by different parts don't collide.
      let part = part.count > 1 ? ["do {"] + part.map { "  \($0)" } + ["}"] : part
      let room = max(CountLimit.linesBefore, CountLimit.counterexampleLines - lines.count)
      guard before.isEmpty || before.count + part.count <= room else {
        before.append(Comment(MemoryNote.comment, ["count": "\(earlier.count - index)"]).line)
        break
      }
      before += part
    }
    return before + lines
  }
}

/// A note on an exercise that remembers; its text is in the lesson's `Feedback.md`.
package enum MemoryNote: String, CaseIterable {
  /// The answer after other questions differs from the answer alone.
  case after = "memory-after"
  /// The second answer to a question differs from the first.
  case again = "memory-again"
  /// The answers to a question differ at random, even in new processes.
  case unsteady = "memory-unsteady"
  /// Like `after`, with values too long for a sentence.
  case afterLong = "memory-after-long"
  /// Like `again`, with values too long for a sentence.
  case againLong = "memory-again-long"
  /// Like `unsteady`, with values too long for a sentence.
  case unsteadyLong = "memory-unsteady-long"
  /// The answer alone is wrong, and the one after other questions is right; the values are too long
  /// for a sentence.
  case aloneLong = "memory-alone-long"
}

extension MemoryNote {
  /// The key of a comment in the shown code, `{count}` parts aren't shown, that every lesson needs.
  package static let comment = "more-before"
}

/// What an exercise was doing when its time was used up.
extension Judge {
  /// The part of a script that times out when played alone; the whole script if it has no parts.
  func latePart(of script: [UInt8]) throws(EnvironmentError) -> [UInt8] {
    let parts = suite.model(script).map { suite.parts(of: script, $0).map(\.script) } ?? []
    guard parts.count > 1, let place = try latePlace(among: parts) else { return script }
    return parts[place]
  }

  /// The check that times out only because of earlier questions, and what to show; nil if none
  /// does.
  ///
  /// For instance, an exercise that stores everything it was asked gets slower and slower.
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

  /// The index of the script during which a quarter of a check's time is used up in a new process;
  /// nil if all are played by then, or the process ends.
  private func latePlace(among scripts: [[UInt8]]) throws(EnvironmentError) -> Int? {
    let search = MemorySearch(suite, limit: timeout / 4, starting: start)
    let answers = try search.play(scripts, within: Allowance(timeout / 4))
    guard case .failure(.late)? = answers.last else { return nil }
    return answers.count - 1
  }

  /// A step with a question that times out only after other questions.
  struct LateStep {
    var step: Int
    var lateness: Lateness
    var given: [String]
  }
}
