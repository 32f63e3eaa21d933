import Foundation
import XCTest

/// Runs checks as XCTest cases and tells the grader about each as it happens.
final class SuiteRun: NSObject, XCTestObservation {
  private let checks: [Check]
  private let send: (SuiteMessage) -> Void
  private var skipping: Set<String>
  private var failed: Set<String> = []

  init(checks: [Check], skipping: [String], send: @escaping (SuiteMessage) -> Void) {
    self.checks = checks
    self.skipping = Set(skipping)
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
  }

  private func perform(_ check: Check) throws {
    guard failed.isDisjoint(with: check.after) else {
      failed.insert(check.id)
      send(.waiting(check.id))
      throw XCTSkip("waits for \(check.after.joined(separator: ", "))")
    }
    send(.started(check.id))
    do {
      try check.body()
      send(.passed(check.id))
    } catch {
      failed.insert(check.id)
      send(.failed(check.id, mismatch(from: error)))
      throw error
    }
  }

  private func mismatch(from error: Error) -> Mismatch {
    (error as? Mismatch) ?? Mismatch(given: ["throw \(error)"])
  }
}
