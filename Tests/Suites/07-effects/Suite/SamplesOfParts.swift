import EffectsScript
import SuiteSupport

// What reducers that are put together are tried with.

extension Model {
  /// Actions for combined reducers: one effect each, several, none.
  static let combined: [[Deed]] = [
    [Deed("tap", [.ask("a")])],
    [Deed("tap", [.wait("a"), .cancel(id: "b"), .ask("c", "bob")])],
    [Deed("nothing"), Deed("tap", [.cancel(id: "a")]), Deed("tap", [.ask("a"), .ask("a")])],
    // Some reducers want nothing, and some the same.
    [Deed("tap", [.ask("2")]), Deed("tap", [.cancel(id: ""), .wait("1"), .ask(""), .wait("3")])],
    [Deed("tap", (1...15).map { .wait("a\($0)", $0) })],
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

  private static let kinds: [@Sendable (String) -> Wish] = [
    { .askShortly($0) }, { .wait($0, 0, then: "") }, { .cancel(id: $0) },
  ]

  /// Effects under one name or two, with one id or two.
  static let mappedPairs: [[Mapping]] = {
    let kinds: [(String) -> Wish] = [{ .ask($0) }, { .wait($0) }, { .cancel(id: $0) }]
    return kinds.flatMap { first in
      kinds.flatMap { second -> [[Mapping]] in
        [
          [Mapping(first("login"), name: "left"), Mapping(second("login"), name: "right")],
          [Mapping(first("login"), name: "left"), Mapping(second("error"), name: "left")],
          [Mapping(first("login"), name: "left"), Mapping(second("login"), name: "left")],
          [Mapping(first("login"), name: "left"), Mapping(second("error"), name: "right")],
        ]
      }
    }
  }()

  private static let signs = [".", "/", "-", "_", ":", " ", ""]

  /// Ids that something in `map` may do without.
  private static let oddIDs =
    ["", "left", ".login", " "] + signs.map { "log\($0)in" } + signs.map { "left\($0)login" }

  /// Texts of all kinds, and those that begin or end with them; each once, however it is spelt.
  private static let texts: [String] = {
    var seen: Set<String> = ["left", "login", "Login", "l", "Left", ""]
    return EdgeValues.texts.filter { $0.utf8.count <= 100 }
      .flatMap { [$0, $0 + "a", "a" + $0] }.filter { seen.insert($0).inserted }
  }()

  /// Many ids under one name, and some of them under another one.
  static let manyIDs: [Mapping] = {
    let many =
      signs.flatMap { ["left\($0)", "login\($0)left", "left\($0)left"] } + ["Login"] + texts
    let odd = kinds.flatMap { kind in oddIDs.map { kind($0) } }
    let wishes = odd + many.enumerated().map { kinds[$0 % kinds.count]($1) }
    let others = odd + EdgeValues.cases.map { .cancel(id: $0) }
    return wishes.map { Mapping($0, name: "left") } + others.map { Mapping($0, name: "right") }
  }()

  /// One id under many names.
  static let manyNames: [Mapping] =
    (["left"] + oddNames + texts).enumerated().map {
      Mapping(kinds[$0 % kinds.count]("x"), name: $1)
    }

  private static let oddNames = ["", "l", "Left", "lower", "left left", "le.ft"]

  /// For diagnoses: odd ids beside a plain one and under two names, and odd names beside a plain one.
  static let oddPairs: [[Mapping]] = kinds.flatMap { kind in
    oddIDs.flatMap { id in
      [
        [Mapping(kind(id), name: "left"), Mapping(kind(id), name: "right")],
        [Mapping(kind("login"), name: "left"), Mapping(kind(id), name: "left")],
      ]
    }
      + oddNames.flatMap { name in
        ["left", "middle"].map {
          [Mapping(kind("login"), name: $0), Mapping(kind("login"), name: name)]
        }
      }
  }

  static let lists = [Place(isRight: false), Place(isRight: true)]

  static let names = [
    "left", "right", "middle", "top", "Left", "l", "left.", "left.right", "-left", "1", "01", "",
    "login", "error", "ada", String(repeating: "left", count: 30),
  ]

  /// All of these names at once: of each two, both are the left list's, and each one is the right list's
  /// beside the other.
  static func places(named names: [String]) -> [[Call]] {
    let bitCount = Int.bitWidth - max(names.count - 1, 0).leadingZeroBitCount
    let bits = (0..<bitCount).flatMap { bit in
      [0, 1].map { other in names.indices.map { $0 >> bit & 1 != other } }
    }
    return ([names.map { _ in false }] + bits).map { areRight in
      let places = zip(areRight, names).map { Place(isRight: $0, name: $1) }
      return [.pullbacks([.ask("a", ""), .wait("a", 0, then: ""), .cancel(id: "a")], to: places)]
    }
  }

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
    [true, false].map { isRight in
      let deed = Deed("one", (1...15).map { .wait("a\($0)", $0) })
      return isRight ? .right(deed) : .left(deed)
    },
    [
      .left(Deed("one", [.ask(""), .wait("left"), .cancel(id: "a.b"), .cancel(id: "")])),
      .right(Deed("two", [.wait(""), .ask("right"), .cancel(id: "a.b"), .cancel(id: "")])),
    ],
  ]
}
