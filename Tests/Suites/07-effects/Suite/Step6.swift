import EffectsScript
import SuiteSupport

extension Suite {
  static var worksChecks: [Check<Suite>] {
    let accepts = "works.accepts"
    return [
      Check(
        accepts, step: 6, after: "store.at-once", "late.any-order", "clock.any-script"
      ) { try $0.expectVerdict(on: LoginVariant.allCases.filter(\.isRight)) },
      Check("works.never-asks", step: 6, after: accepts) { try $0.expectVerdict(on: [.neverAsks]) },
      Check("works.wrong-words", step: 6, after: "works.never-asks") {
        try $0.expectVerdict(on: [.swapsWords, .asksWithoutPassword, .asksWithUsernameTwice])
      },
      Check("works.cancel", step: 6, after: "works.never-asks") {
        try $0.expectVerdict(on: [.cancelKeepsAnswer, .cancelDoesNothing, .cancelStopsClock])
      },
      Check("works.error-stays", step: 6, after: "works.never-asks") {
        try $0.expectVerdict(on: [.neverWaits, .errorStays])
      },
      Check("works.old-clock", step: 6, after: "works.error-stays") {
        try $0.expectVerdict(on: [.oldClockRings])
      },
      Check("works.silent", step: 6, after: "works.wrong-words", "works.cancel", "works.old-clock")
      {
        bench in
        try forAll([LoginVariant.plain, .neverAsks, .cancelKeepsAnswer, .oldClockRings]) {
          try bench.expectSilence(during: [.loginWorks($0)])
        }
      },
      Check(
        sameAnswers: "works.same-answer", step: 6, after: "late.remembers-nothing", "clock.two",
        accepts),
    ]
  }
}

extension Bench<Suite> {
  fileprivate func expectVerdict(on variants: [LoginVariant]) throws {
    for variant in variants {
      let script = [Call.loginWorks(variant)]
      try SuiteSupport.expect(
        try trace(of: script)[0].truth, equals: variant.isRight, given: Suite.code(script))
    }
  }
}
