import Basics
import Curriculum
import Launching
import Purity
import SuiteSupport

/// The result of an exercise, before it is put into words: it can be stored and shown again in
/// other words or another language.
package struct UntoldVerdict: Codable, Equatable, Sendable {
  enum Finding: Codable, Equatable, Sendable {
    case unreadable(ExerciseError)
    case untouched
    case tested(Grader.Outcome)
  }

  private var finding: Finding
  /// The processor time used; not stored.
  package private(set) var spent = Duration.zero

  private enum CodingKeys: CodingKey { case finding }

  init(_ finding: Finding, spent: Duration = .zero) {
    (self.finding, self.spent) = (finding, spent)
  }

  /// The result for an exercise that can't be read.
  package init(_ problem: ExerciseError) { finding = .unreadable(problem) }

  private var report: RawReport? {
    if case .tested(.report(let report)) = finding { report } else { nil }
  }

  package var passes: Bool {
    report.map { report in
      !report.catalogue.isEmpty && report.catalogue.allSatisfy { report.results[$0.id] == .passed }
    } ?? false
  }

  /// Whether a check couldn't be made because this machine was too busy; grading again may give
  /// another result.
  package var wasHindered: Bool { report?.wasHindered ?? false }

  /// Whether a time limit was exceeded.
  package var ranOutOfTime: Bool {
    switch finding {
    case .tested(.problem(.compilesTooLong)), .tested(.problem(.takesTooLong)): true
    default: report?.results.values.contains { $0.noAnswer?.isLate ?? false } ?? false
    }
  }

  /// Puts the result into the lesson's words.
  ///
  /// - Parameter goalsWait: whether failed checks of untouched steps are shown as waiting.
  package func verdict(
    on exercise: Result<ExerciseFile, ExerciseError>, of lesson: Lesson,
    in repository: Repository, goalsWait: Bool = true
  ) throws(EnvironmentError) -> Verdict {
    let path = repository.exercise(of: lesson.id)
    switch (finding, exercise) {
    case (.unreadable(let problem), _), (_, .failure(let problem)):
      return Verdict(lesson: lesson, file: repository.display(path), outcome: .unreadable(problem))
    case (let finding, .success(let exercise)):
      let file = repository.display(exercise.path)
      let stub = try repository.ownStub(of: lesson)
      var outcome: Grader.Outcome?
      if case .tested(let tested) = finding {
        outcome = try tested.helped(of: lesson, on: exercise.text, in: repository)
      }
      return Verdict(
        outcome, on: exercise, of: lesson, file: file, stub: stub, goalsWait: goalsWait)
    }
  }
}

extension Verdict {
  /// Puts an outcome into the lesson's words.
  ///
  /// - Parameters:
  ///   - outcome: nil for an exercise that equals the stub and so wasn't tested.
  ///   - goalsWait: whether failed checks of untouched steps are shown as waiting; authors want to
  ///     see them fail.
  init(
    _ outcome: Grader.Outcome?, on exercise: ExerciseFile, of lesson: Lesson, file: String,
    stub: Stub, goalsWait: Bool = true
  ) {
    let untouched = exercise.untouchedSteps(stub: stub)
    let read = ReadExercise(exercise, of: lesson, untouched: untouched, stub: stub)
    let finding =
      outcome.map { Finding($0, of: lesson, in: exercise, stub: stub) } ?? .untouched
    self.init(
      lesson: lesson, file: file,
      outcome: .read(
        read, goalsWait ? finding.waiting(for: untouched, in: read) : finding))
    if case .report(let report)? = outcome { changedParts = report.changedParts }
  }
}

extension ReadExercise {
  fileprivate init(
    _ exercise: ExerciseFile, of lesson: Lesson, untouched: Set<Int>, stub: Stub
  ) {
    self.init(text: exercise.text, untouchedSteps: untouched, declarations: [:])
    for step in lesson.steps {
      declarations[step.number] =
        exercise.line(containing: step.anchor)
        ?? exercise.line(containing: "// MARK: - Step \(step.number):")
    }
    // A step without a part of its own is as given as long as the part is that it changes.
    for number in ExerciseFile.stepsWithoutCode(stub: stub).sorted() {
      let place = declarations[number].flatMap(self.step) ?? number
      let home = place == number ? number - 1 : place
      if home > 0, !untouchedSteps.contains(home), untouchedSteps.remove(number) != nil {
        openSteps.insert(number)
      }
    }
  }
}

extension Verdict.Finding {
  /// The finding with failed checks of untouched steps shown as waiting, because they are no
  /// mistakes. Whether a step without a part of its own is begun can't be seen, so its checks wait
  /// for the steps before it.
  fileprivate func waiting(
    for untouched: Set<Int>, in read: ReadExercise
  ) -> Verdict.Finding {
    guard case .judged(var checks, let confinement) = self else { return self }
    let open = checks.first { $0.result != .passed }?.step ?? .max
    let goals = untouched.filter { read.untouchedSteps.contains($0) || $0 > open }
    for index in checks.indices
    where checks[index].fails && checks[index].result.obstacle == nil
      && goals.contains(checks[index].step)
    {
      checks[index].result = .waiting
      checks[index].output = ExerciseOutput()
      checks[index].example = nil
    }
    return .judged(checks, confinement)
  }

  fileprivate init(
    _ outcome: Grader.Outcome, of lesson: Lesson, in exercise: ExerciseFile, stub: Stub
  ) {
    switch outcome {
    case .doesNotCompile(let messages):
      let lines = exercise.lines(Set(messages.map(\.line)))
      self = .doesNotCompile(
        messages.map { message in
          var message = message
          message.source = lines[message.line]
          return message
        })
    case .missing(let names):
      let places = MissingPlaces(in: exercise, stub: stub)
      // What uses something that isn't declared doesn't fit for that reason alone.
      let absent = names.filter { !places.has($0) }
      self = .incomplete(
        (absent.isEmpty ? names : absent).map { name in
          MissingInterface(
            name: name, explanation: lesson.interface[name] ?? name, line: places.line(of: name))
        })
    case .problem(let problem): self = .ungradable(problem)
    case .report(let report):
      let source = JudgedSource(exercise)
      var checks = lesson.steps.flatMap { step in
        step.checks.map { text in
          CheckVerdict(text, in: step, of: lesson, report: report, on: source)
        }
      }
      // What is told as the cause of a failure is no second mistake.
      let causes = checks.compactMap(\.cause?.reason)
      for index in checks.indices {
        guard case .impure(let impurity) = checks[index].result,
          causes.contains(where: { $0 == impurity.reason || impurity.isOfAKind(with: $0) })
        else { continue }
        checks[index].result = .waiting
      }
      self = .judged(checks, report.confinement)
    }
  }
}

extension Impurity {
  /// Whether a function that need not be pure does one thing too much, as the function with this reason
  /// does.
  fileprivate func isOfAKind(with reason: PurityReason) -> Bool {
    !isToBePure && reason.kind == self.reason.kind
  }
}

extension CheckVerdict {
  fileprivate init(
    _ text: CheckText, in step: Step, of lesson: Lesson, report: RawReport, on source: JudgedSource
  ) {
    // Code that a suite shows may contain placeholders for the lesson's words.
    func filled(_ given: [String]) -> [String] { given.map { $0.filled(from: lesson.comments) } }
    var name = report.mistakes[text.id]
    let result = report.results[text.id] ?? .waiting
    let place =
      result.isOfExperiment
      ? source.place(
        of: lesson.subjects(of: text, mistake: name, given: result.given), in: step) : nil
    let cause = place.flatMap(report.cause)
    // What another run does otherwise isn't known by what this one has shown.
    if let cause, cause.reason.kind.isByChance || name.map(report.limits.contains) ?? false {
      name = nil
    }
    let mistake = name.flatMap { lesson.words(forMistake: $0, over: text) }
    var told = result.told(given: filled) { mismatch in
      // A known mistake replaces the check's note, but not notes on memory.
      let note = mismatch.note.flatMap {
        (mistake == nil ? text.notes[$0] : nil) ?? lesson.notes[$0]
      }
      return CheckFailure(
        given: filled(mismatch.given), difference: Difference(mismatch, lesson.comments),
        note: note.map { mismatch.filled($0).filled(from: lesson.comments) }, mistake: mistake,
        mistakeName: mistake == nil ? nil : name)
    }
    // An exercise can fake line numbers with `#sourceLocation` or by printing a crash message.
    switch told {
    case .unanswered(.ended(var crash), let given):
      guard let place = crash.place, !(1...source.lineCount).contains(place.line) else { break }
      crash.place = nil
      told = .unanswered(.ended(crash), given: given)
    case .impure(var impurity):
      impurity.isToBePure = report.isToBePure(for: text.id)
      told = .impure(impurity)
    default: break
    }
    self.init(
      step: step.number, text: text, result: told,
      output: report.output[text.id] ?? ExerciseOutput(), line: place?.line,
      cause: cause, example: report.examples[text.id])
  }
}

extension RawReport {
  /// Whether the check that reads wants pure functions, and not only that some things aren't done.
  fileprivate func isToBePure(for check: String) -> Bool {
    catalogue.first { $0.id == check }?.told.isEmpty ?? true
  }

  /// The impurity found in the function declared at this place, or in a member of this type.
  fileprivate func cause(at place: DeclarationLocations.Place) -> Impurity? {
    causes.first { cause in
      cause.line == place.line
        || place.isType && cause.impurity.function.hasPrefix("\(place.name.base).")
    }?.impurity
  }
}

/// The source of a judged exercise, with the positions of its declarations, found on demand.
private final class JudgedSource {
  private let exercise: ExerciseFile
  private lazy var places = DeclarationLocations(SourceFile(exercise.text))
  private lazy var sections = exercise.sections
  private(set) lazy var lineCount = exercise.lineCount

  init(_ exercise: ExerciseFile) { self.exercise = exercise }

  /// The place of the first of these declarations that exists. Otherwise that of a missing member's
  /// type, of the step's own declaration, or of the first one below the step's heading.
  func place(of subjects: [String], in step: Step) -> DeclarationLocations.Place? {
    let section = sections[step.number]
    let owners = subjects.compactMap { DeclaredName($0)?.owner.map(String.init) }
    for name in subjects + owners + [step.declaredName] {
      if let place = places.place(of: name, preferring: section) { return place }
    }
    return section.flatMap(places.first)
  }
}

extension Mismatch {
  /// Fills a note's placeholders, such as `{call}`, with the mismatch's values.
  fileprivate func filled(_ remark: String) -> String {
    values.reduce(remark) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

extension Difference {
  fileprivate init?(_ mismatch: Mismatch, _ comments: [String: String]) {
    guard let expected = mismatch.expected, let actual = mismatch.actual else { return nil }
    self.init(expected: expected.filled(from: comments), actual: actual.filled(from: comments))
  }
}
