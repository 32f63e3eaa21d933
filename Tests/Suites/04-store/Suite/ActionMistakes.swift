import StoreScript
import SuiteSupport

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
          commands: [
            .open("screen"), .subscribe("counter"), .lines(of: "screen"), action, .state,
            .lines(of: "screen"),
          ])
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
      state: states.first, count: count, drewItself: count == 0 && lines.first != lines.last)
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
