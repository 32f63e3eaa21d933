import Basics
import Curriculum
import Launching

/// The outcome of an exercise's last test with the exercise's text, before it is put into words.
///
/// Stored in a file per lesson that can be deleted at any time; the exercise is then tested again.
struct KeptVerdict: Codable {
  var exercise: String
  var checks: LessonChecks
  /// A hash of everything that determines the outcome. Nil if the outcome may vary, or if the
  /// file's signature isn't valid: then the outcome is shown, but the next test runs the exercise
  /// again.
  var name: String?
  var outcome: Grader.Outcome
  /// The checks that passed in the latest test that ran them; nil if no test has.
  var passed: Set<String>?

  /// Nil if the file doesn't exist or is damaged.
  init?(at path: String) {
    // A file in another version's format is ignored.
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

  /// Replaces the stored outcome; does nothing if the file can't be written.
  func keep(at path: String) {
    // Without the file the exercise is just tested again.
    guard let data = try? SignedLine.data(of: self, by: SecretKey.own) else { return }
    putInPlace(data, at: path)
  }
}

extension Grader {
  /// The outcome of the learner's exercise, from the cache if nothing has changed since.
  func known(_ task: GradingTask) throws(EnvironmentError) -> Outcome {
    let path = repository.verdict(of: task.lesson.id)
    let name = try name(of: task.exercise, as: task.lesson)
    let kept = KeptVerdict(at: path)
    if let kept, kept.name == name { return kept.outcome }
    let outcome = try outcome(of: task)
    // The outcome of a cancelled grading isn't valid.
    if !Cancellation.isRequested {
      KeptVerdict(
        exercise: task.exercise.text, checks: LessonChecks(of: task.lesson, in: repository),
        name: outcome.isSteady ? name : nil, outcome: outcome, after: kept
      ).keep(at: path)
    }
    return outcome
  }

  /// A hash of everything that determines the verdict on an exercise: its text, the lesson, the
  /// program with its suites, the compiler, the seed and the time limit.
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

  /// A hash of the sources of the program and of these lessons' suites. It is the same on every
  /// machine with the same sources, independent of the build.
  package func version(of lessons: [Lesson]) throws(EnvironmentError) -> String {
    var key = Digest()
    let suites = lessons.map { repository.suite(of: $0.id) }
    for folder in [repository.sources] + suites {
      // Texts are left out, because the words of a verdict are added later.
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
  /// Whether a repeated test would give the same outcome: false if time or other processes may have
  /// affected it.
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

/// Identifies the checks of a lesson; differs if a check is added, removed or changed, but not if
/// only texts are.
struct LessonChecks: Codable, Equatable {
  private var ids: [String]
  /// The identities of the source files; while they match, the files needn't be read.
  private var files: [FileIdentity]
  /// A hash of their contents.
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
    // After a checkout the files may be new, with the same contents.
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

  /// The sources of the lesson's suite and of `SuiteSupport`.
  private static func sources(of lesson: Lesson, in repository: Repository) -> [String] {
    let apart = repository.stubs(of: lesson.id) + [repository.solution(of: lesson.id)]
    return [repository.suite(of: lesson.id), repository.suiteSupport].flatMap(swiftFiles)
      .filter { !apart.contains($0) }
  }

  /// All Swift files below a folder, except for the submissions that test a suite.
  private static func swiftFiles(in folder: String) -> [String] {
    // If the folder can't be read, the checks count as changed, and exercises are tested again.
    let names = (try? names(in: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [path] }
      return name.contains(".") || ["Right", "Wrong"].contains(name) ? [] : swiftFiles(in: path)
    }
  }
}
