import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var testChecks: [Check<Suite>] {
    [
      Check("works.accepts", step: 6, after: "app.any-sequence", "app.same-answer") { bench in
        try forAll([.own, .layered]) { try bench.expectVerdict(on: $0) }
      },
      refusing(.withoutTime, "works.time"),
      refusing(.startingAll, "works.start"),
      refusing(.withoutPause, "works.pause"),
      refusing(.withoutReset, "works.reset"),
      refusing(.removingAnother, "works.remove"),
      refusing(.addingTwice, "works.add"),
      Check(sameAnswers: "works.same-answer", step: 6, after: "works.accepts"),
      Check("works.silent", step: 6, after: "works.accepts", "app.silent") { bench in
        try bench.expectSilence(during: [.tested(.own)])
      },
    ]
  }

  private static func refusing(_ candidate: Candidate, _ id: String) -> Check<Suite> {
    Check(id, step: 6, after: "works.accepts") { try $0.expectVerdict(on: candidate) }
  }
}

extension Bench<Suite> {
  fileprivate func expectVerdict(on candidate: Candidate) throws {
    try expect([.tested(candidate)], seeing: { $0[0].verdict })
  }
}
