import EffectsScript
import SuiteSupport

extension Suite {
  static var worksDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "works.accepts", "works.never-asks", "works.wrong-words", "works.cancel",
          "works.error-stays", "works.old-clock",
        ],
        scripts: LoginVariant.judged.map { [.loginWorks($0)] }, seeing: { $0[0].truth },
        mistakes: [
          works("test-refuses-all") { _ in false },
          works("test-accepts-all") { _ in true },
          works("test-is-turned-around") { !$0.isRight },
          works("test-takes-one-order-only") { $0.isRight && $0 != .otherOrder },
          works("test-takes-its-own-ids-only") { $0.isRight && $0 != .otherIDs },
          works("test-lets-no-time-pass") { $0.isRight || LoginVariant.aboutTime.contains($0) },
          works("test-never-cancels") { $0.isRight || LoginVariant.aboutCancel.contains($0) },
        ]),
      Diagnosis(
        printing: "test-prints", check: "works.silent",
        scripts: [LoginVariant.plain, .neverAsks].map { [.loginWorks($0)] }),
    ]
  }

  private static func works(
    _ name: String, _ accepts: @escaping (LoginVariant) -> Bool
  ) -> Mistake<[Call], Bool?> {
    Mistake(name) { script in
      if case .loginWorks(let variant)? = script.first { accepts(variant) } else { nil }
    }
  }
}

extension LoginVariant {
  /// Those that a test is tried with.
  fileprivate static let judged =
    allCases.filter(\.isRight)
    + [
      .neverAsks, .swapsWords, .asksWithoutPassword, .asksWithUsernameTwice, .cancelKeepsAnswer,
      .cancelDoesNothing, .cancelStopsClock, .neverWaits, .errorStays, .oldClockRings,
    ]

  /// They show only once time passes.
  fileprivate static let aboutTime: [LoginVariant] = [
    .neverWaits, .errorStays, .oldClockRings,
  ]

  /// They show only once somebody cancels.
  fileprivate static let aboutCancel: [LoginVariant] = [
    .cancelKeepsAnswer, .cancelDoesNothing, .cancelStopsClock,
  ]
}
