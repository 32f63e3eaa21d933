import Foundation
import SuiteSupport

/// What happens to a store and its screens, so that two kinds of screens can be compared.
struct ScreenScript {
  enum Command {
    case dispatch(Model.Event)
    case typeUsername(String)
    case typePassword(String)
    case tapLogin
  }

  var initial = Model.State()
  /// The actions are done on the first screen and on the second in turn.
  var commands: [Command]

  /// Plays the script with two screens, and gives what can be seen of both at the start and after
  /// each command.
  func play<Outcome>(
    on store: any ScriptedStore, makeScreen: () -> any ScriptedScreen,
    _ outcome: (any ScriptedScreen) -> Outcome
  ) -> [Outcome] {
    var screens = [makeScreen()]
    var outcomes = screens.map(outcome)
    screens.append(makeScreen())
    for (index, command) in commands.enumerated() {
      perform(command, on: store, screens[index % 2])
      outcomes += screens.map(outcome)
    }
    return outcomes
  }

  private func perform(
    _ command: Command, on store: any ScriptedStore, _ screen: any ScriptedScreen
  ) {
    switch command {
    case .dispatch(let event): store.dispatch(event)
    case .typeUsername(let text): screen.typeUsername(text)
    case .typePassword(let text): screen.typePassword(text)
    case .tapLogin: screen.tapLogin()
    }
  }
}

protocol ScriptedScreen: AnyObject {
  var lines: [String] { get }
  var redraws: [String: Int] { get }
  func typeUsername(_ text: String)
  func typePassword(_ text: String)
  func tapLogin()
}

extension Exercise.LoginScreen: ScriptedScreen {}

/// A right screen; those that make a mistake do one thing of it differently.
class ModelScreen: ScriptedScreen {
  var lines: [String] = []
  var redraws: [String: Int] = [:]

  let store: ModelStore

  required init(_ store: ModelStore) {
    self.store = store
    _ = store.subscribe { [weak self] old, new in self?.hear(old, new) }
  }

  func hear(_ old: Model.State?, _ new: Model.State) {
    show(old, new)
    for name in stale(old, new) { redraws[name, default: 0] += 1 }
  }

  func show(_ old: Model.State?, _ new: Model.State) {
    lines = Model.lines(of: new)
  }

  /// The names of the lines that are drawn again.
  func stale(_ old: Model.State?, _ new: Model.State) -> [String] {
    guard let old else { return Model.lineNames }
    let texts = zip(Model.lines(of: old), Model.lines(of: new))
    return zip(Model.lineNames, texts).filter { $1.0 != $1.1 }.map(\.0)
  }

  func typeUsername(_ text: String) { dispatch(.onUpdateUsername(text)) }
  func typePassword(_ text: String) { dispatch(.onUpdatePassword(text)) }
  func tapLogin() { dispatch(.onTriggerLogin) }

  func dispatch(_ event: Model.Event) { store.dispatch(event) }
}
