import StoreScript
import SuiteSupport

extension Suite {
  /// Screens that do something with the text before the store hears of it, for each of the two fields.
  static var typingDiagnoses: [Diagnosis<Suite>] {
    let texts = [" Zoe ", "ZOE", "zoe", "Mia"]
    return [
      texts.map { Command.typeUsername($0, in: "screen") },
      texts.map { Command.typePassword($0, in: "screen") },
    ].map { actions in
      diagnosis(
        of: ["screen.typing"], scripts(of: actions), seeing: \.effect,
        screens: [
          "typing-ignores-the-same": IgnoresTheSame.self,
          "typing-waits-for-the-answer": WaitsForTheAnswer.self,
          "typing-trims": Trims.self, "typing-lowercases": Lowercases.self,
        ])
    }
  }

  /// Over another text, over the same, and while a login is under way.
  private static func scripts(of actions: [Command]) -> [Script] {
    [
      State(username: "Mia", password: "Mia"), State(username: "mia", password: "mia"),
      State(username: "lin", password: "77", loading: true),
    ].flatMap { initial in
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
