import EffectsScript
import SuiteSupport

extension Suite {
  static var partsDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["combine.values", "combine.effects"], scripts: [combineScript], seeing: \.self,
        mistakes: [
          Mistake("combine-does-nothing") { script in
            script.map { .parts($0.parts.map { _ in PartsMoment.nothing }) }
          },
          parts("combine-keeps-last-effects", .combineLastEffects),
          parts("combine-keeps-first-effects", .combineFirstEffects),
          parts("combine-drops-effects", .combineNoEffects),
          parts("combine-turns-the-order", .combineReversed),
          parts("combine-works-on-copies", .combineOnCopies),
          parts("combine-stops-after-first", .combineFirstOnly),
        ]),
      Diagnosis(
        checks: ["map.actions", "map.ids"], scripts: Model.mappedPairs.map { [.map($0)] },
        seeing: \.self,
        mistakes: [
          parts("map-keeps-the-id", .mapKeepsID), parts("map-drops-the-id", .mapDropsID),
          parts("map-forgets-cancel", .mapForgetsCancel),
        ]),
      Diagnosis(
        checks: ["pullback.part", "pullback.foreign", "pullback.effects"],
        scripts: [false, true].map { isRight in
          Model.boardDeeds.map { .pullback($0, toRight: isRight, from: Model.board) }
        }, seeing: \.self,
        mistakes: [
          parts("pullback-drops-effects", .pullbackNoEffects),
          parts("pullback-keeps-first-effect", .pullbackFirstEffect),
          parts("pullback-works-on-a-copy", .pullbackWorksOnCopy),
          parts("pullback-runs-twice", .pullbackRunsTwice),
        ]),
      Diagnosis(
        checks: ["two.both", "two.apart"],
        scripts: [
          (Model.oneLogin(isLeft: true) + Model.oneLogin(isLeft: false) + Model.twoLoginRuns)
            .map { .twoLogins($0, from: Model.typedTwo) }
        ], seeing: \.self,
        mistakes: [
          parts("two-logins-one-name", .twoOneName), parts("one-login-is-missing", .twoLeftOnly),
          parts("one-login-is-missing", .twoRightOnly),
        ]),
    ]
  }

  private static var combineScript: [Call] {
    [1, 2, 3].flatMap { count in Model.combined.map { .combine(count, $0) } }
  }

  private static func parts(
    _ name: String, _ mistake: PartsMistake
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: Model(parts: mistake)) }
  }
}

extension Call {
  fileprivate var parts: [Deed] { if case .combine(_, let deeds) = self { deeds } else { [] } }
}

extension PartsMoment {
  fileprivate static let nothing = PartsMoment(board: Board(), effects: [], runs: [])
}
