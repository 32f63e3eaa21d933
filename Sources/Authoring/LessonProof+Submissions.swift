import Basics
import Curriculum
import Grading

extension LessonProof {
  /// Checks that all exercises in `Right` pass, and that those in `Wrong` first fail the checks,
  /// and show the mistake, that they name. Each check and each mistake must be named by one of
  /// them.
  func findingsOfSubmissions(
    _ progress: @escaping @Sendable (Int, Int) -> Void,
    _ failing: @escaping @Sendable (String, [String]) -> Void
  ) throws -> [Finding] {
    guard let suite else { return [] }
    let folder = repository.suite(of: lesson.id)
    let (right, wrong) = (swiftFiles(in: "\(folder)/Right"), swiftFiles(in: "\(folder)/Wrong"))
    let solution = try contents(of: repository.solution(of: lesson.id))
    let headers = try wrong.map { try WrongHeader(contents(of: $0)) }
    let done = Locked(0)
    let total = right.count + wrong.count
    // One more than there are processors, because a thread sometimes waits for a process to end.
    let workers = ProcessInfo.processInfo.activeProcessorCount + 1
    let compiled = try CompiledExercises(of: lesson, by: grader)
    var graded = try concurrently(
      right.map { ($0, true) } + wrong.map { ($0, false) }, workers: workers
    ) { path, isRight in
      let submission = try Submission(contentsOf: path)
      var graded = GradedSubmission(submission)
      if !isKnown(shown(path), submission.text) {
        try grade(&graded, solution, isRight: isRight, in: compiled, failing)
      }
      progress(
        done.withLock {
          $0 += 1
          return $0
        }, total)
      return graded
    }
    try typeCounterexamples(of: &graded, in: compiled, workers: workers)
    for graded in graded where graded.findings.isEmpty {
      keep(shown(graded.submission.path), graded.submission.text)
    }
    var findings = graded.flatMap(\.findings)
    let named = Set(headers.flatMap(\.checks))
    findings += suite.catalogue.filter { !named.contains($0.id) }.map {
      finding(.noWitness(check: $0.id), atCheck: $0.id)
    }
    let mistakes = headers.compactMap(\.mistake)
    for mistake in lesson.mistakes.keys.sorted() where !mistakes.contains(mistake) {
      let feedback = try contents(of: repository.feedback(of: lesson.id))
      findings.append(
        Finding(
          .leftOver("### \(mistake)"), in: shown(repository.feedback(of: lesson.id)),
          line: line(of: "### \(mistake)", in: feedback)))
    }
    findings += [
      amount(.right, right.count, in: shown("\(folder)/Right")),
      amount(.wrong, wrong.count, in: shown("\(folder)/Wrong")),
    ].compactMap(\.self)
    return findings
  }

  private func grade(
    _ graded: inout GradedSubmission, _ solution: String, isRight: Bool,
    in compiled: CompiledExercises, _ failing: (String, [String]) -> Void
  ) throws {
    let submission = graded.submission
    let file = shown(submission.path)
    let exercise: ExerciseFile
    do throws(SubmissionError) {
      let repetitions = try submission.repetitions(of: solution)
      if !repetitions.isEmpty {
        graded.findings.append(Finding(.repeats(names: repetitions), in: file))
      }
      exercise = ExerciseFile(
        path: submission.path, text: try submission.exercise(completing: solution))
    } catch {
      graded.findings = [Finding(.submission(error.fault), in: file, line: error.line)]
      return
    }
    guard !isRight else {
      graded.findings += try findings(onRight: grader.grade(lesson, exercise: exercise))
      return
    }
    // A right submission may be a completely different exercise.
    if submission.isWhole(beside: solution) { graded.findings.append(Finding(.whole, in: file)) }
    let header = WrongHeader(submission.text)
    var grader = hastyGrader
    // Reading all exercises for purity takes a third of the time, and most have no check that needs
    // it.
    grader.reads = reads(header) ? .whenWanted : .never
    let place = try grader.prewarmedBuild(for: lesson)
    let verdict = try grader.grade(lesson, exercise: exercise, in: place)
    failing(file, verdict.failing)
    graded.findings += findings(onWrong: verdict, header)
    guard typesCounterexamples, graded.findings.isEmpty,
      let counterexample = Counterexample(of: verdict, exercise)
    else { return }
    graded.findings = counterexample.findings
    graded.counterexample = counterexample
    graded.compiled = try compiled.keep(exercise, from: place)
  }

  private func reads(_ header: WrongHeader) -> Bool {
    suite?.catalogue.contains { $0.isReading && header.checks.contains($0.id) } ?? false
  }

  private func findings(onWrong verdict: Verdict, _ header: WrongHeader) -> [Finding] {
    guard !header.checks.isEmpty else {
      return [Finding(.lacks("// Fails: …"), in: verdict.file)]
    }
    guard header.hasDiagnosis else {
      return [Finding(.lacks("// Diagnosis: …"), in: verdict.file, line: 2)]
    }
    guard verdict.saysWhichPass else { return [ungraded(verdict)] }
    let failing = verdict.failing
    guard failing.starts(with: header.checks) else {
      return [
        Finding(
          .failsAt(Array(failing.prefix(header.checks.count)), not: header.checks),
          in: verdict.file)
      ]
    }
    let names = verdict.checks.compactMap { check in
      check.result.failure?.mistake.map { text in
        lesson.mistakes.keys.first {
          lesson.words(forMistake: $0, over: check.text) == text
        } ?? text
      }
    }
    let wanted = [header.mistake].compactMap(\.self)
    return names == wanted ? [] : [Finding(.names(names, not: wanted), in: verdict.file, line: 3)]
  }
}

extension Verdict {
  /// The ids of the checks that ran and failed; a check that could not be made proves nothing.
  fileprivate var failing: [String] {
    checks.filter { $0.fails && $0.result.obstacle == nil }.map(\.id)
  }
}

/// A right or wrong exercise, and what came of it.
struct GradedSubmission: Sendable {
  var submission: Submission
  var findings: [Finding] = []
  /// Nil if none is to be typed in.
  var counterexample: Counterexample?
  /// Nil if it has to be compiled again.
  var compiled: CompiledExercises.Exercise?

  init(_ submission: Submission) { self.submission = submission }
}

/// The comment at the beginning of a wrong exercise.
struct WrongHeader: Equatable {
  /// The checks that fail first, in order; checks that build on these wait.
  var checks: [String] = []
  var hasDiagnosis = false
  /// Nil if the verdict names no mistake.
  var mistake: String?

  init(_ text: String) {
    let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
    func value(_ index: Int, _ name: String) -> String? {
      guard lines.indices.contains(index), lines[index].hasPrefix("// \(name): ") else {
        return nil
      }
      return lines[index].dropFirst(name.count + 5).trimmed
    }
    checks = value(0, "Fails")?.components(separatedBy: ", ") ?? []
    hasDiagnosis = value(1, "Diagnosis") != nil
    mistake = value(2, "Mistake")
  }
}
