import EffectsScript
import SuiteSupport

// Values to try.

typealias LoginEvent = RunEvent<LoginAction>

extension Model {
  /// Both fields are filled in, nothing else has happened.
  static let typed = LoginState(username: "ada", password: "secret")

  /// Most exercises name these themselves.
  static let words = ["login", "error", "left", "right", "secret"]

  /// Each text with the two that come after it: so it stands in each place, and beside others. The
  /// longest one stands in one place: all that is told of it is as long.
  static let neighbours: [[String]] = {
    let texts = EdgeValues.texts.filter { $0.utf8.count <= 100 } + words
    return texts.indices.map { place in (0...2).map { texts[(place + $0) % texts.count] } }
      + EdgeValues.texts.filter { $0.utf8.count > 100 }.map { [$0, "ada", "Ada"] }
  }()

  static let results: [LoginResult] = [
    .success("u1"), .failure(.offline), .failure(.usernamePasswordMismatch), .success(""),
    .success("Zoë"),
  ]

  /// States in which the button can be tapped.
  static let idleStates: [LoginState] = [
    typed, LoginState(username: "ada", password: "secret", data: "u1"),
    LoginState(username: "ada", password: "secret", error: .offline), LoginState(),
    LoginState(username: "b", error: .usernamePasswordMismatch),
  ]

  static let loginEvents: [LoginEvent] = [
    .send(.loginTapped), .answer(.failure(.offline)), .pass(1), .send(.cancelTapped),
    .answer(.success("u1")), .pass(2), .send(.usernameChanged("bob")), .pass(3),
    .answer(.failure(.usernamePasswordMismatch)), .send(.passwordChanged("77")),
    .send(.errorWasSeen), .send(.answered(.failure(.offline))), .send(.answered(.success("u2"))),
    .send(.usernameChanged("")), .send(.passwordChanged("")),
  ]

  /// The events that can happen: while the login is loading, its button can't be tapped, and whoever
  /// waits for the server's answer gets it of the server.
  static func allowed(_ events: [LoginEvent], from state: LoginState = typed) -> [LoginEvent] {
    events.reduce(into: []) { allowed, event in
      let last = Suite.model([.login(allowed, from: state)])[0].login.last
      switch event {
      case .send(.loginTapped) where last?.value.loading ?? state.loading: break
      case .send(.answered) where last?.asksServer ?? false: break
      default: allowed.append(event)
      }
    }
  }

  static let actions: [LoginAction] = [
    .loginTapped, .cancelTapped, .answered(.success("u1")), .answered(.success("u2")),
    .answered(.failure(.offline)), .answered(.failure(.usernamePasswordMismatch)), .errorWasSeen,
    .usernameChanged("bob"), .usernameChanged(""), .passwordChanged("77"), .passwordChanged(""),
  ]

  /// Each action in each state, the plainest first; and where something is under way.
  static let everyState: [[Call]] = {
    let states = ["ada", ""].flatMap { username in
      ["secret", ""].flatMap { password in
        [false, true].flatMap { loading in
          [nil, "u1"].flatMap { data in
            [nil, .offline, .usernamePasswordMismatch].map { error in
              LoginState(
                username: username, password: password, loading: loading, data: data, error: error)
            }
          }
        }
      }
    }
    let begun: [[LoginEvent]] = [
      [.send(.loginTapped)], login(.failure(.offline)), login(.success("u1")),
      [.send(.loginTapped), .send(.cancelTapped)], login(.failure(.offline)) + [.pass(1)],
    ]
    return states.flatMap { tried([], from: $0) }
      + [typed, LoginState()].flatMap { state in begun.flatMap { tried($0, from: state) } }
  }()

  /// Each action after these events.
  private static func tried(_ events: [LoginEvent], from state: LoginState) -> [[Call]] {
    actions.map { events + [.send($0)] }.filter { allowed($0, from: state) == $0 }
      .map { [.login($0, from: state)] }
  }

  /// A tap, and the server's answer.
  static func login(_ result: LoginResult) -> [LoginEvent] {
    [.send(.loginTapped), .answer(result)]
  }

  /// Runs for diagnoses: each shows something else.
  static let loginRuns: [[LoginEvent]] = [
    [.send(.usernameChanged("ada")), .send(.passwordChanged("secret"))]
      + login(.failure(.offline)) + [.pass(1), .pass(1), .pass(1), .pass(1)],
    login(.success("u1")) + [.pass(3)] + login(.failure(.usernamePasswordMismatch))
      + [.pass(2)] + login(.failure(.offline)) + [.pass(2), .pass(1), .pass(1)],
    login(.success("u1")) + [.send(.cancelTapped), .send(.loginTapped), .send(.cancelTapped)]
      + [.send(.loginTapped), .answer(.success("u2"))],
    login(.failure(.offline)) + [.pass(1), .send(.cancelTapped), .pass(2), .pass(1)],
    login(.failure(.offline)) + [.pass(1), .send(.usernameChanged("bob")), .pass(2)],
    login(.failure(.offline)) + [.send(.errorWasSeen), .send(.loginTapped)],
    [
      .send(.passwordChanged(" S3 ")), .send(.loginTapped), .send(.usernameChanged(" Bob ")),
      .send(.cancelTapped),
    ],
  ]

  /// The same as scripts, and each action where everything can be lost.
  static let loginScripts: [[Call]] =
    loginRuns.map { [.login($0, from: LoginState(username: "eve"))] }
    + [
      [false, true].flatMap { loading in
        tried(
          [],
          from: LoginState(
            username: "ada", password: "secret", loading: loading, data: "u1", error: .offline)
        ).flatMap(\.self)
      }, tried(login(.failure(.offline)) + [.pass(1)], from: typed).flatMap(\.self),
      tried([.send(.loginTapped)], from: typed).flatMap(\.self),
      ["u1", nil].map {
        .login([.send(.answered(.success("")))], from: LoginState(loading: true, data: $0))
      },
      [LoginState(), LoginState(username: "ada"), LoginState(password: "secret")].map {
        .login([.send(.loginTapped)], from: $0)
      },
    ]
}

extension LoginMoment {
  /// Whether the server's answer is awaited.
  fileprivate var asksServer: Bool {
    awaited.contains { if case .server = $0 { true } else { false } }
  }
}

// What stores are sent.

extension Wish {
  /// Asks the server; what comes of it is named after the user.
  static func ask(_ id: String, _ username: String = "ada", then: [Wish] = []) -> Wish {
    .logIn(id: id, username: username, password: "\(username)'s", then: then)
  }

  /// Waits; what comes of it has a name of its own.
  static func wait(
    _ id: String, _ seconds: Int = 3, then name: String = "rang", _ wishes: [Wish] = []
  ) -> Wish {
    .wait(id: id, seconds: seconds, then: Deed(name, wishes))
  }
}

extension Call {
  /// The same commands, with a look at the value after each of them.
  static func watched(
    _ commands: [StoreCommand], from value: [String] = [], _ manner: Manner = .later
  ) -> Call {
    .store(commands.flatMap { [$0, .value] }, from: value, manner)
  }
}

extension Model {
  static let deeds = [Deed("one"), Deed("two"), Deed("three")]

  /// What is asked for in step 2: no id is there twice, and nothing is cancelled.
  static let requests: [[Deed]] = [
    [Deed("tap", [.ask("a")])],
    [Deed("tap", [.wait("a", 3)])],
    [Deed("tap", [.ask("a", "ada"), .wait("b", 5), .ask("c", "bob")])],
    [Deed("tap", [.ask("a", "ada"), .ask("b", "bob")]), Deed("again", [.wait("c", 1)])],
    [Deed("nothing"), Deed("tap", [.wait("a", 2), .wait("b", 0)]), Deed("nothing")],
    // It isn't written down, so the value stays as it is.
    [Deed("", [.ask("a")])],
    [Deed("tap", [.ask("a", "")])],
    [Deed("tap", [.wait("a", 86_400)])],
    [Deed("tap", (1...15).flatMap { [.ask("a\($0)", "user\($0)"), .wait("b\($0)", $0)] })],
  ]

  /// What a store has to remember for some time, of one effect or after another.
  static let lasting = [
    Deed("ask", [.ask("a")]), Deed("wait", [.wait("b")]),
    Deed("ask", [.ask("c", "bob", then: [.wait("d", 1, then: "rang", [.ask("e", "eve")])])]),
  ]

  /// An effect whose action asks for an effect, and so on, so many times.
  static func chain(_ count: Int) -> Deed {
    let wishes = (0..<count).reversed().reduce(into: [Wish]()) { wishes, place in
      wishes = [
        place.isMultiple(of: 2)
          ? .ask("id\(place)", "user\(place)", then: wishes)
          : .wait("id\(place)", place, then: "rang\(place)", wishes)
      ]
    }
    return Deed("tap", wishes)
  }

  /// An action with so many effects, none of which changes anything.
  static func waiting(_ count: Int) -> Deed {
    Deed("", (1...count).map { .wait("\($0)", 1, then: "") })
  }

  /// The commands that answer such a chain.
  static func answering(chain count: Int) -> [StoreCommand] {
    (0..<count).map { place in
      place.isMultiple(of: 2) ? .answer(place / 2, .success("u\(place)")) : .ring(place / 2)
    }
  }

  // MARK: Step 3

  /// Everything that one id can be used for.
  static let oneID = [
    Deed("ask", [.ask("a")]), Deed("cancel", [.cancel(id: "a")]), Deed("wait", [.wait("a")]),
  ]

  /// Two ids, and effects that follow on others.
  static let lateDeeds =
    oneID + [
      Deed("ask b", [.ask("b", "bob")]), Deed("cancel b", [.cancel(id: "b")]),
      Deed("wait b", [.wait("b", 2, then: "rang for b")]),
      askAnew,
    ]

  /// Two effects of an action, with one id or two; of some the action that comes of them wants more.
  static let pairs: [Deed] = {
    let wishes = [("a", "b"), ("b", "a")].flatMap { id, other -> [Wish] in
      [
        .ask(id), .wait(id, then: "\(id) rang"), .cancel(id: id),
        .ask(id, "eve", then: [.wait(id), .cancel(id: other)]),
        .wait(id, 1, then: "\(id) rang again", [.ask(other, "bob"), .cancel(id: id)]),
      ]
    }
    return wishes.flatMap { first in wishes.map { Deed("tap", [first, $0]) } }
  }()

  /// One effect of each kind, and one that follows on another.
  static let singles =
    oneID + [
      Deed("ask anew", [.ask("a", "eve", then: [.wait("a", 1)])]),
      Deed("wait anew", [.wait("a", 1, then: "rang", [.ask("a", "bob")])]),
    ]

  /// What comes back of one effect asks for another one, with an id of its own.
  static let askingTwoIDs = [
    Deed("ask", [.ask("a", then: [.wait("b")])]),
    Deed("wait", [.wait("a", 1, then: "rang", [.ask("b", "bob")])]),
  ]

  /// Whatever comes of the answer uses the same id.
  static let askAnew = Deed(
    "ask anew", [.cancel(id: "a"), .ask("a", "eve", then: [.wait("a", 1)])])
}

extension [Deed] {
  /// As commands, each of which sends one of them.
  var sends: [StoreCommand] { map { .send($0) } }
}

extension Wish {
  /// Asks the server with empty words, where many are asked.
  static func askShortly(_ id: String) -> Wish {
    .logIn(id: id, username: "", password: "", then: [])
  }
}
