import Foundation
import SuiteSupport

extension Suite {
  static var screenDiagnoses: [Diagnosis] {
    [
      diagnosis(
        of: ["screen.first-lines", "screen.follows-store", "screen.together"], seeing: \.lines,
        screens: [
          "screen-stays-empty": StaysEmpty.self, "screen-stops-following": StopsFollowing.self,
          "screen-waits-for-an-event": WaitsForEvent.self, "shows-the-old-state": ShowsOld.self,
          "lines-pile-up": PilesUp.self, "stale-lines-only": ShowsStaleOnly.self,
          "follows-itself-only": FollowsItself.self,
        ]),
      diagnosis(
        of: ["screen.drawn-once", "screen.only-stale", "screen.same-text"],
        seeing: { screen in screen.redraws.filter { $0.value != 0 } },
        screens: [
          "counts-nothing": CountsNothing.self, "no-first-drawing": NoFirstDrawing.self,
          "redraws-everything": RedrawsAll.self, "all-or-nothing": AllOrNothing.self,
          "all-or-nothing": AllOnChange.self, "fields-not-texts": ComparesPasswords.self,
          "fields-not-texts": ComparesFields.self, "fields-not-texts": ComparesStatusFields.self,
          "stays-at-one": StaysAtOne.self, "counts-what-stayed": CountsFresh.self,
          "counts-what-stayed": CountsFreshLater.self, "forgets-a-line": ForgetsButton.self,
          "forgets-a-line": ForgetsStatus.self, "forgets-a-line": ForgetsBoth.self,
          "compares-with-the-start": ComparesWithStart.self,
        ]),
      Diagnosis(
        checks: ["screen.goes-away", "screen.unsubscribes"], samples: [0, 1, 2],
        exercise: departure,
        mistakes: [
          Mistake("store-holds-the-screen") { _ in Departure(isGone: false, isForgotten: false) },
          Mistake("stays-subscribed") { _ in Departure(isGone: true, isForgotten: false) },
        ]),
    ] + actionDiagnoses
  }

  private static func diagnosis<Outcome: Equatable>(
    of checks: [String], seeing outcome: @escaping (any ScriptedScreen) -> Outcome,
    screens: KeyValuePairs<String, ModelScreen.Type>
  ) -> Diagnosis {
    Diagnosis(
      checks: checks, samples: screenScripts,
      exercise: { script in
        let store = Exercise.Store(initialState: script.initial)
        return script.play(on: store, makeScreen: { Exercise.LoginScreen(store: store) }, outcome)
      },
      mistakes: screens.map { name, type in
        Mistake(name) { script in
          let store = ModelStore(script.initial)
          return script.play(on: store, makeScreen: { type.init(store) }, outcome)
        }
      })
  }

  /// Events from elsewhere only, and such as the user causes.
  private static var screenScripts: [ScreenScript] {
    zip(1..., Model.states).map { seed, initial in
      let events = Script.events(6, seed: seed).flatMap { [$0, $0] }
      let sameText: [Model.Event] = [
        .onUpdatePassword("abc"), .onUpdatePassword("xyz"), .onUpdateUsername("ABC"),
        .onLoginError(.offline), .onLoginSuccess("4"), .onLoginSuccess("5"),
      ]
      return ScreenScript(
        initial: initial,
        commands: (sameText + events).map { .dispatch($0) } + [
          .typeUsername("zoe"), .typePassword("q\(seed)"), .tapLogin,
          .dispatch(.onLoginError(.offline)), .typePassword(""),
        ])
    }
  }

  // MARK: Going away

  private struct Departure: Equatable {
    var isGone: Bool
    var isForgotten: Bool
  }

  /// What remains of a screen that has seen some events, one event after it has gone.
  private static func departure(after count: Int) -> Departure {
    let store = Exercise.Store()
    let before = store.heldClosures
    func visit() -> () -> Bool {
      let screen = Exercise.LoginScreen(store: store)
      for event in Script.events(count, seed: 1) { store.dispatch(event) }
      return screen.watch()
    }
    let isGone = visit()
    store.dispatch(.onTriggerLogin)
    return Departure(isGone: isGone(), isForgotten: store.heldClosures <= before)
  }
}

// MARK: The lines

private final class StaysEmpty: ModelScreen {
  override func show(_ old: Model.State?, _ new: Model.State) {}
}

private final class StopsFollowing: ModelScreen {
  override func show(_ old: Model.State?, _ new: Model.State) {
    if old == nil { super.show(old, new) }
  }
}

private final class WaitsForEvent: ModelScreen {
  override func show(_ old: Model.State?, _ new: Model.State) {
    if old != nil { super.show(old, new) }
  }
}

private final class ShowsOld: ModelScreen {
  override func show(_ old: Model.State?, _ new: Model.State) { super.show(old, old ?? new) }
}

private final class PilesUp: ModelScreen {
  override func show(_ old: Model.State?, _ new: Model.State) { lines += Model.lines(of: new) }
}

private final class ShowsStaleOnly: ModelScreen {
  override func show(_ old: Model.State?, _ new: Model.State) {
    let stale = stale(old, new)
    lines = zip(Model.lineNames, Model.lines(of: new)).filter { stale.contains($0.0) }.map(\.1)
  }
}

private final class FollowsItself: ModelScreen {
  override func show(_ old: Model.State?, _ new: Model.State) {
    if old == nil { super.show(old, new) }
  }

  override func dispatch(_ event: Model.Event) {
    super.dispatch(event)
    lines = Model.lines(of: store.state)
  }
}
