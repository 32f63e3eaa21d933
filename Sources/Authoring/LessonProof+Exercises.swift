import Basics
import Curriculum
import Grading
import Purity

extension LessonProof {
  /// What the course asks of a stub and a solution.
  func findingsOfExercises() throws -> [Finding] {
    let (stub, solution) = (repository.stub(of: lesson.id), repository.solution(of: lesson.id))
    var findings = findings(inStub: try contents(of: stub))
    let complaints = try concurrently([stub, solution]) { path in
      try self.complaints(
        ["-typecheck", "-warnings-as-errors", "-swift-version", "5", "-parse-as-library"]
          + ["-module-name", lesson.module, path])
    }
    for (path, complaint) in zip([stub, solution], complaints) where !complaint.isEmpty {
      findings.append(Finding(.compiler(complaint), in: shown(path)))
    }
    guard findings.isEmpty, suite != nil else { return findings }
    // Where the adapter doesn't fit even the solution, the compiler knows better than the words.
    if let complaint = try grader.adapterComplaints(for: lesson) {
      return [Finding(.compiler(complaint), in: shown(repository.adapter(of: lesson.id)))]
    }
    let verdicts = try concurrently([stub, solution]) { path in
      try grader.grade(lesson, exercise: try ExerciseFile(path: path))
    }
    return try self.findings(onStub: verdicts[0]) + self.findings(onRight: verdicts[1])
      + findingsOfReading(solution)
  }

  /// Every function that a check wants to be read stands in the solution, under this name.
  private func findingsOfReading(_ solution: String) throws -> [Finding] {
    let names = (suite?.catalogue ?? []).flatMap(\.functions)
    guard !names.isEmpty else { return [] }
    let file = ExerciseFile(path: solution, text: try contents(of: solution))
    guard case .report(let report) = try grader.toolchain.purity(of: file, environment: environment)
    else { return names.map { Finding(.lacks($0), in: shown(solution)) } }
    return report.missing(among: names).map { Finding(.lacks($0), in: shown(solution)) }
  }

  /// Every step has its mark, a brief and its declaration; at the end there is room to try things.
  private func findings(inStub stub: String) -> [Finding] {
    let file = shown(repository.stub(of: lesson.id))
    let lines = stub.split(separator: "\n", omittingEmptySubsequences: false)
    var findings: [Finding] = []
    for step in lesson.steps {
      let mark = "// MARK: - Step \(step.number): "
      guard let index = lines.firstIndex(where: { $0.hasPrefix(mark) }) else {
        findings.append(Finding(.lacks(mark + step.title), in: file, line: lines.count))
        continue
      }
      if !lines.dropFirst(index + 1).prefix(1).allSatisfy({ $0.hasPrefix("// ") }) {
        findings.append(Finding(.lacks("// …"), in: file, line: index + 2))
      }
      if !stub.contains(step.anchor) {
        findings.append(Finding(.lacks(step.anchor), in: file, line: index + 1))
      }
    }
    for text in [Lesson.scratchHeading, "func scratch() {"] where !stub.contains(text) {
      findings.append(Finding(.lacks(text), in: file, line: lines.count))
    }
    if stub.contains("public ") {
      findings.append(Finding(.isPublic, in: file, line: line(of: "public ", in: stub)))
    }
    return findings
  }

  private func findings(onStub verdict: Verdict) -> [Finding] {
    // Where the learner has to find the types, a stub lacks them: it passes nothing, and is told so.
    guard verdict.missing.isEmpty else { return [] }
    guard verdict.saysWhichPass else { return [ungraded(verdict)] }
    // Nothing but failing and waiting: a stub that crashes is no beginning.
    let others = verdict.checks.filter { !["failed", "waiting"].contains($0.result.name) }
    return others.isEmpty
      ? [] : [Finding(.stubPasses(checks: others.map(\.id)), in: verdict.file)]
  }

  /// What is wrong with an exercise that has to pass.
  func findings(onRight verdict: Verdict) -> [Finding] {
    guard verdict.saysWhichPass else { return [ungraded(verdict)] }
    guard !verdict.passes else { return [] }
    let failures = verdict.checks.filter { $0.result != .passed }.map(\.id)
    return [Finding(.fails(checks: failures), in: verdict.file)]
  }

  /// Why nothing of an exercise was checked.
  func ungraded(_ verdict: Verdict) -> Finding {
    if let message = verdict.messages.first {
      return Finding(.compiler(message.text), in: verdict.file, line: message.line)
    }
    let missing = verdict.missing.map(\.name)
    let details = missing.isEmpty ? verdict.finding.map { ["\($0)"] } ?? [] : missing
    return Finding(.isNotGraded(details: details), in: verdict.file)
  }
}
