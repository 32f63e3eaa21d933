/// The suite of any lesson: what grades needs to know no lesson.
public struct AnySuite: Sendable {
  public let catalogue: [CatalogueEntry]
  /// The model's answer to a script, both as bytes; nil if these bytes are no script.
  public let model: @Sendable ([UInt8]) -> [UInt8]?
  /// A script as lines of code; empty if these bytes are no script.
  public let code: @Sendable ([UInt8]) -> [String]
  /// How it is shown that two traces of a script differ; nil if any of these bytes can't be read.
  public let contrast: @Sendable (_ script: [UInt8], _ one: [UInt8], _ other: [UInt8]) -> Contrast?
  /// What of a trace has to be the same whenever its script is played, as bytes.
  public let steady: @Sendable ([UInt8]) -> [UInt8]
  /// How the lesson's exercises are run with events that somebody chooses; nil if they can't be.
  public let play: AnyPlay?
  /// A script without a part of one of its lists, as bytes, the shortest first.
  public let shorter: @Sendable ([UInt8]) -> AnySequence<[UInt8]>
  private let splitting: @Sendable ([UInt8], [UInt8]) -> [Part]
  private let recording: @Sendable (UInt64) -> [Recording]
  private let judging: @Sendable (Int, UInt64, any Answering, Comparisons?) throws -> Judgement
  private let diagnosing: @Sendable (Set<String>, Bool, UInt64, any Answering, Found) throws -> Void
  /// The mistakes that nothing tells from right behaviour, or from another mistake that explains the
  /// same checks.
  public let confusions: @Sendable () throws -> [Confusion]

  /// Is told a failed check, and the name of the mistake behind it.
  public typealias Found = (_ check: String, _ mistake: String) -> Void

  public init<Lesson: LessonSuite>(_ lesson: Lesson.Type) {
    play = (lesson as? any PlayableSuite.Type).map { AnyPlay($0) }
    catalogue = Lesson.checks.map(\.entry)
    // Bytes that are no script have no code.
    code = { bytes in (try? Lesson.Script(packed: bytes)).map(Lesson.code) ?? [] }
    contrast = { script, one, other in
      // What can't be read can't be shown, and what doesn't fit never reaches a suite.
      guard let script = try? Lesson.Script(packed: script),
        let one = try? Lesson.Trace(packed: one), let other = try? Lesson.Trace(packed: other),
        Lesson.fits(one, script), Lesson.fits(other, script)
      else { return nil }
      return Lesson.contrast(script, one, other)
    }
    steady = { bytes in
      // Bytes that are none have nothing in them that may differ.
      (try? Lesson.Trace(packed: bytes)).map { Lesson.steady($0).packed } ?? bytes
    }
    let split: @Sendable ([UInt8], [UInt8]) -> [Part] = { script, trace in
      let whole = [Part(script: script, trace: trace)]
      // What can't be read stays as it is.
      guard let script = try? Lesson.Script(packed: script),
        let trace = try? Lesson.Trace(packed: trace), Lesson.fits(trace, script)
      else { return whole }
      let parts = Lesson.parts(script, trace)
      return parts.count <= 1
        ? whole : parts.map { Part(script: $0.script.packed, trace: $0.trace.packed) }
    }
    splitting = split
    shorter = { AnySequence(Lesson.Script.shorter($0)) }
    // Bytes that are no script have no answer.
    model = { bytes in (try? Lesson.Script(packed: bytes)).map { Lesson.model($0).packed } }
    recording = { seed in
      var known: Set<[UInt8]> = []
      return Lesson.checks.map { check in
        var (recording, traces) = check.recording(seed: seed)
        recording.repeat(besides: &known, seed: seed, traces: traces, parts: split)
        return recording
      }
    }
    judging = { index, seed, answering, comparisons in
      try Comparisons.$current.withValue(comparisons) {
        try Lesson.checks[index].judgement(seed: seed, answering)
      }
    }
    confusions = {
      let context = TestContext<Lesson>(seed: 0, recorder: Recorder())
      return try Lesson.diagnoses.flatMap { try $0.confusions(context) }
    }
    diagnosing = { failed, remembers, seed, answering, found in
      let symptoms = Lesson.checks.map(\.entry).filter { failed.contains($0.id) }
      let context = TestContext<Lesson>(seed: seed, answering: answering)
      for diagnosis in Lesson.diagnoses {
        // The mistake is named at the first failed check that the diagnosis is about.
        guard let symptom = symptoms.first(where: diagnosis.isAbout) else { continue }
        do {
          if let mistake = try diagnosis.mistake(context, remembers) {
            found(symptom.id, mistake)
          }
        } catch let problem as NoTrace where problem.reason == .tooLong {
          // What grows and grows may still be small for another diagnosis.
          continue
        }
      }
    }
  }

  /// A script and a trace of it, as bytes, which are the same as several shorter ones.
  public struct Part: Equatable, Sendable {
    public var script: [UInt8]
    public var trace: [UInt8]
  }

  /// The parts of a script that have nothing to do with each other; itself, if it has none.
  public func parts(of script: [UInt8], _ trace: [UInt8]) -> [Part] { splitting(script, trace) }

  /// Runs every check on the model, and writes down what it asks.
  public func record(seed: UInt64 = 0) -> [Recording] { recording(seed) }

  /// Runs the check with this place in the catalogue on an exercise; throws what `answering` throws.
  public func judge(
    _ index: Int, seed: UInt64 = 0, answering: any Answering, comparisons: Comparisons? = nil
  ) throws -> Judgement {
    try judging(index, seed, answering, comparisons)
  }

  /// Looks for the mistakes behind failed checks.
  ///
  /// - Parameters:
  ///   - remembers: whether the exercise keeps something from one question to the next; then only
  ///     mistakes that say so are named.
  ///   - found: told each check with the name of its mistake; of two names for one check the later
  ///     holds.
  /// - Throws: also when the exercise crashes or doesn't end: nobody knows what it does with others.
  public func diagnose(
    failed: Set<String>, remembers: Bool = false, seed: UInt64 = 0, answering: any Answering,
    found: Found
  ) throws {
    guard !failed.isEmpty else { return }
    try diagnosing(failed, remembers, seed, answering, found)
  }
}

extension Check {
  fileprivate func recording(seed: UInt64) -> (Recording, traces: [[UInt8]]) {
    let recorder = Recorder()
    var fault: String?
    do { try body(TestContext(seed: seed, recorder: recorder)) } catch { fault = "\(error)" }
    let recording = Recording(
      check: entry.id, questions: recorder.asked,
      expected: recorder.expected.map(ExpectedTrace.init),
      fault: fault)
    return (recording, recorder.expected)
  }

  fileprivate func judgement(seed: UInt64, _ answering: any Answering) throws -> Judgement {
    do {
      try body(TestContext(seed: seed, answering: answering))
      return .passed
    } catch let mismatch as Mismatch {
      return .failed(mismatch)
    } catch let problem as NoTrace {
      return .unanswered(problem)
    }
  }
}
