import Foundation
import SuiteSupport

extension Suite {
  /// One of the three actions, and the events that stand for it in a state.
  private struct Action {
    var perform: (Exercise.LoginScreen) -> Void
    var right: Model.Event
    var other: Model.Event
    var grown: (Model.State) -> Model.Event
    var initial: Model.State
  }

  private struct Effect: Equatable {
    var state: Model.State
    var count: Int
    /// Whether the screen changed although no event happened.
    var drewItself = false

    init(of events: [Model.Event], on initial: Model.State, drewItself: Bool = false) {
      state = Model.replay(events, from: initial)
      count = events.count
      self.drewItself = drewItself
    }

    init(of action: Action) {
      let store = Exercise.Store(initialState: action.initial)
      let screen = Exercise.LoginScreen(store: store)
      var steps = -1
      _ = store.subscribe { _, _ in steps += 1 }
      let before = screen.lines
      action.perform(screen)
      (state, count) = (store.state, steps)
      drewItself = steps == 0 && screen.lines != before
    }
  }

  /// The three actions are judged each for itself.
  static var actionDiagnoses: [Diagnosis] {
    [tapping, typingPassword, typingUsername].map { actions in
      Diagnosis(
        checks: ["screen.typing"], samples: actions, exercise: { Effect(of: $0) },
        mistakes: [
          Mistake("action-does-nothing") { Effect(of: [], on: $0.initial) },
          Mistake("writes-its-own-lines") { Effect(of: [], on: $0.initial, drewItself: true) },
          Mistake("another-event") { Effect(of: [$0.other], on: $0.initial) },
          Mistake("text-is-appended") { Effect(of: [$0.grown($0.initial)], on: $0.initial) },
          Mistake("several-events") { Effect(of: [$0.right, .onTriggerLogin], on: $0.initial) },
          Mistake("several-events") { action in
            let initial = action.initial
            return Effect(
              of: [
                .onUpdateUsername(initial.username), .onUpdatePassword(initial.password),
                action.right,
              ], on: initial)
          },
        ])
    }
  }

  private static let initials = [
    Model.State(username: "mia", password: "77", data: "1"),
    Model.State(username: "o", password: "secret", error: .offline),
  ]

  private static var typingUsername: [Action] {
    initials.flatMap { initial in
      ["zoe", "li wei"].map { text in
        Action(
          perform: { $0.typeUsername(text) }, right: .onUpdateUsername(text),
          other: .onUpdatePassword(text),
          grown: { .onUpdateUsername($0.username + text) }, initial: initial)
      }
    }
  }

  private static var typingPassword: [Action] {
    initials.flatMap { initial in
      ["zoe", "9 8"].map { text in
        Action(
          perform: { $0.typePassword(text) }, right: .onUpdatePassword(text),
          other: .onUpdateUsername(text),
          grown: { .onUpdatePassword($0.password + text) }, initial: initial)
      }
    }
  }

  /// Only a button that is lit is ever tapped.
  private static var tapping: [Action] {
    initials.map { initial in
      Action(
        perform: { $0.tapLogin() }, right: .onTriggerLogin,
        other: .onLoginSuccess(initial.username), grown: { _ in .onLoginError(.offline) },
        initial: initial)
    }
  }
}
