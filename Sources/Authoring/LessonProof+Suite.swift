import Basics
import Curriculum
import Grading
import SuiteSupport

extension LessonProof {
  /// Checks that the model passes every check, and that packed values are read unchanged.
  func findingsOfSuite() -> [Finding] {
    guard let suite else { return [] }
    var findings: [Finding] = []
    let onMemory = suite.catalogue.filter(\.isAboutMemory)
    for step in lesson.steps.map(\.number) {
      let count = onMemory.count { $0.step == step }
      guard count != 1 else { continue }
      findings.append(Finding(.memoryChecks(step: step, count: count), in: shown(suiteFolder)))
    }
    // Checks on memory repeat the questions of others, and checks by reading ask none.
    let silent = Set((onMemory + suite.catalogue.filter(\.isReading)).map(\.id))
    for seed in [0, 77] as [UInt64] {
      for recording in suite.record(seed: seed) {
        let check = recording.check
        if let fault = recording.fault {
          findings.append(finding(.modelFails(check: check, details: fault), atCheck: check))
        } else if recording.questions.isEmpty, !silent.contains(check) {
          findings.append(finding(.asksNothing(check: check), atCheck: check))
        }
      }
    }
    guard findings.isEmpty else { return findings }
    findings += findingsOfMistakes(suite)
    for (index, recording) in suite.record().enumerated() {
      let check = recording.check
      // `suite.model` decodes the script from its bytes.
      let model = recording.questions.map { suite.model($0.script).map(ExpectedTrace.init) }
      if model != recording.expected {
        findings.append(finding(.readDifferently(check: check), atCheck: check))
        continue
      }
      let answers = ChangedAnswers(suite, changing: { $0 })
      // The model answers every question, so no answer can be missing.
      let judgement = try? suite.judge(index, answering: answers)
      if judgement != .passed || answers.asked != recording.questions {
        findings.append(finding(.asksDifferently(check: check), atCheck: check))
      }
    }
    return findings
  }

  /// Checks that each mistake differs from right exercises and from all other mistakes.
  private func findingsOfMistakes(_ suite: AnySuite) -> [Finding] {
    do {
      return try suite.confusions().map { confusion in
        let mistake = confusion.mistake
        let fault = confusion.other.map { Fault.looksLike(mistake: mistake, other: $0) }
        return finding(fault ?? .looksRight(mistake: mistake), atCheck: mistake)
      }
    } catch {
      return [Finding(.judgeThrows(details: "\(error)"), in: shown(suiteFolder))]
    }
  }

  /// Checks that the judge survives any answers, because an exercise that controls its process can
  /// send anything.
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
        // An unreadable answer says nothing about any mistake.
      } catch {
        findings.append(Finding(.judgeThrows(details: "\(error)"), in: shown(suiteFolder)))
      }
    }
    return findings
  }

  /// Checks that the suite, the adapter and the texts match.
  func findingsOfWords() throws -> [Finding] {
    let file = shown(repository.feedback(of: lesson.id))
    let source = try contents(of: repository.feedback(of: lesson.id))
    func finding(_ fault: Fault, at text: String) -> Finding {
      Finding(fault, in: file, line: line(of: text, in: source))
    }
    var findings: [Finding] = []
    if !lesson.learnt.hasPrefix("You can ") || !lesson.learnt.hasSuffix(".") {
      findings.append(finding(.lacks("Learnt: You can …."), at: "Learnt:"))
    }
    findings += findingsOfChecks(finding) + findingsOfDiagnoses(finding)
    let adapter = try contents(of: repository.adapter(of: lesson.id))
    let count = adapter.lines.count
    let needs = AdapterRequirements(source: adapter).names(atLines: Array(1...count))
    for need in needs where lesson.interface[need] == nil {
      findings.append(finding(.lacks("### \(need)"), at: "## API"))
    }
    for name in lesson.interface.keys.sorted() where !needs.contains(name) {
      findings.append(finding(.leftOver("### \(name)"), at: "### \(name)"))
    }
    for (name, text) in lesson.mistakes.sorted(by: { $0.key < $1.key })
    where !text.contains(/[Yy]our `/) {
      findings.append(finding(.lacks("Your `…` …"), at: "### \(name)"))
    }
    return try findings + findingsOfAnchors(finding) + findingsOfMemory(finding)
      + findingsOfNotes(finding)
      + self.findings(ofRemarks: lesson.comments, used: usedComments, "## Comments", finding)
  }

  /// Checks that all anchors of checks and mistakes are declared in the solution.
  private func findingsOfAnchors(_ finding: (Fault, String) -> Finding) throws -> [Finding] {
    let places = DeclarationLocations(
      SourceFile(try contents(of: repository.solution(of: lesson.id))))
    let anchors =
      lesson.checks.map { ($0.id, $0.anchors) } + lesson.mistakeAnchors.sorted { $0.key < $1.key }
    return anchors.flatMap { id, names in
      names.filter { !places.declares($0) }.map {
        finding(.leftOver("Anchor: `\($0)`"), "### \(id)")
      }
    }
  }

  /// Checks that all checks have texts in the same order, and build only on earlier ones.
  private func findingsOfChecks(_ finding: (Fault, String) -> Finding) -> [Finding] {
    guard let suite else { return [] }
    var findings: [Finding] = []
    let ids = suite.catalogue.map(\.id)
    for entry in suite.catalogue where lesson.check(entry.id) == nil {
      findings.append(finding(.lacks("### \(entry.id)"), "## Step \(entry.step):"))
    }
    for check in lesson.checks where !ids.contains(check.id) {
      findings.append(finding(.leftOver("### \(check.id)"), "### \(check.id)"))
    }
    let inSuite = suite.catalogue.map { [$0.id, "\($0.step)"] }
    let inWords = lesson.steps.flatMap { step in step.checks.map { [$0.id, "\(step.number)"] } }
    if findings.isEmpty, inSuite != inWords {
      let place = zip(inSuite, inWords).first { $0 != $1 }?.1[0] ?? ""
      let order = inSuite.map { "\($0[1]) \($0[0])" }
      findings.append(finding(.otherOrder(order: order), "### \(place)"))
    }
    var earlier: Set<String> = []
    for entry in suite.catalogue {
      for id in entry.after where !earlier.contains(id) {
        findings.append(
          self.finding(.buildsOnLater(check: entry.id, later: id), atCheck: entry.id))
      }
      earlier.insert(entry.id)
    }
    return findings
  }

  /// Checks that the diagnoses name only checks that exist, and only mistakes that have a text.
  private func findingsOfDiagnoses(_ finding: (Fault, String) -> Finding) -> [Finding] {
    guard let names = suite?.named() else { return [] }
    let unknown = names.checks.subtracting(suite?.catalogue.map(\.id) ?? []).sorted()
    let untold = names.mistakes.subtracting(lesson.mistakes.keys).sorted()
    return unknown.map { self.finding(.noCheck(check: $0), atCheck: $0) }
      + untold.map { finding(.lacks("### \($0)"), "## Mistakes") }
  }

  /// Checks that all remarks on memory exist, with their placeholders.
  private func findingsOfMemory(_ finding: (Fault, String) -> Finding) -> [Finding] {
    let names = MemoryNote.allCases.map { note in
      (
        note.rawValue,
        [.after, .again, .unsteady].contains(note) ? ["call", "alone", "after"] : []
      )
    }
    return findings(
      ofRemarks: lesson.notes, used: Dictionary(uniqueKeysWithValues: names), "## Notes", finding)
  }

  /// Checks that every used key has a text with all its placeholders, and that every text is used.
  private func findings(
    ofRemarks words: [String: String], used: [String: [String]], _ heading: String,
    _ finding: (Fault, String) -> Finding
  ) -> [Finding] {
    let missing = used.sorted { $0.key < $1.key }.flatMap { key, names -> [Finding] in
      let line = "- `\(key)`:"
      guard let text = words[key] else { return [finding(.lacks("\(line) …"), heading)] }
      return names.map { "{\($0)}" }.filter { !text.contains($0) }
        .map { finding(.lacks($0), line) }
    }
    return missing
      + words.keys.sorted().filter { used[$0] == nil }
      .map { finding(.leftOver("- `\($0)`: …"), "- `\($0)`:") }
  }

  /// Checks that every note of the suite has a text, and that every text is used.
  private func findingsOfNotes(_ finding: (Fault, String) -> Finding) -> [Finding] {
    let sources = suiteSources
    var findings: [Finding] = []
    for check in lesson.checks {
      for note in check.notes.keys.sorted() where !isUsed(note, in: sources) {
        findings.append(finding(.leftOver("- `\(note)`: …"), "- `\(note)`:"))
      }
    }
    for match in sources.matches(of: /note: "([^"]+)"/) {
      let note = String(match.1)
      guard !lesson.checks.contains(where: { $0.notes[note] != nil }) else { continue }
      findings.append(finding(.lacks("- `\(note)`: …"), "###"))
    }
    return findings
  }

  /// Whether a note is used, as a string or as an enum case of that name.
  private func isUsed(_ note: String, in sources: String) -> Bool {
    guard !sources.contains("\"\(note)\"") else { return true }
    return sources.matches(of: /[\s\[]\.([A-Za-z0-9_]+)/).contains { $0.1 == note }
  }

  /// The placeholders of each comment, sorted, by the comment's key.
  private var usedComments: [String: [String]] {
    var used: [String: Set<String>] = [MemoryNote.comment: ["count"]]
    for match in suiteSources.matches(of: /Comment\(\s*"([^"]+)"(?:,\s*\[([^\]]*))?/) {
      let names = (match.2 ?? "").matches(of: /"([a-z]+)":\s/).map { String($0.1) }
      used[String(match.1), default: []].formUnion(names)
    }
    return used.mapValues { $0.sorted() }
  }

  var suiteSources: String {
    // A file that can't be read doesn't compile either.
    swiftFiles(in: suiteFolder).compactMap { try? contents(of: $0) }.joined(separator: "\n")
  }
}

private final class ChangedAnswers: Answering {
  private let suite: AnySuite
  private let change: ([UInt8]) -> [UInt8]
  private(set) var asked: [Question] = []

  init(_ suite: AnySuite, changing change: @escaping ([UInt8]) -> [UInt8]) {
    (self.suite, self.change) = (suite, change)
  }

  func replies(to questions: [Question]) throws -> [Reply] {
    asked += questions
    return questions.map { Reply(.success(change(suite.model($0.script) ?? []))) }
  }
}

extension [UInt8] {
  /// Sometimes damages one byte, mostly so that it decodes as another value of the same kind.
  fileprivate func damaged(using chance: inout SeededGenerator) -> [UInt8] {
    guard let place = indices.randomElement(using: &chance),
      Int.random(in: 0..<4, using: &chance) == 0
    else { return self }
    var bytes = self
    switch Int.random(in: 0..<4, using: &chance) {
    case 0: bytes[place] = .random(in: .min ... .max, using: &chance)
    case 1: bytes[place] ^= 2
    // The largest encoded number.
    case 2: bytes.replaceSubrange(place...place, with: [UInt8](repeating: 0xFF, count: 9) + [1])
    default: bytes.remove(at: place)
    }
    return bytes
  }
}
