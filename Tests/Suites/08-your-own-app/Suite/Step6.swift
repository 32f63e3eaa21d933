import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var testChecks: [Check<Suite>] {
    [
      Check("works.accepts", step: 6, after: "app.copy") { context in
        try forAll([.own, .layered]) { try context.expectVerdict(on: $0) }
      },
      refusing([.withoutTime], "works.time"),
      refusing([.startingAll], "works.start"),
      refusing([.withoutPause], "works.pause"),
      refusing([.withoutReset], "works.reset"),
      refusing([.removingAnother, .removingTheNext], "works.remove"),
      refusing([.addingTwice], "works.add"),
      Check(sameAnswers: "works.same-answer", step: 6, after: "works.accepts"),
      Check("works.silent", step: 6, after: "works.accepts", "app.silent") { context in
        try forAll(Candidate.tested) { try context.expectSilence(during: [.tested($0)]) }
        try context.expectSilence(during: Array(repeating: .tested(.own), count: 8))
      },
      Check(
        reading: "works.pure-by-reading", of: "kitchenWorks(_:)", step: 6,
        allowing: [.objects, .orders],
        // A store of the exercise's own may give its observers tokens.
        passingOver: ["Store", "UUID"],
        after: "works.time", "works.start", "works.pause", "works.reset", "works.remove",
        "works.add", "works.same-answer", "works.silent", "app.pure-by-reading"),
    ]
  }

  private static func refusing(_ candidates: [Candidate], _ id: String) -> Check<Suite> {
    Check(id, step: 6, after: "works.accepts") { context in
      try forAll(candidates) { try context.expectVerdict(on: $0) }
    }
  }
}

extension TestContext<Suite> {
  fileprivate func expectVerdict(on candidate: Candidate) throws {
    try expect([.tested(candidate)], seeing: { $0[0].verdict })
  }
}

extension Suite {
  /// Each check has its own: what a test overlooks says nothing of what else it overlooks.
  static var testDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["works.accepts"], scripts: [Candidate.tested.map { .tested($0) }],
        seeing: { $0.map(\.verdict) },
        mistakes: [
          Mistake("test-is-turned-around") { script in
            script.map { $0 != .tested(.own) && $0 != .tested(.layered) }
          }
        ], otherwise: [Symptom("test-refuses-a-right-app") { _, _, _ in true }]),
      overlooked("works.time", .withoutTime, "test-lets-time-stand-still"),
      overlooked("works.start", .startingAll, "test-lets-all-start"),
      overlooked("works.pause", .withoutPause, "test-lets-pause-fail"),
      overlooked("works.reset", .withoutReset, "test-lets-reset-fail"),
      overlooked("works.remove", .removingAnother, "test-lets-another-go"),
      overlooked("works.add", .addingTwice, "test-lets-timers-come-twice"),
      Diagnosis(
        checks: ["works.time"], scripts: [Candidate.tested.map { .tested($0) }],
        seeing: { $0.map(\.verdict) },
        mistakes: [Mistake("test-accepts-all") { $0.map { _ in true } }]),
    ]
  }

  private static func overlooked(
    _ check: String, _ candidate: Candidate, _ name: String
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: [check], scripts: [[.tested(.own), .tested(candidate)]],
      seeing: { $0.map(\.verdict) },
      if: { context in
        try context.trace(of: Candidate.tested.map { .tested($0) }).contains { !$0.verdict }
      }, mistakes: [],
      // What a test tries by chance alone isn't overlooked.
      otherwise: [Symptom(name, onlyWith: { _ in true })])
  }
}

extension Candidate {
  /// Those that a test is handed.
  fileprivate static let tested = allCases.filter {
    ![.startingEachSecond, .secondWithEachStart].contains($0)
  }
}
