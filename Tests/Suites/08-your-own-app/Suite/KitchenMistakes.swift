import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var kitchenDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "kitchen.shows-at-once", "kitchen.shows-each", "kitchen.bell", "kitchen.eight",
        ], scripts: [kitchenScript], seeing: \.self,
        mistakes: mistakes([
          "kitchen-shows-nothing": [
            KitchenParts(showsAtOnce: 0, acts: false),
            KitchenParts(showsAtOnce: 0, showsEach: 0),
            KitchenParts(showsAtOnce: 0, showsEach: 0, acts: false),
            KitchenParts(showsAtOnce: 0, showsEach: 0, bell: .never),
          ],
          "kitchen-shows-nothing-at-once": [KitchenParts(showsAtOnce: 0)],
          "kitchen-shows-only-at-once": [
            KitchenParts(showsEach: 0), KitchenParts(showsEach: 0, acts: false),
            KitchenParts(showsEach: 0, bell: .never),
          ],
          "kitchen-shows-twice": [
            KitchenParts(showsAtOnce: 2), KitchenParts(showsEach: 2),
            KitchenParts(showsAtOnce: 2, showsEach: 2),
          ],
          "kitchen-shows-the-old-state": [KitchenParts(showsOld: true)],
          "kitchen-shows-only-changes": [KitchenParts(showsOnlyChanges: true)],
          "kitchen-rings-after-the-screen": [KitchenParts(bell: .after)],
          "kitchen-without-bell": [KitchenParts(bell: .never)],
          "kitchen-has-the-bell-twice": [KitchenParts(bell: .twice)],
          "kitchen-without-limit": [KitchenParts(room: .max)],
          "kitchen-without-layers": [KitchenParts(bell: .never, room: .max)],
          "kitchen-has-another-limit": [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11].map {
            KitchenParts(room: $0)
          },
        ])),
      // Where another kitchen was started before, nobody knows what this one begins with.
      Diagnosis(
        checks: ["kitchen.two"], samples: [twoKitchens],
        exercise: { bench, script in try bench.trace(of: script, .fresh) },
        mistakes: [
          Mistake("kitchens-share-one-state", remembers: true) {
            $0.play(on: WrongKitchen(memory: KitchenParts.Memory()))
          },
          Mistake("kitchens-share-one-state", remembers: true) {
            $0.play(on: WrongKitchen(memory: KitchenParts.Memory(), cleansUp: true))
          },
        ]),
    ]
  }

  private static var kitchenScript: [Call] {
    let events: [AppEvent] = [
      .add(1), .start(), .secondPassed, .secondPassed, .reset(), .pause(7), .start(), .secondPassed,
    ]
    return [
      .started(events.turns), .started((1...12).map { .add($0, "Timer") }.turns), .started([]),
    ]
  }

  private static let twoKitchens: [Call] = [
    .started(
      [Turn(.add(60), in: 0), Turn(.add(61, "Rice"), in: 1), Turn(.start(), in: 0)], kitchens: 2)
  ]

  private static func mistakes(
    _ kitchens: KeyValuePairs<String, [KitchenParts]>
  ) -> [AppMistake] {
    kitchens.flatMap { name, parts in
      parts.map { parts in Mistake(name) { $0.play(on: WrongKitchen(parts: parts)) } }
    }
  }
}

private struct WrongKitchen: ModelSide {
  var parts = KitchenParts()
  /// What all kitchens have in common, if they have.
  var memory: KitchenParts.Memory?
  /// Whether a kitchen that is started empties the one state of all.
  var cleansUp = false

  func startKitchen(
    show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
  ) -> (AppEvent) -> Void {
    if cleansUp { memory?.state = Kitchen() }
    return parts.start(show: show, ring: ring, memory: memory ?? KitchenParts.Memory())
  }
}
