import Curriculum
import Foundation
import Grading

extension LessonProof {
  /// What the suite, the adapter and the words have to do with each other.
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
    findings += findingsOfChecks(finding)
    let adapter = try contents(of: repository.adapter(of: lesson.id))
    let count = adapter.split(separator: "\n", omittingEmptySubsequences: false).count
    let needs = AdapterNeeds(source: adapter).names(atLines: Array(1...count))
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
    return findings + findingsOfMemory(finding) + findingsOfNotes(finding)
      + findingsOfComments(finding)
  }

  /// Every check of the suite has its words, in the same order, and builds on earlier ones.
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
      findings.append(finding(.otherOrder(order), "### \(place)"))
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

  /// How a memory is told is written, with what is told.
  private func findingsOfMemory(_ finding: (Fault, String) -> Finding) -> [Finding] {
    var findings: [Finding] = []
    for note in MemoryNote.allCases {
      let line = "- `\(note.rawValue)`:"
      guard let text = lesson.notes[note.rawValue] else {
        findings.append(finding(.lacks("\(line) …"), "## Notes"))
        continue
      }
      let values =
        [.after, .again, .unsteady].contains(note) ? ["{call}", "{alone}", "{after}"] : []
      findings += values.filter { !text.contains($0) }.map { finding(.lacks($0), line) }
    }
    let known = MemoryNote.allCases.map(\.rawValue)
    for note in lesson.notes.keys.sorted() where !known.contains(note) {
      findings.append(finding(.leftOver("- `\(note)`: …"), "- `\(note)`:"))
    }
    return findings
  }

  /// Every note of the suite is written, and every note that is written is used.
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

  /// As a text, or as a case that the note is named after.
  private func isUsed(_ note: String, in sources: String) -> Bool {
    guard !sources.contains("\"\(note)\"") else { return true }
    return sources.matches(of: /[\s\[]\.([A-Za-z0-9_]+)/).contains { $0.1 == note }
  }
}
