import SuiteSupport

extension LessonProof {
  /// The model passes every check, and whatever is packed is read again as it was.
  func findingsOfSuite() -> [Finding] {
    guard let suite else { return [] }
    var findings: [Finding] = []
    let onMemory = suite.catalogue.filter(\.isAboutMemory)
    for step in lesson.steps.map(\.number) {
      let count = onMemory.count { $0.step == step }
      guard count != 1 else { continue }
      findings.append(Finding(.memoryChecks(step: step, count: count), in: shown(suiteFolder)))
    }
    // What others have asked is all that a memory shows in, and who reads asks nothing.
    let silent = Set((onMemory + suite.catalogue.filter(\.isReading)).map(\.id))
    for seed in [0, 77] as [UInt64] {
      for rehearsal in suite.rehearse(seed: seed) {
        let check = rehearsal.check
        if let fault = rehearsal.fault {
          findings.append(finding(.modelFails(check: check, details: fault), atCheck: check))
        } else if rehearsal.questions.isEmpty, !silent.contains(check) {
          findings.append(finding(.asksNothing(check: check), atCheck: check))
        }
      }
    }
    guard findings.isEmpty else { return findings }
    findings += findingsOfMistakes(suite)
    for (index, rehearsal) in suite.rehearse().enumerated() {
      let check = rehearsal.check
      // The player reads the script from its bytes.
      let model = rehearsal.questions.map { suite.model($0.script).map(ExpectedTrace.init) }
      if model != rehearsal.expected {
        findings.append(finding(.isReadDifferently(check: check), atCheck: check))
        continue
      }
      let answers = ChangedAnswers(suite, changing: { $0 })
      // The model's answers are all there, so that nothing is thrown for the want of one.
      let judgement = try? suite.judge(index, answering: answers)
      if judgement != .passed || answers.asked != rehearsal.questions {
        findings.append(finding(.asksDifferently(check: check), atCheck: check))
      }
    }
    return findings
  }

  /// Each mistake shows itself in something that neither a right exercise does nor another mistake.
  private func findingsOfMistakes(_ suite: AnySuite) -> [Finding] {
    do {
      return try suite.confusions().map { confusion in
        finding(.looksLike(mistake: confusion.mistake, confusion.other), atCheck: confusion.mistake)
      }
    } catch {
      return [Finding(.judgeThrows(details: "\(error)"), in: shown(suiteFolder))]
    }
  }

  /// An exercise that has taken over its process can answer whatever it likes, and ends no judge.
  func findingsOfDamage() -> [Finding] {
    guard let suite else { return [] }
    var chance = SeededGenerator(seed: seed)
    func damaged() -> ChangedAnswers { ChangedAnswers(suite) { $0.damaged(using: &chance) } }
    var findings: [Finding] = []
    for _ in 0..<3 {
      for (index, entry) in suite.catalogue.enumerated() {
        do {
          _ = try suite.judge(index, answering: damaged())
        } catch {
          findings.append(finding(.judgeThrows(details: "\(error)"), atCheck: entry.id))
        }
      }
      do {
        try suite.diagnose(failed: Set(suite.catalogue.map(\.id)), answering: damaged()) { _, _ in }
      } catch is NoTrace {
        // What can't be read says nothing of any mistake.
      } catch {
        findings.append(Finding(.judgeThrows(details: "\(error)"), in: shown(suiteFolder)))
      }
    }
    return findings
  }
}

/// The model's answers, with a change.
private final class ChangedAnswers: Answering {
  private let suite: AnySuite
  private let change: ([UInt8]) -> [UInt8]
  private(set) var asked: [Question] = []

  init(_ suite: AnySuite, changing change: @escaping ([UInt8]) -> [UInt8]) {
    (self.suite, self.change) = (suite, change)
  }

  func replies(to questions: [Question]) throws -> [Reply] {
    asked += questions
    return questions.map { Reply(.trace(change(suite.model($0.script) ?? []))) }
  }
}

extension [UInt8] {
  /// Now and then with another byte, mostly one that makes another value of the same kind.
  fileprivate func damaged(using chance: inout SeededGenerator) -> [UInt8] {
    guard let place = indices.randomElement(using: &chance),
      Int.random(in: 0..<4, using: &chance) == 0
    else { return self }
    var bytes = self
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: bytes[place] = .random(in: .min ... .max, using: &chance)
    case 1: bytes[place] ^= 2
    // The largest number there is.
    case 2: bytes.replaceSubrange(place...place, with: [UInt8](repeating: 0xFF, count: 9) + [1])
    default: bytes.remove(at: place)
    }
    return bytes
  }
}
