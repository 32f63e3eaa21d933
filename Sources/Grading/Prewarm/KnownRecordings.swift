import Basics
import Curriculum
import Launching
import SuiteSupport
import Traces

/// The recordings of suites (what each check asks, with digests of the model's answers), cached on
/// disk until the program changes.
///
/// Making them takes half as long as compiling an exercise, which matters when only one is graded.
enum KnownRecordings {
  /// The recordings of a lesson's suite for a seed, from the cache or newly made.
  static func of(
    _ lesson: String, by suite: AnySuite, seed: UInt64, in repository: Repository
  ) -> [Recording] {
    // Only the default seed is cached; a random one is used once.
    guard seed == 0, let key = SecretKey.own, let origin = Origin(of: suite) else {
      return suite.record(seed: seed)
    }
    let cache = DiskCache(at: repository.recorded(of: lesson), madeFrom: origin)
    // A damaged cache is replaced.
    if let kept = cache.bytes, let recordings = [Recording](decoding: Array(kept)) {
      return recordings.map { $0.opened(by: key) }
    }
    let recordings = suite.record(seed: seed)
    cache.keep(bytes: Data(recordings.map { $0.hidden(by: key) }.packed))
    return recordings
  }

  /// The cache key: the program's file, which includes the suites, and the checks.
  struct Origin: Encodable {
    private var program: FileIdentity
    private var checks: [String]

    /// Nil if the program's own file can't be found.
    init?(of suite: AnySuite) {
      guard let program = FileIdentity(path: HostPrograms.ownProgram) else { return nil }
      self.program = program
      checks = suite.catalogue.map(\.id)
    }
  }
}

extension Grader {
  /// Makes a place for an exercise of a lesson, with the compiler already started.
  func newPlace(for lesson: Lesson) throws(EnvironmentError) -> PrewarmedBuild {
    try PrewarmedBuild(
      module: lesson.module, mode: lesson.languageMode, toolchain: toolchain,
      environment: environment)
  }

  /// Makes a place for the next exercise of a lesson, with everything started that it needs.
  public func prewarmedBuild(for lesson: Lesson) throws(EnvironmentError) -> PrewarmedBuild {
    let suite = try suite(of: lesson)
    let place = try newPlace(for: lesson)
    try ready(place, for: lesson, by: suite)
    return place
  }

  /// Starts everything in a place that doesn't depend on the exercise.
  func ready(
    _ place: PrewarmedBuild, for lesson: Lesson, by suite: AnySuite
  ) throws(EnvironmentError) {
    _ = try recording(of: lesson, by: suite)
    // Most exercises import the same as the adapter; for others the library is loaded later, in
    // time.
    let adapter = try ownText(at: repository.adapter(of: lesson.id))
    let imports = Imports.modules(in: adapter)
    let preparation = imports.contains("Foundation") ? place.programs.preparation : nil
    try place.ready(for: suite, reads: reads, libraries: [preparation].compactMap(\.self))
  }

  /// The recordings of a lesson's suite, which are made once, in a thread of their own.
  func recording(
    of lesson: Lesson, by suite: AnySuite
  ) throws(EnvironmentError) -> Job<[Recording]> {
    let recording = recordings.withLock { known -> Job<[Recording]>? in
      if let job = known[lesson.id] { return job }
      // Fails if there are too few threads, which is reported below.
      known[lesson.id] = try? Job { [seed, repository, prewarms] in
        prewarms
          ? KnownRecordings.of(lesson.id, by: suite, seed: seed, in: repository)
          : suite.record(seed: seed)
      }
      return known[lesson.id]
    }
    guard let recording else { throw .tooFewThreads }
    return recording
  }
}
