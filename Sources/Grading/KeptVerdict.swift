import Basics
import Curriculum
import Launching

/// What the last test of an exercise came to, with the text that it is about, and without any words.
///
/// It stands in a file of its own, one for each lesson, and can be deleted at any time: then it has
/// to be found out again.
struct KeptVerdict: Codable {
  var exercise: String
  var checks: LessonChecks
  /// A name for all that the outcome depends on; nil if it might be another one the next time, or if
  /// nobody knows who has written this down: then it is shown, and the next test finds it out again.
  var name: String?
  var outcome: Grader.Outcome
  /// The checks that passed when they ran last, which may have been an earlier test; nil if they
  /// never did.
  var passed: Set<String>?

  /// Nil if there is none, or if the file isn't as it was written.
  init?(at path: String) {
    // What an earlier version has written otherwise is found out again.
    guard let data = OrdinaryFile.contents(at: path), data.last == UInt8(ascii: "\n"),
      let kept = SignedLine.value(Self.self, of: data.dropLast())
    else { return nil }
    self = kept
    let signed = SecretKey.own.flatMap {
      SignedLine.value(Self.self, of: data.dropLast(), signedBy: $0)
    }
    if signed == nil { name = nil }
  }

  init(
    exercise: String, checks: LessonChecks, name: String?, outcome: Grader.Outcome,
    after earlier: KeptVerdict? = nil
  ) {
    (self.exercise, self.checks, self.name) = (exercise, checks, name)
    self.outcome = outcome
    passed = outcome.passed ?? (earlier?.checks == checks ? earlier?.passed : nil)
  }

  /// Puts it in place of the one before; where nothing can be written, it isn't kept.
  func keep(at path: String) {
    // What can't be written is found out again.
    guard let data = try? SignedLine.data(of: self, by: SecretKey.own) else { return }
    putInPlace(data, at: path)
  }
}

extension Grader {
  /// The outcome of the learner's exercise; if nothing has changed since the last time, the same as then.
  func known(_ task: GradingTask) throws(EnvironmentError) -> Outcome {
    let path = repository.verdict(of: task.lesson.id)
    let name = try name(of: task.exercise, as: task.lesson)
    let kept = KeptVerdict(at: path)
    if let kept, kept.name == name { return kept.outcome }
    let outcome = try outcome(of: task)
    // What was ended half-way is no outcome.
    if !Cancellation.isRequested {
      KeptVerdict(
        exercise: task.exercise.text, checks: LessonChecks(of: task.lesson, in: repository),
        name: outcome.isSteady ? name : nil, outcome: outcome, after: kept
      ).keep(at: path)
    }
    return outcome
  }

  /// A name for all that the verdict on an exercise depends on: its text, the lesson, this program with
  /// its suites, the compiler, the seed and the time that a check may take.
  package func name(
    of exercise: ExerciseFile, as lesson: Lesson
  ) throws(EnvironmentError) -> String {
    var key = Digest()
    let adapter = try ownText(at: repository.adapter(of: lesson.id))
    for word in [toolchain.compiler, toolchain.identity, adapter] { key.add(word) }
    for word in [lesson.module, lesson.languageMode] { key.add(word) }
    for word in [lesson.id, "\(timeout)", "\(seed)"] { key.add(word) }
    for word in CompilerPlan.questions { key.add(word) }
    for path in [HostPrograms.ownProgram] + (try HostPrograms()).all {
      key.add("\(FileIdentity(path: path).map { "\($0)" } ?? path)")
    }
    for word in [exercise.path, exercise.text] { key.add(word) }
    return key.name
  }

  /// A name for the program and the suites of some lessons, by their sources: the same on every machine
  /// that has the same, wherever it was built.
  package func version(of lessons: [Lesson]) throws(EnvironmentError) -> String {
    var key = Digest()
    let suites = lessons.map { repository.suite(of: $0.id) }
    for folder in [repository.sources] + suites {
      // What comes of an exercise is put into words afterwards.
      let files = paths(below: folder).filter { $0.hasSuffix(".swift") }
      guard !files.isEmpty else { throw .damaged(.unreadable(path: folder)) }
      for name in files.sorted() {
        key.add(name)
        key.add(OrdinaryFile.contents(at: "\(folder)/\(name)") ?? Data())
      }
    }
    return key.name
  }
}

extension Grader.Outcome {
  /// Whether it would be the same again: not where time or another process had a hand in it.
  fileprivate var isSteady: Bool {
    switch self {
    case .doesNotCompile, .missing: true
    case .problem: false
    case .report(let report):
      !report.catalogue.isEmpty && report.undecided.isEmpty && !report.wasHindered
        && !report.isUnread && report.results.values.allSatisfy { $0.noAnswer == nil }
    }
  }

  fileprivate var passed: Set<String>? {
    guard case .report(let report) = self else { return nil }
    return Set(report.results.filter { $0.value == .passed }.keys)
  }
}

/// What the checks of a lesson are: another value when one of them is added, removed or changed, but
/// not when only words are.
struct LessonChecks: Codable, Equatable {
  private var ids: [String]
  /// The sources as the system knows them: as long as they are these, nobody has to read them.
  private var files: [FileIdentity]
  /// A name for what they say.
  private var name: String

  init(of lesson: Lesson, in repository: Repository) {
    let paths = Self.sources(of: lesson, in: repository)
    ids = lesson.checks.map(\.id)
    files = paths.compactMap(FileIdentity.init(path:))
    name = Self.name(of: paths)
  }

  static func == (first: LessonChecks, second: LessonChecks) -> Bool {
    first.ids == second.ids && first.name == second.name
  }

  func areThose(of lesson: Lesson, in repository: Repository) -> Bool {
    guard ids == lesson.checks.map(\.id) else { return false }
    let paths = Self.sources(of: lesson, in: repository)
    // A checkout writes the same files anew.
    return paths.compactMap(FileIdentity.init(path:)) == files || Self.name(of: paths) == name
  }

  private static func name(of paths: [String]) -> String {
    var key = CacheKey()
    for path in paths {
      key.add(path.fileName)
      key.add(FileManager.default.contents(atPath: path) ?? Data())
    }
    return key.name
  }

  /// The lesson's suite, and what all suites are made with.
  private static func sources(of lesson: Lesson, in repository: Repository) -> [String] {
    let apart = repository.stubs(of: lesson.id) + [repository.solution(of: lesson.id)]
    return [repository.suite(of: lesson.id), repository.suiteSupport].flatMap(swiftFiles)
      .filter { !apart.contains($0) }
  }

  /// The sources in a folder and in those below it, but for the exercises that test a suite.
  private static func swiftFiles(in folder: String) -> [String] {
    // Without them these are other checks than before, and every exercise is tested again.
    let names = (try? names(in: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [path] }
      return name.contains(".") || ["Right", "Wrong"].contains(name) ? [] : swiftFiles(in: path)
    }
  }
}
