import Foundation
import XCTest

/// Runs checks as XCTest cases and tells the grader about each as it happens.
final class SuiteRun: NSObject, XCTestObservation {
  private let checks: [Check]
  private let diagnoses: () -> [Diagnosis]
  private let send: (SuiteMessage) -> Void
  private var skipping: Set<String>
  /// The check that tells its calls.
  private let announcing: String?
  /// The checks that failed or wait.
  private var failed: Set<String> = []
  /// The checks that failed, in this process and before.
  private var symptoms: [String]

  init(
    checks: [Check], diagnoses: @escaping () -> [Diagnosis], skipping: [String],
    failed: [String], announcing: String? = nil, send: @escaping (SuiteMessage) -> Void
  ) {
    self.checks = checks
    self.diagnoses = diagnoses
    symptoms = failed
    self.skipping = Set(skipping)
    self.announcing = announcing
    self.send = send
  }

  func run() {
    send(.catalogue(checks.map { CatalogueEntry(id: $0.id, step: $0.step, after: $0.after) }))
    let suite = XCTestSuite(name: "Lesson")
    for check in checks where !skipping.contains(check.id) {
      suite.addTest(makeTestCase(named: check.id) { [self] in try perform(check) })
    }
    suite.run()
    send(.finished)
    // Last of all, because the exercise runs on samples that no check may have tried: it may crash.
    guard !symptoms.isEmpty else { return }
    for diagnosis in diagnoses() { diagnose(diagnosis) }
  }

  /// Names the mistake at the first failed check that the diagnosis is about.
  private func diagnose(_ diagnosis: Diagnosis) {
    let symptom = checks.first { symptoms.contains($0.id) && diagnosis.isAbout($0) }
    guard let symptom, let mistake = diagnosis.mistake() else { return }
    send(.diagnosed(check: symptom.id, mistake: mistake))
  }

  private func perform(_ check: Check) throws {
    guard failed.isDisjoint(with: check.after) else {
      failed.insert(check.id)
      send(.waiting(check.id))
      throw XCTSkip("waits for \(check.after.joined(separator: ", "))")
    }
    send(.started(check.id))
    if check.id == announcing { Calls.tell = { [send] in send(.calling($0)) } }
    defer { Calls.tell = nil }
    do {
      try check.body()
      send(.passed(check.id))
    } catch {
      failed.insert(check.id)
      symptoms.append(check.id)
      send(.failed(check.id, mismatch(from: error)))
      throw error
    }
  }

  private func mismatch(from error: Error) -> Mismatch {
    (error as? Mismatch) ?? Mismatch(given: ["throw \(error)"])
  }
}
