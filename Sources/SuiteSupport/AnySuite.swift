/// The suite of any lesson: what grades needs to know no lesson.
package struct AnySuite: Sendable {
  /// Every check, in order.
  package let catalogue: [CatalogueEntry]
  /// The model's answer to a script, both as bytes; nil if these bytes are no script.
  package let model: @Sendable ([UInt8]) -> [UInt8]?
  private let rehearsing: @Sendable (UInt64) -> [Rehearsal]
  private let judging: @Sendable (Int, UInt64, any Answering) throws -> Judgement
  private let diagnosing: @Sendable (Set<String>, UInt64, any Answering, Found) throws -> Void

  package typealias Found = (_ check: String, _ mistake: String) -> Void

  package init<Lesson: LessonSuite>(_ lesson: Lesson.Type) {
    catalogue = Lesson.checks.map { CatalogueEntry(id: $0.id, step: $0.step, after: $0.after) }
    // Bytes that are no script have no answer.
    model = { bytes in (try? Lesson.Script(packed: bytes)).map { Lesson.model($0).packed } }
    rehearsing = { seed in Lesson.checks.map { $0.rehearsal(seed: seed) } }
    judging = { index, seed, answering in
      try Lesson.checks[index].judgement(seed: seed, answering)
    }
    diagnosing = { failed, seed, answering, found in
      let symptoms = Lesson.checks.filter { failed.contains($0.id) }
      let bench = Bench<Lesson>(seed: seed, answering: answering)
      for diagnosis in Lesson.diagnoses {
        // The mistake is named at the first failed check that the diagnosis is about.
        guard let symptom = symptoms.first(where: diagnosis.isAbout) else { continue }
        do {
          if let mistake = try diagnosis.mistake(bench) { found(symptom.id, mistake) }
        } catch let problem as NoTrace where problem.reason == .tooLong {
          // What grows and grows may still be small for another diagnosis.
          continue
        }
      }
    }
  }

  /// Runs every check on the model, and writes down what it asks.
  package func rehearse(seed: UInt64 = 0) -> [Rehearsal] { rehearsing(seed) }

  /// Runs the check with this place in the catalogue on an exercise.
  ///
  /// - Throws: what `answering` throws.
  package func judge(
    _ index: Int, seed: UInt64 = 0, answering: any Answering
  ) throws -> Judgement {
    try judging(index, seed, answering)
  }

  /// Looks for the mistakes behind failed checks.
  ///
  /// - Parameter found: told each check with the name of its mistake; of two names for one check the
  ///   later holds.
  /// - Throws: also when the exercise crashes or doesn't end: nobody knows what it does with others.
  package func diagnose(
    failed: Set<String>, seed: UInt64 = 0, answering: any Answering, found: Found
  ) throws {
    guard !failed.isEmpty else { return }
    try diagnosing(failed, seed, answering, found)
  }
}

extension Check {
  fileprivate func rehearsal(seed: UInt64) -> Rehearsal {
    let recorder = Recorder()
    let fault = Result { try body(Bench(seed: seed, recorder: recorder)) }.fault
    return Rehearsal(
      check: id, questions: recorder.asked, expected: recorder.expected, fault: fault)
  }

  fileprivate func judgement(seed: UInt64, _ answering: any Answering) throws -> Judgement {
    do {
      try body(Bench(seed: seed, answering: answering))
      return .passed
    } catch let mismatch as Mismatch {
      return .failed(mismatch)
    } catch let problem as NoTrace {
      return .unanswered(problem)
    }
  }
}

extension Result {
  fileprivate var fault: String? {
    if case .failure(let error) = self { "\(error)" } else { nil }
  }
}
