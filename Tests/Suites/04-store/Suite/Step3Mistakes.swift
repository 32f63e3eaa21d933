import StoreScript
import SuiteSupport

extension Suite {
  static var screenDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["screen.first-lines", "screen.follows-store", "screen.together"], screenScripts,
        seeing: \.lines,
        screens: [
          "screen-stays-empty": StaysEmpty.self, "screen-stops-following": StopsFollowing.self,
          "screen-waits-for-an-event": WaitsForEvent.self, "shows-the-old-state": ShowsOld.self,
          "lines-pile-up": PilesUp.self, "stale-lines-only": ShowsStaleOnly.self,
          "follows-itself-only": FollowsItself.self,
        ]),
      diagnosis(
        of: ["screen.drawn-once", "screen.only-stale", "screen.same-text"], screenScripts,
        seeing: { $0.redraws.map { $0.filter { $0.value != 0 } } },
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
        checks: ["screen.goes-away", "screen.unsubscribes"], scripts: departures,
        seeing: { Departure(isGone: $0.truths == [true], isForgotten: $0.holdsNoMoreClosures) },
        mistakes: [
          Mistake("store-holds-the-screen") { _ in Departure(isGone: false, isForgotten: false) },
          Mistake("stays-subscribed") { _ in Departure(isGone: true, isForgotten: false) },
        ]),
    ] + actionDiagnoses
  }

  /// Events from elsewhere only, and such as the user causes on one of two screens in turn.
  private static var screenScripts: [Script] {
    let sameText: [Event] = [
      .onUpdatePassword("abc"), .onUpdatePassword("xyz"), .onUpdateUsername("ABC"),
      .onLoginError(.offline), .onLoginSuccess("4"), .onLoginSuccess("5"),
    ]
    return zip(1..., Model.states).map { number, initial in
      let events = Model.events(6, number: number).flatMap { [$0, $0] }
      let actions: [Command] = [
        .typeUsername("zoe", in: "first"), .typePassword("q\(number)", in: "second"),
        .tapLogin(in: "first"), .dispatch(.onLoginError(.offline)),
        .typePassword("", in: "first"),
      ]
      return Script(
        initial: initial,
        commands: [.open("first")] + looking(at: "first") + [.open("second")]
          + ((sameText + events).dispatches + actions).flatMap { command in
            [command] + looking(at: "first", "second")
          })
    }
  }

  private static func looking(at screens: String...) -> [Command] {
    screens.flatMap { [.lines(of: $0), .redraws(of: $0)] }
  }

  // MARK: Going away

  private struct Departure: Equatable {
    var isGone: Bool
    var isForgotten: Bool
  }

  /// A screen goes that has seen some events; what remains of it is asked one event later.
  private static var departures: [Script] {
    (0...2).map { count in
      Script(
        commands: [.heldClosures, .open("screen")] + Model.events(count, number: 1).dispatches + [
          .release("screen"), .dispatch(.onTriggerLogin), .isGone("screen"), .heldClosures,
        ])
    }
  }
}

// MARK: The lines

private final class StaysEmpty: ModelScreen {
  override func show(_ old: State?, _ new: State) {}
}

private final class StopsFollowing: ModelScreen {
  override func show(_ old: State?, _ new: State) {
    if old == nil { super.show(old, new) }
  }
}

private final class WaitsForEvent: ModelScreen {
  override func show(_ old: State?, _ new: State) {
    if old != nil { super.show(old, new) }
  }
}

private final class ShowsOld: ModelScreen {
  override func show(_ old: State?, _ new: State) { super.show(old, old ?? new) }
}

private final class PilesUp: ModelScreen {
  override func show(_ old: State?, _ new: State) { lines += Model.lines(of: new) }
}

private final class ShowsStaleOnly: ModelScreen {
  override func show(_ old: State?, _ new: State) {
    let stale = stale(old, new)
    lines = zip(Model.lineNames, Model.lines(of: new)).filter { stale.contains($0.0) }.map(\.1)
  }
}

private final class FollowsItself: ModelScreen {
  override func show(_ old: State?, _ new: State) {
    if old == nil { super.show(old, new) }
  }

  override func dispatch(_ event: Event) {
    super.dispatch(event)
    lines = Model.lines(of: store.state)
  }
}
