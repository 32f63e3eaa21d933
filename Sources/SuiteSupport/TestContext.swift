import Traces

/// The connection of a check to the exercise: sends scripts and returns traces.
///
/// Each check runs twice: first with the model, recording its questions while the compiler runs,
/// then with the exercise.
public final class TestContext<Lesson: LessonSuite> {
  /// The seed of generated samples.
  public let seed: UInt64
  private let source: Source

  private enum Source {
    case model(Recorder)
    case exercise(any Answering)
  }

  init(seed: UInt64, answering: any Answering) {
    (self.seed, source) = (seed, .exercise(answering))
  }

  init(seed: UInt64, recorder: Recorder) {
    (self.seed, source) = (seed, .model(recorder))
  }

  /// A context in which the model answers.
  static var ofModel: TestContext { TestContext(seed: 0, recorder: Recorder()) }

  /// The trace of a script. If it is asked again, the exercise plays it again.
  public func trace(of script: Lesson.Script, _ order: Order = .shared) throws -> Lesson.Trace {
    try ask([script], order)[0].trace
  }

  /// The exercise's trace of a script, and the model's.
  public func traceAndModel(
    of script: Lesson.Script, _ order: Order = .shared
  ) throws -> (actual: Lesson.Trace, expected: Lesson.Trace) {
    let actual = try trace(of: script, order)
    // The recorded answer is the model's already.
    if case .model = source { return (actual, actual) }
    return (actual, Lesson.model(script))
  }

  /// The traces of several scripts, which are asked together.
  public func traces(
    of scripts: [Lesson.Script], _ order: Order = .shared
  ) throws -> [Lesson.Trace] {
    try ask(scripts, order).map(\.trace)
  }

  /// The beginning of the output while a script was played.
  public func output(of script: Lesson.Script) throws -> String {
    String(decoding: try ask([script], isCaptured: true)[0].printed, as: UTF8.self)
  }

  /// A random number generator that depends on the seed; the number distinguishes the generators of
  /// one suite.
  public func generator(_ number: UInt64) -> SeededGenerator {
    SeededGenerator(seed: number &+ seed)
  }

  private func ask(
    _ scripts: [Lesson.Script], _ order: Order = .shared, isCaptured: Bool = false
  ) throws -> [(trace: Lesson.Trace, printed: [UInt8])] {
    let questions = scripts.map {
      Question(script: $0.packed, order: order, isCaptured: isCaptured)
    }
    switch source {
    case .model(let recorder):
      let traces = scripts.map(Lesson.model)
      recorder.asked += questions
      recorder.expected += traces.map(\.packed)
      return traces.map { ($0, []) }
    case .exercise(let answering):
      Comparisons.current?.ask(questions)
      return try zip(answering.replies(to: questions), scripts).map {
        (try trace(in: $0, to: $1), $0.printed)
      }
    }
  }

  private func trace(in reply: Reply, to script: Lesson.Script) throws -> Lesson.Trace {
    switch reply.answer {
    case .failure(let reason): throw NoTrace(reason: reason, given: Lesson.code(script))
    case .success(let bytes):
      guard let trace = Lesson.Trace(decoding: bytes), Lesson.fits(trace, script) else {
        throw NoTrace(reason: .unreadable, given: Lesson.code(script))
      }
      return trace
    }
  }
}

/// Records a check's questions while the model answers.
final class Recorder {
  fileprivate(set) var asked: [Question] = []
  fileprivate(set) var expected: [[UInt8]] = []
}
