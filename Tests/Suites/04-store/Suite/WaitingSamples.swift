import StoreScript

// The scripts with which stores are told apart whose observers dispatch.

extension Suite {
  private typealias Reactions = [(observer: Int, call: Int, [Command])]

  private static func dispatches(_ texts: String...) -> [Command] {
    texts.map { .dispatch(.onUpdateUsername($0)) }
  }

  private static func answering(_ observers: Int, _ reactions: Reactions) -> Script {
    script(observers, reactions, Model.events(4, number: 1) + [.onUpdateUsername("last")])
  }

  /// One observer dispatches, or several do, or one several events, or one again and again.
  static var answeringScripts: [Script] {
    [
      answering(1, [(1, 1, dispatches("a"))]),
      answering(3, [(1, 1, dispatches("a"))]),
      answering(3, [(3, 2, [.dispatch(.onLoginSuccess("9"))])]),
      answering(2, [(1, 1, dispatches("a", "b", "c", "d"))]),
      answering(2, [(1, 1, dispatches("a") + [.dispatch(.onUpdatePassword("b"))])]),
      answering(2, [(1, 1, kinds.dispatches), (1, 8, kinds.dispatches.suffix(1))]),
      answering(3, [(1, 2, dispatches("a")), (2, 2, dispatches("b")), (3, 2, dispatches("c"))]),
      answering(2, [(1, 1, dispatches("a")), (2, 2, dispatches("b")), (1, 3, dispatches("c"))]),
      answering(2, [(1, 1, dispatches("a", "b")), (1, 2, dispatches("c", "d"))]),
      answering(
        3, [(2, 1, dispatches("a", "b")), (1, 3, dispatches("c")), (3, 4, dispatches("d"))]),
    ]
  }

  /// One event of each kind, and the last once more, which changes nothing.
  private static let kinds: [Event] = [
    .onTriggerLogin, .onLoginError(.offline), .onUpdateUsername("b"), .onLoginSuccess("9"),
    .onUpdatePassword("b"), .onUpdatePassword("b"),
  ]

  static let inner = Command.dispatch(.onLoginSuccess("9"))

  /// The store's last user lets it go, after a round in which an event has waited, or nothing.
  static var innerReleases: [Script] {
    [(0, [inner]), (1, [inner]), (1, []), (1, [.unsubscribe(1)])].flatMap { call, commands in
      let reactions = [Reaction(when: .call(call), commands)]
      return [1, 3].map { count in
        Script(
          commands: [.subscribe(1, doing: reactions)] + Model.events(count, number: 1).dispatches
            + [.release(Script.store), .isGone(Script.store)])
      }
    }
  }

  static var replayingScripts: [Script] {
    (1...3).map { answering(3, [($0, 0, dispatches("a"))]) }
      + [answering(2, [(1, 0, dispatches("a", "b")), (2, 0, dispatches("c"))])]
  }

  /// Somebody comes or goes in a round in which an event is dispatched as well.
  static var comingScripts: [Script] {
    [
      answering(3, [(1, 1, dispatches("a") + [.subscribe(9)])]),
      answering(3, [(1, 2, [.subscribe(9)] + dispatches("a"))]),
      answering(2, [(2, 1, dispatches("a", "b") + [.subscribe(9)])]),
      answering(3, [(1, 1, dispatches("a") + [.unsubscribe(3)])]),
      answering(3, [(2, 2, dispatches("a", "b") + [.unsubscribe(1)])]),
      // The last event, behind which only what waits can change the state.
      script(1, [(1, 1, dispatches("a") + [.unsubscribe(1)])], [.onTriggerLogin]),
    ]
  }
}
