import Basics
import Curriculum
import Launching
import SuiteSupport
import Traces

/// What a suite asks, with sums of the model's answers: the same as long as the program is the same.
///
/// To make it takes half as long as to compile an exercise, and whoever grades has only one.
enum KnownRecordings {
  /// What the suite of a lesson asks with a seed, as it was kept by a run before, or made anew.
  static func of(
    _ lesson: String, by suite: AnySuite, seed: UInt64, in repository: Repository
  ) -> [Recording] {
    // A seed that was drawn is used once.
    guard seed == 0, let key = SecretKey.own, let origin = Origin(of: suite) else {
      return suite.record(seed: seed)
    }
    let cache = DiskCache(at: repository.recorded(of: lesson), madeFrom: origin)
    // What isn't as it was written is made again.
    if let kept = cache.bytes, let recordings = try? [Recording](packed: Array(kept)) {
      return recordings.map { $0.opened(by: key) }
    }
    let recordings = suite.record(seed: seed)
    cache.keep(bytes: Data(recordings.map { $0.hidden(by: key) }.packed))
    return recordings
  }

  /// What it depends on: the suites are part of the program.
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
  /// Makes a place for an exercise of a lesson, where the compiler waits already.
  func newPlace(for lesson: Lesson) throws(EnvironmentError) -> PrewarmedBuild {
    try PrewarmedBuild(
      module: lesson.module, mode: lesson.languageMode, toolchain: toolchain,
      environment: environment)
  }

  /// Makes a place for the next exercise of a lesson, where everything waits that it will need.
  public func prewarmedBuild(for lesson: Lesson) throws(EnvironmentError) -> PrewarmedBuild {
    let suite = try suite(of: lesson)
    let place = try newPlace(for: lesson)
    try ready(place, for: lesson, by: suite)
    return place
  }

  /// Has everything get ready in a place that needs no exercise.
  func ready(
    _ place: PrewarmedBuild, for lesson: Lesson, by suite: AnySuite
  ) throws(EnvironmentError) {
    let recording = recordings.withLock { known -> Job<[Recording]>? in
      if let job = known[lesson.id] { return job }
      // There are too few threads, and that is what is said.
      known[lesson.id] = try? Job { [seed, repository, prewarms] in
        prewarms
          ? KnownRecordings.of(lesson.id, by: suite, seed: seed, in: repository)
          : suite.record(seed: seed)
      }
      return known[lesson.id]
    }
    guard let recording else { throw .tooFewThreads }
    // Most exercises import what the adapter imports; the others are prepared for in time, too.
    let adapter = try ownText(at: repository.adapter(of: lesson.id))
    let imports = Imports.modules(in: adapter)
    let preparation = imports.contains("Foundation") ? place.programs.preparation : nil
    try place.ready(
      for: suite, seed: seed, recording: recording, reads: reads,
      libraries: [preparation].compactMap(\.self))
  }
}
