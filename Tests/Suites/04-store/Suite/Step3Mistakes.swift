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
        commands: [.open("first"), .open("second")] + (sameText + events).dispatches + actions,
        looks: true)
    }
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

extension Suite {
  /// Screens that do something with the text before the store hears of it, for each of the two fields.
  static var typingDiagnoses: [Diagnosis<Suite>] {
    let texts = [" Zoe ", "ZOE", "zoe", "Mia"]
    return [
      texts.map { Command.typeUsername($0, in: "screen") },
      texts.map { Command.typePassword($0, in: "screen") },
    ].map { actions in
      diagnosis(
        of: ["screen.typing"], typingScripts(of: actions), seeing: \.effect,
        screens: [
          "typing-ignores-the-same": IgnoresTheSame.self,
          "typing-waits-for-the-answer": WaitsForTheAnswer.self,
          "typing-trims": Trims.self, "typing-lowercases": Lowercases.self,
        ])
    }
  }

  /// Over another text, over the same, and while a login is under way.
  private static func typingScripts(of actions: [Command]) -> [Script] {
    [
      State(username: "Mia", password: "Mia"), State(username: "mia", password: "mia"),
      State(username: "lin", password: "77", loading: true),
    ].flatMap { initial in
      actions.map { action in
        Script(
          initial: initial,
          commands: [.open("screen"), .subscribe("counter"), action], looks: true)
      }
    }
  }
}

/// A screen that dispatches another text, or none.
private class ChangesTheText: ModelScreen {
  func changed(_ text: String, from old: String) -> String? { text }

  override func typeUsername(_ text: String) {
    if let text = changed(text, from: store.state.username) { super.typeUsername(text) }
  }

  override func typePassword(_ text: String) {
    if let text = changed(text, from: store.state.password) { super.typePassword(text) }
  }
}

private final class IgnoresTheSame: ChangesTheText {
  override func changed(_ text: String, from old: String) -> String? { text == old ? nil : text }
}

private final class WaitsForTheAnswer: ChangesTheText {
  override func changed(_ text: String, from old: String) -> String? {
    store.state.loading ? nil : text
  }
}

private final class Trims: ChangesTheText {
  override func changed(_ text: String, from old: String) -> String? {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

private final class Lowercases: ChangesTheText {
  override func changed(_ text: String, from old: String) -> String? { text.lowercased() }
}

extension Suite {
  /// The three actions are judged each for itself.
  static var actionDiagnoses: [Diagnosis<Suite>] {
    let actions: [[Command]] = [
      [.tapLogin(in: "screen")],
      ["zoe", "9 8"].map { .typePassword($0, in: "screen") },
      ["zoe", "li wei"].map { .typeUsername($0, in: "screen") },
    ]
    return actions.map { actions in
      diagnosis(
        of: ["screen.typing"], scripts(of: actions), seeing: \.effect,
        screens: [
          "action-does-nothing": DoesNothing.self, "writes-its-own-lines": WritesLines.self,
          "another-event": DispatchesAnother.self, "text-is-appended": Appends.self,
          "several-events": AlsoLogsIn.self, "several-events": SendsAllFields.self,
        ])
    }
  }

  /// Only a button that is lit is ever tapped.
  private static func scripts(of actions: [Command]) -> [Script] {
    let initials = [
      State(username: "mia", password: "77", data: "1"),
      State(username: "o", password: "secret", error: .offline),
    ]
    return initials.flatMap { initial in
      actions.map { action in
        Script(
          initial: initial,
          commands: [.open("screen"), .subscribe("counter"), action], looks: true)
      }
    }
  }
}

/// What can be seen of an action of the user.
struct Effect: Equatable {
  var state: State?
  var count: Int
  /// Whether the screen changed although no event happened.
  var drewItself: Bool
}

extension [Outcome] {
  /// What an action of the user has come to.
  var effect: Effect {
    let count = told("counter").count - 1
    return Effect(
      state: states.last, count: count, drewItself: count == 0 && lines.first != lines.last)
  }
}

// MARK: The actions

private final class DoesNothing: ModelScreen {
  override func dispatch(_ event: Event) {}
}

private final class WritesLines: ModelScreen {
  override func dispatch(_ event: Event) { lines = [] }
}

private final class DispatchesAnother: ModelScreen {
  override func typeUsername(_ text: String) { dispatch(.onUpdatePassword(text)) }
  override func typePassword(_ text: String) { dispatch(.onUpdateUsername(text)) }
  override func tapLogin() { dispatch(.onLoginSuccess(store.state.username)) }
}

private final class Appends: ModelScreen {
  override func typeUsername(_ text: String) { super.typeUsername(store.state.username + text) }
  override func typePassword(_ text: String) { super.typePassword(store.state.password + text) }
  /// No text belongs to it; what it does instead, no exercise does.
  override func tapLogin() { dispatch(.onLoginError(.offline)) }
}

private final class AlsoLogsIn: ModelScreen {
  override func dispatch(_ event: Event) {
    super.dispatch(event)
    super.dispatch(.onTriggerLogin)
  }
}

private final class SendsAllFields: ModelScreen {
  override func dispatch(_ event: Event) {
    let state = store.state
    super.dispatch(.onUpdateUsername(state.username))
    super.dispatch(.onUpdatePassword(state.password))
    super.dispatch(event)
  }
}
