import SuiteSupport
import YourOwnAppScript

extension Suite {
  /// Each check has its own: what a test overlooks says nothing of what else it overlooks.
  static var testDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["works.accepts"], scripts: [Candidate.allCases.map { .tested($0) }],
        seeing: { $0.map(\.verdict) },
        mistakes: [Mistake("test-refuses-its-own-app") { $0.map { _ in false } }]),
      overlooked("works.time", .withoutTime, "test-lets-time-stand-still"),
      overlooked("works.start", .startingAll, "test-lets-all-start"),
      overlooked("works.pause", .withoutPause, "test-lets-pause-fail"),
      overlooked("works.reset", .withoutReset, "test-lets-reset-fail"),
      overlooked("works.remove", .removingAnother, "test-lets-another-go"),
      overlooked("works.add", .addingTwice, "test-lets-timers-come-twice"),
    ]
  }

  private static func overlooked(
    _ check: String, _ candidate: Candidate, _ name: String
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: [check], scripts: [[.tested(.own), .tested(candidate)]],
      seeing: { $0.map(\.verdict) }, mistakes: [Mistake(name) { _ in [true, true] }])
  }
}
