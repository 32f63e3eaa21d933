import EffectsScript
import SuiteSupport

// Calls as a learner would write them.

/// What the last line of a call's code gives.
enum Question {
  case nothing
  // Of a login.
  case state, underWay, actions
  // Of a store.
  case sorted, runs, runCount, requests, requestCount, found
  // Of what is put together, whose runs are asked for, too.
  case value, effects, numberedEffects, effectsWithoutIDs, ids
  // Of a clock.
  case calls, callCount
}

extension Suite {
  package static func code(_ call: Call) -> [String] { code(call, asking: .nothing) }

  static func code(_ script: [Call], asking question: Question) -> [String] {
    script.flatMap { code($0, asking: question) }
  }

  static func code(_ call: Call, asking question: Question) -> [String] {
    switch call {
    case .login(let events, let state):
      code(events, asking: question, "loginReducer", code(state))
    case .twoLogins(let events, let state):
      code(
        events, asking: question, "twoLoginsReducer",
        "TwoLogins(left: \(code(state.left)), right: \(code(state.right)))")
    case .newTwoLogins: ["TwoLogins()"]
    case .store(let commands, let value, let manner):
      code(commands, from: value, manner, asking: question)
    case .storeValueIsWritable:
      making("store", "World()", [])
        + [#"store.value = ["five"]"# + Comment("from-outside").trailing]
    case .combine(let count, let deeds):
      [
        "var value: [String] = []",
        "let reducer\(count == 0 ? ": Reducer<[String], Action>" : "") = "
          + "combine(\(["first", "second", "third", "fourth", "fifth"].prefix(count).joined(separator: ", ")))",
      ] + looking(at: "value", deeds.map { "reducer(&value, \(code($0)))" }, question)
    case .map(let mappings): code(mappings, asking: question)
    case .mapPutsInFront(let mapping):
      code("seen([\(code(mapping))])", hasInFront: mapping.name, mapping.wish)
    case .mapAgain(let mapping): code(again: mapping, asking: question)
    case .pullback(let deeds, let isRight, let board): code(deeds, isRight, board, question)
    case .pullbacks(let wishes, let places): code(wishes, pulledBackTo: places, question)
    case .pullbackPutsInFront(let wish, let place): code(wish, pulledBackTo: place)
    case .clock(let commands): code(commands, asking: question)
    case .loginWorks(let variant): code(variant)
    case .loginWorksAsking(let username, let password):
      asking(
        SuiteSupport.code(username), SuiteSupport.code(password), Comment("always-these-words"))
    case .wordsTapped: code(LoginVariant.own)
    case .app(let events): code(events)
    }
  }

  private static func code(_ state: LoginState) -> String {
    SuiteSupport.code(state, besides: LoginState())
  }

  // MARK: Logins

  /// Where the server and the clock do nothing, the reducer is called alone.
  private static func code<Action>(
    _ events: [RunEvent<Action>], asking question: Question, _ reducer: String, _ state: String
  ) -> [String] {
    let actions = events.compactMap { if case .send(let action) = $0 { action } else { nil } }
    if actions.count == events.count, question == .state || question == .nothing {
      return ["var state = \(state)"]
        + actions.map { "_ = \(reducer)(&state, \(SuiteSupport.code($0)))" }
        + (question == .state ? ["state"] : [])
    }
    let asking: [String] =
      switch question {
      case .state: ["app.state"]
      case .underWay: ["app.underWay"]
      case .actions: ["app.actions"]
      default: []
      }
    return ["let app = TestApp(\(reducer), \(state))" + Comment("test-app").trailing]
      + events.map { event in
        switch event {
        case .send(let action): "app.send(\(SuiteSupport.code(action)))"
        case .answer(let result, 0): "app.answer(\(SuiteSupport.code(result)))"
        case .answer(let result, let place):
          "app.answer(\(SuiteSupport.code(result)), to: \(place))"
        case .pass(let seconds): "app.pass(\(seconds))"
        }
      } + asking
  }

  // MARK: Stores

  /// A store of this name, and the world outside of it.
  private static func making(
    _ store: String, _ world: String, _ value: [String], isReleased: Bool = false
  ) -> [String] {
    let name = store == "store" ? "world" : "otherWorld"
    return [
      "let \(name) = \(world)" + (store == "store" ? Comment("other-app").trailing : ""),
      (isReleased ? "var \(store): Store?" : "let \(store)")
        + " = Store(initialValue: \(SuiteSupport.code(value)), reducer: \(name).reducer, "
        + "environment: \(name).environment)",
    ]
  }

  private static func code(
    _ commands: [StoreCommand], from value: [String], _ manner: Manner,
    asking question: Question
  ) -> [String] {
    let world = "World(\(manner == .later ? "" : ".\(manner)"))"
    let isReleased = commands.contains(.release)
    let hasOther = commands.contains { if case .other = $0 { true } else { false } }
    // Of the looks at a value only the last are shown.
    let looks = commands.reversed().prefix(while: \.isLook).reversed()
    let done = commands.dropLast(looks.count).filter { !$0.isLook }
    let values = looks.map { look in
      if case .other = look { "other.value" } else { isReleased ? "store?.value" : "store.value" }
    }
    let asking: [String] =
      switch question {
      case .sorted: ["store.value.sorted()"]
      case .runs: ["world.runs"]
      case .runCount: ["world.runs.count"]
      case .requests: ["world.requests"]
      case .requestCount: ["world.requests.count"]
      case .found: ["world.found"]
      default: values.count > 1 ? ["[\(values.joined(separator: ", "))]"] : values
      }
    return making("store", world, value, isReleased: isReleased)
      + (hasOther ? making("other", world, value) : [])
      + (question == .found ? ["world.value = { store.value }"] : [])
      + looped(
        done.flatMap { code($0, of: isReleased ? "store?" : "store", "world") },
        counting: "number") + asking
  }

  private static func code(
    _ command: StoreCommand, of store: String, _ world: String
  ) -> [String] {
    switch command {
    // A line for each of many effects, of which a loop is made.
    case .send(let deed) where deed.wishes.count > 30:
      ["var effects: [Effect<Action>] = []"]
        + deed.wishes.map { "effects.append(\(code($0)))" }
        + ["\(store).send(Action(\(SuiteSupport.code(deed.name)), effects))"]
    case .send(let deed): ["\(store).send(\(code(deed)))"]
    case .answer(let number, let result):
      ["\(world).answer(\(number), \(SuiteSupport.code(result)))"]
    case .ring(let number): ["\(world).ring(\(number))"]
    case .other(let command): code(command, of: "other", "otherWorld")
    case .release: ["store = nil" + Comment("last-reference").trailing]
    case .value, .isGone: []
    }
  }

  /// An action, with what it asks for.
  private static func code(_ deed: Deed) -> String {
    "Action(\(SuiteSupport.code(deed.name))\(then(deed.wishes)))"
  }

  private static func then(_ wishes: [Wish]) -> String {
    wishes.isEmpty ? "" : ", [\(wishes.map(code).joined(separator: ", "))]"
  }

  private static func code(_ wish: Wish) -> String {
    switch wish {
    case .logIn(let id, let username, let password, let wishes):
      ".logIn(id: \(SuiteSupport.code(id)), username: \(SuiteSupport.code(username)), "
        + "password: \(SuiteSupport.code(password))) "
        + "{ Action(of: \(SuiteSupport.code(username)), $0\(then(wishes))) }"
    case .wait(let id, let seconds, let then):
      ".wait(id: \(SuiteSupport.code(id)), seconds: \(seconds), then: \(code(then)))"
    case .cancel(let id): ".cancel(id: \(SuiteSupport.code(id)))"
    }
  }

  // MARK: What is put together

  /// Calls of a reducer, and what is asked of them.
  private static func looking(
    at value: String, _ calls: [String], _ question: Question
  ) -> [String] {
    let last = calls.last ?? value
    let before = calls.map { $0.hasPrefix("reducer") ? "_ = \($0)" : $0 }
    return switch question {
    case .value: before + [value]
    case .runs: before + ["runs"]
    case .effects: before.dropLast() + ["seen(\(last))"]
    case .numberedEffects: before.dropLast() + ["seen(\(last)).numbered"]
    default: before
    }
  }

  private static func code(_ mapping: Mapping) -> String {
    "Effect<Action>\(code(mapping.wish))" + code(under: mapping)
  }

  private static func code(under mapping: Mapping) -> String {
    ".map(BoardAction.\(mapping.isRight ? "right" : "left"), "
      + "id: \(SuiteSupport.code(mapping.name)))"
  }

  /// Whether the name stands in front of the own one in the id of the only one of these effects.
  private static func code(
    _ effects: String, hasInFront name: String, _ wish: Wish
  ) -> [String] {
    [
      "let id = \(effects)[0].id",
      "id.contains(#/\(name).*\(wish.id)/#)",
    ]
  }

  private static func code(_ wish: Wish, pulledBackTo place: Place) -> [String] {
    ["var board = Board()", pullback(to: place, as: "reducer")]
      + code(
        "seen(reducer(&board, .\(place.list)(\(code(Deed("tap", [wish]))))))",
        hasInFront: place.name, wish)
  }

  private static func code(_ mappings: [Mapping], asking question: Question) -> [String] {
    code(mapped: mappings.map { code($0) }, asking: question)
  }

  private static func code(again mapping: Mapping, asking question: Question) -> [String] {
    let again = "Effect<Action>.cancel(id: id)"
    return ["let id = seen([\(code(mapping))])[0].id"]
      + code(mapped: [code(mapping), again + code(under: mapping)], asking: question)
  }

  private static func code(mapped effects: [String], asking question: Question) -> [String] {
    let names = effects.indices.map { "effect\($0 + 1)" }
    let (lines, list) =
      effects.count == 1
      ? ([], effects[0])
      : (zip(names, effects).map { "let \($0) = \($1)" }, names.joined(separator: ", "))
    return switch question {
    case .ids: lines + ["seen([\(list)]).numbered.map(\\.id)"]
    case .effectsWithoutIDs: lines + ["seen([\(list)]).map(\\.withoutID)"]
    case .numberedEffects: lines + ["seen([\(list)]).numbered"]
    default: effects.map { "_ = \($0)" }
    }
  }

  private static func code(
    _ deeds: [BoardDeed], _ isRight: Bool, _ board: Board, _ question: Question
  ) -> [String] {
    let calls = deeds.map { deed in
      switch deed {
      case .left(let deed): "reducer(&board, .left(\(code(deed))))"
      case .right(let deed): "reducer(&board, .right(\(code(deed))))"
      }
    }
    let between = #"for list in [\Board.left, \.right] { board[keyPath: list] += ["in between"] }"#
    return [
      "var board = \(SuiteSupport.code(board))",
      pullback(to: Place(isRight: isRight), as: "reducer"),
    ]
      + looking(
        at: "board", Array(calls.map { [$0] }.joined(separator: [between])), question)
  }

  private static func pullback(to place: Place, as name: String) -> String {
    #"let \#(name) = pullback(list, value: \Board.\#(place.list), "#
      + #"action: \BoardAction.\#(place.list), toGlobal: BoardAction.\#(place.list), "#
      + "id: \(SuiteSupport.code(place.name)))"
  }

  private static func code(
    _ wishes: [Wish], pulledBackTo places: [Place], _ question: Question
  ) -> [String] {
    let areLists = Set(places.map(\.list)).count == places.count
    let names = places.enumerated().map { areLists ? $1.list : "reducer\($0 + 1)" }
    let calls = zip(names, places).map { "\($0)(&board, .\($1.list)(action))" }
      .joined(separator: " + ")
    return ["var board = Board()", "let action = \(code(Deed("tap", wishes)))"]
      + zip(places, names).map { pullback(to: $0, as: $1) }
      + (question == .ids
        ? ["seen(\(calls)).numbered.map(\\.id)"]
        : question == .numberedEffects ? ["seen(\(calls)).numbered"] : ["_ = \(calls)"])
  }

  // MARK: Clocks

  private static func code(
    _ commands: [ClockCommand], asking question: Question
  ) -> [String] {
    let hasOther = commands.contains { if case .other = $0 { true } else { false } }
    return ["let clock = TestClock()"] + (hasOther ? ["let other = TestClock()"] : [])
      + ["var calls: [String] = []"]
      + looped(commands.map { code($0, "clock") }, counting: "number")
      + (question == .calls ? ["calls"] : question == .callCount ? ["calls.count"] : [])
  }

  private static func code(_ command: ClockCommand, _ clock: String) -> String {
    switch command {
    case .wait(let sleeper): code(sleeper, clock)
    case .advance(let seconds): "\(clock).advance(by: \(seconds))"
    case .other(let command): code(command, "other")
    }
  }

  private static func code(_ sleeper: Sleeper, _ clock: String) -> String {
    let noting = "calls.append(\(SuiteSupport.code(sleeper.name)))"
    let body = (sleeper.then.map { code($0, clock) } + [noting]).joined(separator: "; ")
    return "\(clock).wait(\(sleeper.seconds)) { \(body) }"
  }

  // MARK: The whole app

  private static func code(_ events: [AppEvent]) -> [String] {
    [
      "let clock = TestClock()", "var answers: [(LoginResult) -> Void] = []",
      "let environment = Environment(logIn: { answers.append($2) }, wait: clock.wait)",
      "let store = Store(initialValue: LoginState(), reducer: loginReducer, "
        + "environment: environment)",
    ]
      + events.map { event in
        switch event {
        case .send(let action): "store.send(\(SuiteSupport.code(action)))"
        case .sendRight(let action): "// .right(\(SuiteSupport.code(action)))"
        case .answer(let number, let result): "answers[\(number)](\(SuiteSupport.code(result)))"
        case .pass(let seconds): "clock.advance(by: \(seconds))"
        }
      }
  }
}

extension Place {
  /// What the board calls its list.
  fileprivate var list: String { isRight ? "right" : "left" }
}
