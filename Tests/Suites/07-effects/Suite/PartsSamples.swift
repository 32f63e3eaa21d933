import EffectsScript
import SuiteSupport

// What reducers that are put together are tried with.

extension Model {
  /// Actions for combined reducers: one effect each, several, none.
  static let combined: [[Deed]] = [
    [Deed("tap", [.ask("a")])],
    [Deed("tap", [.wait("a"), .cancel(id: "b"), .ask("c", "bob")])],
    [Deed("nothing"), Deed("tap", [.cancel(id: "a")]), Deed("tap", [.ask("a"), .ask("a")])],
  ]

  private static let wishes: [Wish] = [
    .ask("login"), .wait("error"), .cancel(id: "login"), .ask("", "", then: []),
    .wait("b", 0, then: ""), .logIn(id: "x", username: "Zoë", password: " p ", then: []),
    .wait("long", 86_400, then: "a day later"), .cancel(id: ""),
  ]

  /// Effects of each kind under several names.
  static let mappings: [Mapping] = wishes.flatMap { wish in
    [
      Mapping(wish, name: "left"), Mapping(wish, name: "right", isRight: true),
      Mapping(wish, name: "a"),
    ]
  }

  /// Effects under one name or two, with one id or two.
  static let mappedPairs: [[Mapping]] = {
    let namesakes = ["left.login", "leftlogin", "left/login", "left-login", "left login", "Login"]
    let similar = namesakes.map { id in
      [Mapping(.ask("login"), name: "left"), Mapping(.ask(id), name: "left")]
    }
    let names = ["l", "Left", "lower", "left left", ""].map { name in
      [Mapping(.ask("login"), name: "left"), Mapping(.ask("login"), name: name)]
    }
    let kinds: [(String) -> Wish] = [
      { .ask($0) }, { .wait($0) }, { .cancel(id: $0) },
    ]
    let pairs = kinds.flatMap { first in
      kinds.flatMap { second -> [[Mapping]] in
        [
          [Mapping(first("login"), name: "left"), Mapping(second("login"), name: "right")],
          [Mapping(first("login"), name: "left"), Mapping(second("error"), name: "left")],
          [Mapping(first("login"), name: "left"), Mapping(second("login"), name: "left")],
          [Mapping(first("login"), name: "left"), Mapping(second("error"), name: "right")],
        ]
      }
    }
    return pairs + similar + names
  }()

  static let board = Board(left: ["old"], right: ["older"])

  /// Actions of both lists, with all kinds of effects.
  static let boardDeeds: [[BoardDeed]] = [
    [.left(Deed("one")), .right(Deed("two"))],
    [.right(Deed("one", [.ask("a")])), .left(Deed("two", [.wait("a")]))],
    [
      .left(Deed("one", [.ask("a"), .wait("b"), .cancel(id: "a"), .cancel(id: "b")])),
      .right(Deed("two", [.wait("b", 1), .ask("a", "bob"), .ask("a", "eve")])),
      .left(Deed("three")), .right(Deed("four", [.cancel(id: "b")])),
    ],
  ]
}
