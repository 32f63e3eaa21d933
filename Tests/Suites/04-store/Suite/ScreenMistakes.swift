import StoreScript
import SuiteSupport

// What a screen can do wrong: each mistake is a right screen that does one thing in another way.

extension Suite {
  static var screenDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["screen.first-lines", "screen.follows-store", "screen.together"], screenScripts,
        seeing: \.lines,
        screens: [
          "screen-stays-empty": { $0.showing = { _, _, _ in } },
          "screen-stops-following": { $0.showing = { if $1 == nil { $0.show($2) } } },
          "screen-waits-for-an-event": { $0.showing = { if $1 != nil { $0.show($2) } } },
          "shows-the-old-state": { $0.showing = { $0.show($1 ?? $2) } },
          "lines-pile-up": { $0.showing = { $0.lines += Model.lines(of: $2) } },
          "stale-lines-only": {
            $0.showing = { screen, old, new in
              let stale = Model.stale(old, new)
              screen.lines = zip(Model.lineNames, Model.lines(of: new))
                .filter { stale.contains($0.0) }.map(\.1)
            }
          },
          "follows-itself-only": {
            $0.showing = { if $1 == nil { $0.show($2) } }
            $0.dispatching = { screen, event in
              screen.store.dispatch(event)
              screen.show(screen.store.state)
            }
          },
          "screen-has-a-store-of-its-own": { $0.store = ModelStore($0.store.state) },
        ], otherwise: linesSymptoms),
      diagnosis(
        of: ["screen.drawn-once", "screen.only-stale", "screen.same-text"], screenScripts,
        seeing: { $0.redraws.map { $0.filter { $0.value != 0 } } },
        screens: [
          "counts-nothing": { $0.drawing = { _, _, _ in [] } },
          "no-first-drawing": { $0.drawing = { stale, old, _ in old == nil ? [] : stale } },
          "redraws-everything": { $0.drawing = { _, _, _ in Model.lineNames } },
          "all-or-nothing": {
            $0.drawing = { stale, _, _ in stale.isEmpty ? [] : Model.lineNames }
          },
          "all-or-nothing": { $0.drawing = { $1 == $2 ? [] : Model.lineNames } },
          "fields-not-texts": { $0.drawing = { $0.comparing("password", \.password, $1, $2) } },
          "fields-not-texts": {
            $0.drawing = {
              $0.comparing("password", \.password, $1, $2)
                .comparing("status", \.answer, $1, $2)
            }
          },
          "fields-not-texts": { $0.drawing = { $0.comparing("status", \.answer, $1, $2) } },
          "stays-at-one": { $0.drawing = { stale, old, _ in old == nil ? stale : [] } },
          "counts-what-stayed": { $0.drawing = { stale, _, _ in stale.others } },
          "counts-what-stayed": {
            $0.drawing = { stale, old, _ in old == nil ? stale : stale.others }
          },
          "forgets-a-line": forgetting(["button"]), "forgets-a-line": forgetting(["status"]),
          "forgets-a-line": forgetting(["status", "button"]),
          "compares-with-the-start": { screen in
            var start: State?
            screen.drawing = { _, old, new in
              if old == nil { start = new }
              return Model.stale(old == nil ? nil : start, new)
            }
          },
        ], otherwise: drawingSymptoms),
      diagnosis(
        of: ["screen.when-told"], [watchedScreen], seeing: \.shownToEach,
        otherwise: [
          Symptom("draws-before-it-is-told") { $1[.observer(1)] != $2[.observer(1)] },
          Symptom("draws-when-all-are-told") { $1 != $2 },
        ]),
      // Nobody but the screen holds the store, and then something is typed.
      Diagnosis(
        checks: ["screen.typing"], scripts: [lastScreen], seeing: \.lines,
        mistakes: [
          Mistake("screen-lets-its-store-go") {
            let lines = model($0).lines
            return lines.map { _ in lines[0] }
          }
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

  private static func forgetting(_ names: [String]) -> (ModelScreen) -> Void {
    {
      $0.drawing = { stale, old, _ in stale.filter { old == nil || !names.contains($0) } }
    }
  }

  /// The three actions are judged each for itself.
  private static var actionDiagnoses: [Diagnosis<Suite>] {
    let types: [(String) -> Command] = [
      { .typePassword($0, in: "screen") }, { .typeUsername($0, in: "screen") },
    ]
    let actions = [[.tapLogin(in: "screen")]] + types.map { type in ["zoe", "9 8"].map(type) }
    // Of two names the later one holds: what is wrong with some texts only is the earlier one.
    return types.map(typingDiagnosis) + actions.map(actionDiagnosis)
  }

  private static func actionDiagnosis(_ actions: [Command]) -> Diagnosis<Suite> {
    let initials = [
      State(username: "mia", password: "77", data: "1"),
      State(username: "o", password: "secret", error: .offline),
    ]
    return diagnosis(
      of: ["screen.typing"], doing(actions, in: initials), seeing: \.effect,
      screens: [
        "action-does-nothing": { $0.dispatching = { _, _ in } },
        "writes-its-own-lines": { $0.dispatching = { screen, _ in screen.lines = [] } },
        "another-event": {
          $0.dispatching = { screen, event in
            let another: Event =
              switch event {
              case .onUpdateUsername(let text): .onUpdatePassword(text)
              case .onUpdatePassword(let text): .onUpdateUsername(text)
              default: .onLoginSuccess(screen.store.state.username)
              }
            screen.store.dispatch(another)
          }
        },
        "several-events": {
          $0.dispatching = { screen, event in
            for event in [event, .onTriggerLogin] { screen.store.dispatch(event) }
          }
        },
        "several-events": {
          $0.dispatching = { screen, event in
            let state = screen.store.state
            screen.store.dispatch(.onUpdateUsername(state.username))
            screen.store.dispatch(.onUpdatePassword(state.password))
            screen.store.dispatch(event)
          }
        },
      ], otherwise: actionSymptoms)
  }

  private static func typingDiagnosis(_ type: (String) -> Command) -> Diagnosis<Suite> {
    let initials = [
      State(username: "Mia", password: "Mia"), State(username: "mia", password: "mia"),
      State(username: "lin", password: "77", loading: true),
    ]
    return diagnosis(
      of: ["screen.typing"], doing([" Zoe ", "ZOE", "zoe", "Mia"].map(type), in: initials),
      seeing: \.effect,
      screens: [
        "text-is-appended": { $0.typing = { $1 + $2 } },
        "typing-ignores-the-same": { $0.typing = { $1 == $2 ? nil : $2 } },
        "typing-waits-for-the-answer": { $0.typing = { $0.store.state.loading ? nil : $2 } },
        "typing-trims": { $0.typing = { $2.withoutEndBlanks } },
        "typing-lowercases": { $0.typing = { $2.lowercased() } },
      ], otherwise: actionSymptoms)
  }

  private static var actionSymptoms: [Symptom<Script, Effect>] {
    [
      Symptom("several-events") { $2.count > $1.count },
      Symptom("action-does-nothing") { $2.count < $1.count },
    ]
  }

  // MARK: Samples

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

  /// Somebody has come before the screen, and somebody after it.
  static var watchedScreen: Script {
    Script(
      commands: [.subscribe(1), .open("screen"), .subscribe(2)] + tappedLogin, readsState: true)
  }

  private static var lastScreen: Script {
    Script(commands: [.open("screen"), .release(Script.store)] + tappedLogin, looks: true)
  }

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

  /// Each of the actions alone, in each of the states.
  private static func doing(_ actions: [Command], in states: [State]) -> [Script] {
    states.flatMap { initial in
      actions.map { action in
        Script(
          initial: initial,
          commands: [.open("screen"), .subscribe("counter"), action], looks: true)
      }
    }
  }
}

/// What can be seen of an action of the user.
private struct Effect: Equatable {
  var state: State?
  var count: Int
  /// Whether the screen changed although no event happened.
  var drewItself: Bool
}

extension [Outcome] {
  /// What the screen showed when each observer was told.
  fileprivate var shownToEach: [String: [[[String]]]] {
    Dictionary(grouping: calls, by: \.observer).mapValues { $0.map(\.lines) }
  }

  /// What an action of the user has come to.
  fileprivate var effect: Effect {
    let count = told("counter").count - 1
    return Effect(
      state: states.last, count: count, drewItself: count == 0 && lines.first != lines.last)
  }
}

extension ModelScreen {
  fileprivate func show(_ state: State) { lines = Model.lines(of: state) }
}

extension State {
  /// All that the status says something about.
  fileprivate var answer: [String] { ["\(loading)", "\(data as Any)", "\(error as Any)"] }
}

extension [String] {
  /// The other lines of a screen.
  fileprivate var others: [String] { Model.lineNames.filter { !contains($0) } }

  /// The same, but that this line is drawn where the states differ in what it shows.
  fileprivate func comparing<Field: Equatable>(
    _ name: String, _ field: (State) -> Field, _ old: State?, _ new: State
  ) -> [String] {
    filter { $0 != name } + (old.map(field) == field(new) ? [] : [name])
  }
}
