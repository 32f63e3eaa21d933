import Traces

/// Where a check asks an exercise: it hands over scripts and gets traces.
///
/// Each check runs twice. The first time, while the compiler works, the model answers and all that is
/// asked is written down; the second time the exercise answers.
public final class TestContext<Lesson: LessonSuite> {
  /// What generated samples are made from.
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

  /// What came of a script. Asked again, the exercise plays it again.
  public func trace(of script: Lesson.Script, _ order: Order = .shared) throws -> Lesson.Trace {
    try ask([script], order)[0].trace
  }

  /// What came of a script, and what should have come of it.
  public func traceAndModel(
    of script: Lesson.Script, _ order: Order = .shared
  ) throws -> (actual: Lesson.Trace, expected: Lesson.Trace) {
    let actual = try trace(of: script, order)
    // The model needn't play it once more.
    if case .model = source { return (actual, actual) }
    return (actual, Lesson.model(script))
  }

  /// What came of several scripts, which are all under way at once.
  public func traces(
    of scripts: [Lesson.Script], _ order: Order = .shared
  ) throws -> [Lesson.Trace] {
    try ask(scripts, order).map(\.trace)
  }

  /// What was printed while a script was played: the beginning, if it is long.
  public func output(of script: Lesson.Script) throws -> String {
    String(decoding: try ask([script], isCaptured: true)[0].printed, as: UTF8.self)
  }

  /// Random numbers that are the same in every run with the same seed; the number tells apart the generators of
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
      // Why they can't be read says nothing to a learner.
      guard let trace = try? Lesson.Trace(packed: bytes), Lesson.fits(trace, script) else {
        throw NoTrace(reason: .unreadable, given: Lesson.code(script))
      }
      return trace
    }
  }
}

/// Writes down what a check asks while the model answers.
final class Recorder {
  fileprivate(set) var asked: [Question] = []
  fileprivate(set) var expected: [[UInt8]] = []
}
