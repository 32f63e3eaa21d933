/// A suite with its lesson's types erased, so that the grader needs no knowledge of lessons.
public struct AnySuite: Sendable {
  public let catalogue: [CatalogueEntry]
  /// The model's encoded trace for an encoded script; nil if the script can't be decoded.
  public let model: @Sendable ([UInt8]) -> [UInt8]?
  /// The lines of code for a script; empty if it can't be decoded.
  public let code: @Sendable ([UInt8]) -> [String]
  /// How to show the difference between two traces of a script; nil if any of them can't be
  /// decoded.
  public let contrast: @Sendable (_ script: [UInt8], _ one: [UInt8], _ other: [UInt8]) -> Contrast?
  /// The part of a trace that must be the same each time its script is played, encoded.
  public let steady: @Sendable ([UInt8]) -> [UInt8]
  /// How the lesson's exercises are played with events chosen by the user; nil if they can't be.
  public let play: AnyPlay?
  /// The encoded variants of a script with fewer elements in one of its lists, shortest first; only those
  /// of which the lesson says what comes.
  public let shorter: @Sendable ([UInt8]) -> AnySequence<[UInt8]>
  /// The indices of the checks that ask about the values that an exercise names.
  private let naming: Set<Int>
  private let common: @Sendable () -> Literals
  private let splitting: @Sendable ([UInt8], [UInt8]) -> [Part]
  private let recording: @Sendable (UInt64) -> [Recording]
  private let judging:
    @Sendable (Int, UInt64, any Answering, Comparisons?, Literals, Bool) throws -> Judgement
  private let diagnosing: @Sendable (Set<String>, Bool, UInt64, any Answering, Found) throws -> Void
  /// The mistakes that no sample distinguishes from the model, or from another mistake that
  /// explains the same checks.
  public let confusions: @Sendable () throws -> [Confusion]
  /// Returns what all diagnoses name.
  public let named: @Sendable () -> DiagnosisNames

  /// Called with a failed check and the name of the mistake behind it.
  public typealias Found = (_ check: String, _ mistake: String) -> Void

  public init<Lesson: LessonSuite>(_ lesson: Lesson.Type) {
    play = (lesson as? any PlayableSuite.Type).map { AnyPlay($0) }
    let checks = Lesson.checks
    catalogue = checks.map(\.entry)
    naming = Set(checks.indices.filter { checks[$0].literalBody != nil })
    common = { Lesson.commonLiterals }
    code = { Lesson.Script(decoding: $0).map(Lesson.code) ?? [] }
    contrast = { script, one, other in
      // Traces that don't fit the script never reach a suite.
      guard let script = Lesson.Script(decoding: script),
        let one = Lesson.Trace(decoding: one), let other = Lesson.Trace(decoding: other),
        Lesson.fits(one, script), Lesson.fits(other, script)
      else { return nil }
      return Lesson.contrast(script, one, other)
    }
    steady = { bytes in
      // Undecodable bytes are compared as they are.
      Lesson.Trace(decoding: bytes).map { Lesson.steady($0).packed } ?? bytes
    }
    let split: @Sendable ([UInt8], [UInt8]) -> [Part] = { script, trace in
      let whole = [Part(script: script, trace: trace)]
      guard let script = Lesson.Script(decoding: script),
        let trace = Lesson.Trace(decoding: trace), Lesson.fits(trace, script)
      else { return whole }
      let parts = Lesson.parts(script, trace)
      return parts.count <= 1
        ? whole : parts.map { Part(script: $0.script.packed, trace: $0.trace.packed) }
    }
    splitting = split
    shorter = { bytes in
      AnySequence(
        Lesson.Script.shorter(bytes).lazy.filter {
          Lesson.Script(decoding: $0).map(Lesson.isDetermined) ?? false
        })
    }
    model = { Lesson.Script(decoding: $0).map { Lesson.model($0).packed } }
    recording = { seed in
      var (known, first): (Set<[UInt8]>, [[UInt8]: Int]) = ([], [:])
      return Lesson.checks.enumerated().map { index, check in
        var (recording, traces) = check.recording(seed: seed)
        recording.repeat(besides: &known, seed: seed, traces: traces, parts: split)
        recording.lookBack(&first, index: index)
        return recording
      }
    }
    judging = { index, seed, answering, comparisons, literals, isAsRecorded in
      try Comparisons.$current.withValue(comparisons) {
        try Lesson.checks[index].judgement(seed: seed, answering, literals, isAsRecorded)
      }
    }
    confusions = {
      let context = TestContext<Lesson>(seed: 0, recorder: Recorder())
      return try Lesson.diagnoses.flatMap { try $0.confusions(context) }
    }
    named = {
      Lesson.diagnoses.map(\.names).reduce(into: DiagnosisNames()) {
        $0.checks.formUnion($1.checks)
        $0.mistakes.formUnion($1.mistakes)
        $0.limits.formUnion($1.limits)
      }
    }
    diagnosing = { failed, remembers, seed, answering, found in
      let symptoms = Lesson.checks.map(\.entry).filter { failed.contains($0.id) }
      let context = TestContext<Lesson>(seed: seed, answering: answering)
      var explained: Set<String> = []
      for diagnosis in Lesson.diagnoses {
        // The mistake is reported for the first failed check that the diagnosis covers.
        guard let symptom = symptoms.first(where: diagnosis.isAbout) else { continue }
        do {
          guard let mistake = try diagnosis.mistake(context, remembers) else { continue }
          // A mistake that explains all that another diagnosis asks says more.
          guard mistake.explainsAll || !explained.contains(symptom.id) else { continue }
          if mistake.explainsAll { explained.insert(symptom.id) }
          found(symptom.id, mistake.name)
        } catch let problem as NoTrace where problem.reason == .tooLong {
          // A trace that is too long here may be short enough for another diagnosis.
          continue
        }
      }
    }
  }

  /// An encoded script with its trace, split from a longer one.
  public struct Part: Equatable, Sendable {
    public var script: [UInt8]
    public var trace: [UInt8]
  }

  /// The independent parts of a script; the script itself if it can't be split.
  public func parts(of script: [UInt8], _ trace: [UInt8]) -> [Part] { splitting(script, trace) }

  /// Runs every check on the model and records its questions.
  public func record(seed: UInt64 = 0) -> [Recording] { recording(seed) }

  /// The values of an exercise that are worth a question: without those that most exercises name.
  public func own(_ literals: Literals) -> Literals { literals.besides(common()) }

  /// Whether the check with this index asks about values that an exercise names.
  public func asks(_ index: Int, about literals: Literals) -> Bool {
    !literals.isEmpty && naming.contains(index)
  }

  /// Runs the check with this index in the catalogue on an exercise; rethrows errors of
  /// `answering`.
  ///
  /// - Parameters:
  ///   - literals: the values that the exercise names; the check asks about those last.
  ///   - isAsRecorded: whether what the check asks of every exercise is known to be right.
  public func judge(
    _ index: Int, seed: UInt64 = 0, answering: any Answering, comparisons: Comparisons? = nil,
    literals: Literals = Literals(numbers: [], texts: []), isAsRecorded: Bool = false
  ) throws -> Judgement {
    if isAsRecorded, !asks(index, about: literals) { return .passed }
    return try judging(index, seed, answering, comparisons, literals, isAsRecorded)
  }

  /// Finds the known mistakes behind failed checks.
  ///
  /// - Parameters:
  ///   - remembers: whether the exercise remembers earlier questions; then only mistakes that
  ///     include that are considered.
  ///   - found: called with each check and its mistake; a later call for the same check replaces
  ///     the earlier.
  /// - Throws: also if the exercise crashes or times out, because its further behaviour is unknown.
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
    do {
      try body(TestContext(seed: seed, recorder: recorder))
      try literalBody?(TestContext(seed: seed, recorder: Recorder()), .examples)
    } catch { fault = "\(error)" }
    let recording = Recording(
      check: entry.id, questions: recorder.asked,
      expected: recorder.expected.map(ExpectedTrace.init),
      fault: fault)
    return (recording, recorder.expected)
  }

  fileprivate func judgement(
    seed: UInt64, _ answering: any Answering, _ literals: Literals, _ isAsRecorded: Bool
  ) throws -> Judgement {
    let context = TestContext<Lesson>(seed: seed, answering: answering)
    do {
      if !isAsRecorded { try body(context) }
      if !literals.isEmpty { try literalBody?(context, literals) }
      return .passed
    } catch let mismatch as Mismatch {
      return .failed(mismatch)
    } catch let problem as NoTrace {
      return .unanswered(problem)
    }
  }
}
