import EffectsScript
import SuiteSupport

// Calls as a learner would write them.

extension Suite {
  package static func code(_ call: Call) -> [String] {
    switch call {
    case .login(let events, let state):
      ["var state = \(code(state))"]
        + events.map { code($0) { "loginReducer(&state, \(SuiteSupport.code($0)))" } }
    case .twoLogins(let events, let state):
      ["var state = TwoLogins(left: \(code(state.left)), right: \(code(state.right)))"]
        + events.map { code($0) { "twoLoginsReducer(&state, \(SuiteSupport.code($0)))" } }
    case .store(let commands, let value, let manner): code(commands, from: value, manner)
    case .storeValueIsWritable: ["store.value = 5" + Comment("from-outside").trailing]
    case .combine(let count, let deeds):
      [
        "let reducer = combine(\(["first", "second", "third"].prefix(count).joined(separator: ", ")))"
      ] + deeds.map { "reducer(&value, \(SuiteSupport.code($0.name)))\(wishes(of: $0))" }
    case .map(let mappings): mappings.map(code)
    case .pullback(let deeds, let isRight, let board): code(deeds, isRight, board)
    case .clock(let commands): code(commands)
    case .loginWorks(let variant): ["loginWorks(reducer)" + variant.remark.trailing]
    case .app(let events): code(events)
    }
  }

  static func code(_ state: LoginState) -> String {
    SuiteSupport.code(state, besides: LoginState())
  }

  private static func code<Action>(
    _ event: RunEvent<Action>, sending: (Action) -> String
  ) -> String {
    switch event {
    case .send(let action): sending(action)
    case .answer(let result, 0):
      Comment("server-answers", ["result": SuiteSupport.code(result)]).line
    case .answer(let result, _):
      Comment("server-answers-other", ["result": SuiteSupport.code(result)]).line
    case .pass(let seconds): passing(seconds)
    }
  }

  private static func passing(_ seconds: Int) -> String {
    seconds == 1
      ? Comment("second-passes").line : Comment("seconds-pass", ["count": "\(seconds)"]).line
  }

  private static func code(
    _ commands: [StoreCommand], from value: [String], _ manner: Manner
  ) -> [String] {
    let making = "Store(initialValue: \(SuiteSupport.code(value)), reducer: reducer, "
    let environment = manner == .atOnce ? "environment: answersAtOnce)" : "environment: slow)"
    let isReleased = commands.contains(.release)
    let hasOther = commands.contains { if case .other = $0 { true } else { false } }
    let store = isReleased ? "var store: Store?" : "let store"
    // Of the looks at a value only the last are shown.
    let looks = commands.reversed().prefix(while: \.isLook).reversed()
    let done = commands.dropLast(looks.count).filter { !$0.isLook }
    let values = looks.flatMap { code($0, in: isReleased ? "store?" : "store") }
    return ["\(store) = \(making)\(environment)"]
      + (hasOther ? ["let other = \(making)\(environment)"] : [])
      + done.flatMap { code($0, in: isReleased ? "store?" : "store") }
      + (values.count > 1 ? ["[\(values.joined(separator: ", "))]"] : values)
  }

  private static func code(_ command: StoreCommand, in store: String) -> [String] {
    switch command {
    case .send(let deed):
      ["\(store).send(\(SuiteSupport.code(deed.name)))\(wishes(of: deed, isSaid: true))"]
    case .answer(let number, let result): ["answers[\(number)](\(SuiteSupport.code(result)))"]
    case .ring(let number): ["bells[\(number)]()"]
    case .other(let command):
      code(command, in: "other").map { line in
        line.hasPrefix("other") ? line : line + Comment("the-others").trailing
      }
    case .release: ["store = nil" + Comment("last-reference").trailing]
    case .value: ["\(store).value"]
    case .isGone: []
    }
  }

  /// What an action asks for, behind the line that sends it.
  ///
  /// - Parameter isSaid: whether it is also told of an action without a name that it changes nothing.
  private static func wishes(of deed: Deed, isSaid: Bool = false) -> String {
    let (wishes, changesNothing) = (list(deed.wishes), isSaid && deed.name.isEmpty)
    if deed.wishes.isEmpty { return changesNothing ? Comment("changes-nothing").trailing : "" }
    return changesNothing
      ? Comment("only-asks-for", ["wishes": wishes]).trailing
      : Comment("asks-for", ["wishes": wishes]).trailing
  }

  private static func list(_ wishes: [Wish]) -> String {
    wishes.map(code).joined(separator: ", ")
  }

  /// A wish, and what comes of it, if anything does.
  private static func code(_ wish: String, then wishes: [Wish]) -> String {
    wishes.isEmpty ? wish : Comment("and-then", ["wish": wish, "wishes": list(wishes)]).words
  }

  static func code(_ wish: Wish) -> String {
    switch wish {
    case .logIn(let id, let username, let password, let then):
      code(
        ".logIn(id: \(SuiteSupport.code(id)), username: \(SuiteSupport.code(username)), "
          + "password: \(SuiteSupport.code(password)), then: …)", then: then)
    case .wait(let id, let seconds, let then):
      code(
        ".wait(id: \(SuiteSupport.code(id)), seconds: \(seconds), "
          + "then: \(SuiteSupport.code(then.name)))", then: then.wishes)
    case .cancel(let id): ".cancel(id: \(SuiteSupport.code(id)))"
    }
  }

  private static func code(_ mapping: Mapping) -> String {
    "Effect\(code(mapping.wish)).map(\(mapping.isRight ? ".right" : ".left"), "
      + "id: \(SuiteSupport.code(mapping.name)))"
  }

  private static func code(
    _ deeds: [BoardDeed], _ isRight: Bool, _ board: Board
  ) -> [String] {
    let name = isRight ? "right" : "left"
    return [
      "var board = \(SuiteSupport.code(board))",
      #"let reducer = pullback(list, value: \.\#(name), action: \.\#(name), toGlobal: "#
        + #"BoardAction.\#(name), id: "\#(name)")"#,
    ]
      + deeds.enumerated().flatMap { place, deed -> [String] in
        let between =
          #"for list in [\Board.left, \.right] { board[keyPath: list] += ["in between"] }"#
        let line =
          switch deed {
          case .left(let deed):
            "reducer(&board, .left(\(SuiteSupport.code(deed.name))))\(wishes(of: deed))"
          case .right(let deed):
            "reducer(&board, .right(\(SuiteSupport.code(deed.name))))\(wishes(of: deed))"
          }
        return place == 0 ? [line] : [between, line]
      }
  }

  private static func code(_ events: [AppEvent]) -> [String] {
    [
      "let store = Store(initialValue: LoginState(), reducer: loginReducer, "
        + "environment: environment)"
    ]
      + events.map { event in
        switch event {
        case .send(let action): "store.send(\(SuiteSupport.code(action)))"
        case .answer(let number, let result): "answers[\(number)](\(SuiteSupport.code(result)))"
        case .pass(let seconds): passing(seconds)
        }
      }
  }
}

extension Suite {
  static func code(_ commands: [ClockCommand]) -> [String] {
    let hasOther = commands.contains { if case .other = $0 { true } else { false } }
    return ["let clock = TestClock()"] + (hasOther ? ["let other = TestClock()"] : [])
      + commands.map { code($0, "clock") }
  }

  private static func code(_ command: ClockCommand, _ clock: String) -> String {
    switch command {
    case .wait(let sleeper): code(sleeper, clock)
    case .advance(let seconds): "\(clock).advance(by: \(seconds))"
    case .other(let command): code(command, "other")
    }
  }

  private static func code(_ sleeper: Sleeper, _ clock: String) -> String {
    let printing = "print(\(SuiteSupport.code(sleeper.name)))"
    let body = ([printing] + sleeper.then.map { code($0, clock) }).joined(separator: "; ")
    return "\(clock).wait(\(sleeper.seconds)) { \(body) }"
  }
}

extension LoginVariant {
  /// What is peculiar about it.
  var remark: Comment {
    switch self {
    case .plain: Comment("right")
    case .otherIDs: Comment("other-ids")
    case .otherOrder: Comment("other-order")
    case .superfluousCancels: Comment("superfluous-cancels")
    case .ignoresTapsWhileLoading: Comment("ignores-taps-while-loading")
    case .neverAsks: Comment("never-asks")
    case .swapsWords: Comment("swaps-words")
    case .asksWithoutPassword: Comment("asks-without-password")
    case .asksWithUsernameTwice: Comment("asks-with-username-twice")
    case .oldClockRings: Comment("old-clock-rings")
    case .cancelDoesNothing: Comment("cancel-does-nothing")
    case .cancelKeepsAnswer: Comment("cancel-keeps-answer")
    case .cancelStopsClock: Comment("cancel-stops-clock")
    case .neverWaits: Comment("never-waits")
    case .errorStays: Comment("error-stays")
    }
  }
}
