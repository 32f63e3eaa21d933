import StoreScript
import SuiteSupport

// What exercises are tried with.

extension Model {
  static let events: [Event] = [
    .onTriggerLogin, .onUpdateUsername("beeth0ven"), .onUpdatePassword("123456"),
    .onLoginSuccess("userID007"), .onLoginError(.usernamePasswordMismatch),
    .onLoginError(.offline), .onUpdateUsername(""), .onUpdatePassword("654321"),
  ]

  static let states: [State] = [
    State(),
    State(username: "beeth0ven"),
    State(username: "ada", password: "1815"),
    State(username: "ada", password: "1815", loading: true),
    State(username: "ada", password: "1815", data: "7"),
    State(password: "x", error: .offline),
    State(username: "ada", password: "18", error: .usernamePasswordMismatch),
    State(username: "ada", password: "1815", data: "7", error: .offline),
  ]

  /// So many events, each of which changes the username.
  static func manyNames(_ count: Int) -> [Event] {
    (1...count).map { .onUpdateUsername("\($0)") }
  }

  /// What people type; each text stands once, in whatever spelling.
  static let typedTexts = EdgeValues.texts.filter { $0 != EdgeValues.spellings[1] }

  /// Events with all kinds of texts, each twice.
  static let forgottenEvents: [Event] = typedTexts.flatMap { text in
    [
      .onUpdateUsername(text), .onUpdatePassword(text), .onUpdateUsername(text),
      .onUpdatePassword(text),
    ]
      + [.onTriggerLogin, .onLoginSuccess(text), .onLoginError(.offline)]
  }

  /// The events without those that would change nothing.
  static func changing(_ events: [Event], from initial: State = State()) -> [Event] {
    var state = initial
    return events.filter { event in
      let old = state
      state = reduce(old, event)
      return state != old
    }
  }

  /// Events for diagnoses, always the same for the same number.
  static func events(_ count: Int, number: Int) -> [Event] {
    let pool =
      events + [.onUpdateUsername("zoe"), .onUpdatePassword("p4ss"), .onLoginSuccess("u-42")]
    var generator = SeededGenerator(seed: UInt64(number))
    return (0..<count).map { _ in pool.randomElement(using: &generator) ?? .onTriggerLogin }
  }
}

extension [Event] {
  /// The commands that dispatch them.
  var dispatches: [Command] { map { .dispatch($0) } }
}

/// Numbers of observers.
extension Sequence<Int> {
  /// The commands with which they subscribe.
  var subscribing: [Command] { map { .subscribe($0) } }

  /// The commands with which they unsubscribe.
  var unsubscribing: [Command] { map { .unsubscribe($0) } }
}

extension Command {
  /// An observer with a number subscribes, and its id is kept.
  static func subscribe(_ number: Int) -> Command {
    .subscribe(.observer(number), id: "id\(number)")
  }

  static func unsubscribe(_ number: Int) -> Command { .unsubscribe("id\(number)") }
}

extension String {
  static func observer(_ number: Int) -> String { "observer\(number)" }
}

/// Scripts in which observers dispatch while they are being told, as planned.
enum Plans {
  /// The first, the second or the last of several observers answers a login at once.
  static var logins: [Script] {
    [(2, 1), (1, 1), (2, 2), (3, 2)].flatMap { observers, actor in
      [Event.onLoginSuccess("7"), .onLoginError(.offline)].map { answer in
        plan(
          observers, [reaction(of: actor, in: 1, [answer])],
          [.onTriggerLogin, .onUpdateUsername("ada")])
      }
    }
  }

  /// One observer dispatches several events at once, or several observers dispatch.
  static var severals: [Script] {
    let texts: [Event] = [
      .onUpdateUsername("ada"), .onUpdateUsername("bob"), .onUpdatePassword("1"),
      .onUpdateUsername("eve"),
    ]
    return [
      plan(2, [reaction(of: 1, in: 1, Array(texts.prefix(2)))], [.onTriggerLogin]),
      plan(2, [reaction(of: 1, in: 1, Model.manyNames(150))], [.onTriggerLogin]),
      plan(2, [reaction(of: 1, in: 1, texts)], [.onTriggerLogin, .onLoginSuccess("7")]),
      plan(
        3, [reaction(of: 1, in: 1, [texts[0]]), reaction(of: 2, in: 1, [texts[1]])],
        [.onTriggerLogin, .onLoginSuccess("7")]),
    ]
  }

  /// An answer to the answer to the answer.
  static var chains: [Script] {
    [(1, 2), (2, 2), (3, 2), (9, 3)].map { length, observers in
      plan(
        observers,
        (1...length).map { call in
          reaction(of: (call % observers) + 1, in: call, [.onUpdateUsername("\(call)")])
        }, [.onTriggerLogin, .onLoginSuccess("7")])
    }
  }

  static func generated(_ count: Int, using generator: inout SeededGenerator) -> [Script] {
    (0..<count).map { _ in
      let observers = Int.random(in: 1...3, using: &generator)
      let reactions = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        reaction(
          of: Int.random(in: 1...observers, using: &generator),
          in: Int.random(in: 1...3, using: &generator), events(1...2, using: &generator))
      }
      return plan(observers, reactions, events(1...3, using: &generator))
    }
  }

  private static func events(
    _ lengths: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> [Event] {
    (0..<Int.random(in: lengths, using: &generator)).map { _ in
      Model.events.randomElement(using: &generator) ?? .onTriggerLogin
    }
  }

  private static func reaction(of number: Int, in call: Int, _ events: [Event]) -> Reaction {
    Reaction(of: .observer(number), when: .call(call), events.dispatches)
  }

  private static func plan(
    _ observers: Int, _ reactions: [Reaction], _ events: [Event]
  ) -> Script {
    Script(
      commands: (1...observers).map { .subscribe(.observer($0)) } + events.dispatches + [.state],
      reactions: reactions)
  }
}

extension Script {
  /// The plans that have one observer, one event or one reaction less.
  var simplerPlans: [Script] {
    var simpler: [Script] = []
    for index in commands.indices {
      var script = self
      switch script.commands.remove(at: index) {
      case .dispatch: break
      case .subscribe(let observer, _) where observers.count > 1:
        script.reactions.removeAll { $0.observer == observer }
      default: continue
      }
      simpler.append(script)
    }
    for place in reactions.indices {
      var script = self
      script.reactions.remove(at: place)
      simpler.append(script)
      guard reactions[place].commands.count > 1 else { continue }
      for index in reactions[place].commands.indices {
        var script = self
        script.reactions[place].commands.remove(at: index)
        simpler.append(script)
      }
    }
    return simpler
  }
}
