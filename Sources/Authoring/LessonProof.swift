import Basics
import Curriculum
import Grading
import Launching
import Purity
import SuiteSupport

/// Proves a lesson: its files, its suite, and how its exercises are graded.
package struct LessonProof: Sendable {
  package let lesson: Lesson
  let repository: Repository
  /// Nil if this program has no suite for the lesson.
  package let suite: AnySuite?
  let grader: Grader
  /// Grades wrong exercises with a short time limit, because some never end.
  let hastyGrader: Grader
  let environment: [String: String]
  /// Whether nothing is wrong with a right or wrong exercise with this path and text, so that it
  /// isn't graded.
  package var isKnown: @Sendable (String, String) -> Bool = { _, _ in false }
  /// Called with the path and text of each right or wrong exercise with which nothing is wrong.
  package var keep: @Sendable (String, String) -> Void = { _, _ in }
  /// Whether to run the counterexamples of wrong exercises.
  package var typesCounterexamples = false
  /// The seed for damaged answers: random, or `WORKBOOK_SEED`.
  package let seed: UInt64

  package enum Part: CaseIterable, Sendable {
    /// The lesson is listed everywhere, and all its files exist.
    case places
    /// Each check and each needed declaration has its texts, and no text is unused.
    case words
    /// The lesson's text and its Swift code are correct.
    case text
    /// Everything that the text promises is checked, and everything checked is promised.
    case promises
    /// The model passes, and packed values are read correctly.
    case suite
    case exercises
    case submissions
    /// No answer can end the judge. This part is the last, because it may crash the program.
    case damage
  }

  /// Prepares to prove a lesson that was read in English; reads nothing else yet. Throws if there
  /// is no compiler.
  package init(
    of lesson: Lesson, in repository: Repository, suites: [String: AnySuite],
    environment: [String: String]
  ) throws(EnvironmentError) {
    // Only the English texts of a lesson are proved here.
    let repository = repository.reading(.english)
    (self.lesson, self.repository) = (lesson, repository)
    self.environment = environment
    seed = SeededGenerator(environment: environment).seed
    suite = suites[lesson.id]
    func grader(timeout: Duration) throws(EnvironmentError) -> Grader {
      try Grader(
        repository: repository, suites: suites, environment: environment,
        timeout: timeout)
    }
    self.grader = try grader(timeout: TimeLimit.check)
    hastyGrader = try grader(timeout: TimeLimit.hastyCheck)
  }

  /// The faults in one part of the lesson.
  ///
  /// - Parameters:
  ///   - progress: called from any thread.
  ///   - failing: called for each wrong exercise with all checks that it fails.
  package func findings(
    of part: Part, progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
    failing: @escaping @Sendable (_ file: String, _ checks: [String]) -> Void = { _, _ in }
  ) throws -> [Finding] {
    do {
      switch part {
      case .places: return try findingsOfPlaces()
      case .words where suite == nil:
        return [Finding(.noSuite(lesson: lesson.id), in: shown(suiteFolder))]
      case .words: return try findingsOfWords()
      case .text: return try findingsOfText()
      case .promises: return try findingsOfPromises()
      case .suite: return findingsOfSuite()
      case .exercises: return try findingsOfExercises()
      case .submissions: return try findingsOfSubmissions(progress, failing)
      case .damage: return findingsOfDamage()
      }
    } catch CurriculumError.unreadable(let path) {
      return [Finding(.noFile, in: repository.display(path))]
    } catch EnvironmentError.damaged(.unreadable(let path)) {
      return [Finding(.noFile, in: repository.display(path))]
    } catch EnvironmentError.adapterDoesNotBuild(_, let details) {
      return [Finding(.compiler(details: details), in: shown(repository.adapter(of: lesson.id)))]
    } catch EnvironmentError.suiteFailed(_, let details) {
      return [Finding(.judgeThrows(details: details), in: shown(suiteFolder))]
    }
  }

  // MARK: Shared by the parts

  var suiteFolder: String { "\(repository.suite(of: lesson.id))/Suite" }

  func shown(_ path: String) -> String { repository.display(path) }

  /// The number of the first line that contains a text; 1 if none does.
  func line(of text: String, in source: String) -> Int {
    (source.lines.firstIndex { $0.contains(text) } ?? 0) + 1
  }

  /// A finding at the line of the suite's sources that declares a check.
  func finding(_ fault: Fault, atCheck id: String) -> Finding {
    // A check is declared as `Check("id"`; code may name it in other places, too.
    for name in ["Check(\"\(id)\"", "Answers: \"\(id)\"", "\"\(id)\""] {
      for path in swiftFiles(in: suiteFolder) {
        // The compiler reports a file that can't be read.
        guard let source = try? contents(of: path), source.contains(name) else { continue }
        return Finding(fault, in: shown(path), line: line(of: name, in: source))
      }
    }
    return Finding(fault, in: shown(suiteFolder))
  }

  func swiftFiles(in folder: String) -> [String] {
    // A missing folder is reported by another part.
    let found = (try? names(in: folder)) ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Runs the compiler and returns its errors; empty if it succeeds.
  func complaints(_ arguments: [String]) throws -> String {
    let command = Command(grader.toolchain.compiler, arguments, environment: environment)
    let result = try capture(command, limit: TimeLimit.compiler)
    guard !result.ending.isSuccess else { return "" }
    return result.errors.isEmpty ? "\(result.ending)" : result.errors
  }

  func findingsOfPlaces() throws -> [Finding] {
    let places = LessonLocations(id: lesson.id, module: lesson.module)
    var findings = files.filter(isMissing).map { Finding(.noFile, in: shown($0)) }
    for entry in places.entries(in: repository) {
      let source = try contents(of: "\(repository.root)/\(entry.file)")
      guard entry.place(in: source) == nil else { continue }
      findings.append(
        Finding(.lacks(entry.line), in: entry.file, line: entry.newPlace(in: source)))
    }
    guard findings.isEmpty else { return findings }
    let derived = try Derivation.files(of: lesson, in: repository).filter { !$0.isUpToDate }
    return derived.map { Finding(.notDerived(number: lesson.number), in: shown($0.path)) }
  }

  private var files: [String] {
    let suite = repository.suite(of: lesson.id)
    let recall = lesson.number > 1 ? [repository.recall(of: lesson.id)] : []
    return recall + [
      "\(repository.root)/\(Repository.folder(of: lesson.id))/\(Repository.exerciseName)",
      repository.text(of: lesson.id),
      repository.stub(of: lesson.id), repository.solution(of: lesson.id),
      repository.adapter(of: lesson.id), repository.promises(of: lesson.id), "\(suite)/Script",
      "\(suite)/Suite", "\(suite)/Right", "\(suite)/Wrong",
    ]
  }

  /// Checks the stub and the solution.
  func findingsOfExercises() throws -> [Finding] {
    let (stub, solution) = (repository.stub(of: lesson.id), repository.solution(of: lesson.id))
    var findings = findings(inStub: try contents(of: stub))
    let complaints = try concurrently([stub, solution]) { path in
      try self.complaints(
        [
          "-typecheck", "-warnings-as-errors", "-swift-version", lesson.languageMode,
          "-parse-as-library",
        ]
          + ["-module-name", lesson.module, path])
    }
    for (path, complaint) in zip([stub, solution], complaints) where !complaint.isEmpty {
      findings.append(Finding(.compiler(details: complaint), in: shown(path)))
    }
    guard findings.isEmpty, suite != nil else { return findings }
    // If the adapter doesn't even fit the solution, the compiler's errors say more than the
    // lesson's texts.
    if let complaint = try grader.adapterComplaints(for: lesson) {
      return [Finding(.compiler(details: complaint), in: shown(repository.adapter(of: lesson.id)))]
    }
    let verdicts = try concurrently([stub, solution]) { path in
      try grader.grade(lesson, exercise: try ExerciseFile(path: path))
    }
    return try self.findings(onStub: verdicts[0]) + self.findings(onRight: verdicts[1])
      + findingsOfReading(solution)
  }

  /// Checks that the solution declares every function that a check reads for purity.
  private func findingsOfReading(_ solution: String) throws -> [Finding] {
    let names = (suite?.catalogue ?? []).flatMap(\.functions)
    guard !names.isEmpty else { return [] }
    let file = ExerciseFile(path: solution, text: try contents(of: solution))
    guard case .report(let report) = try grader.toolchain.purity(of: file, environment: environment)
    else { return names.map { Finding(.lacks($0), in: shown(solution)) } }
    return report.missing(among: names).map { Finding(.lacks($0), in: shown(solution)) }
  }

  /// Checks that every step has its heading, description and declaration, and that `scratch()` is
  /// at the end.
  private func findings(inStub stub: String) -> [Finding] {
    let file = shown(repository.stub(of: lesson.id))
    let lines = stub.lines
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
      findings.append(Finding(.public, in: file, line: line(of: "public ", in: stub)))
    }
    return findings
  }

  private func findings(onStub verdict: Verdict) -> [Finding] {
    // If the learner has to write the types, the stub lacks them and its verdict says so.
    guard verdict.missing.isEmpty else { return [] }
    guard verdict.saysWhichPass else { return [ungraded(verdict)] }
    // Checks may only fail or wait; a stub that crashes is no good start.
    let others = verdict.checks.filter { !["failed", "waiting"].contains($0.result.name) }
    return others.isEmpty
      ? [] : [Finding(.stubPasses(checks: others.map(\.id)), in: verdict.file)]
  }

  /// The faults of an exercise that must pass.
  func findings(onRight verdict: Verdict) -> [Finding] {
    guard verdict.saysWhichPass else { return [ungraded(verdict)] }
    guard !verdict.passes else { return [] }
    let failures = verdict.checks.filter { $0.result != .passed }.map(\.id)
    return [Finding(.fails(checks: failures), in: verdict.file)]
  }

  /// The reason why no check of an exercise ran.
  func ungraded(_ verdict: Verdict) -> Finding {
    if let message = verdict.messages.first {
      return Finding(.compiler(details: message.text), in: verdict.file, line: message.line)
    }
    let missing = verdict.missing.map(\.name)
    let details = missing.isEmpty ? verdict.finding.map { ["\($0)"] } ?? [] : missing
    return Finding(.notGraded(details: details), in: verdict.file)
  }
}
