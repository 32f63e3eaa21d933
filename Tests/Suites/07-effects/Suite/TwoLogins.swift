import EffectsScript
import SuiteSupport

typealias TwoLoginsEvent = RunEvent<TwoLoginsAction>

extension Suite {
  static var twoLoginsChecks: [Check<Suite>] {
    [
      Check(
        "two.both", step: 4, after: "combine.effects", "pullback.foreign", "pullback.effects",
        "login.any-run", "login.same-answer", "login.pure-by-reading"
      ) { context in
        for isLeft in [true, false] {
          try forAll(Model.oneLogin(isLeft: isLeft)) { try context.expectTwo($0) }
        }
        try context.unlessAllAreRight(Model.eitherLogin) {
          try context.expectEach(
            of: Model.eitherLogin, seeing: { $0.map(\.twoLogins.last?.value) },
            code: { Suite.code($0, asking: .state) })
          try context.expectEach(
            of: Model.eitherLogin, seeing: { $0.map(\.twoLogins.last?.awaited) },
            code: { Suite.code($0, asking: .underWay) })
        }
      },
      Check("two.empty", step: 4, after: "two.both") { context in
        try context.expect([.newTwoLogins], seeing: { $0[0].twoLogins.first?.value })
      },
      Check("two.apart", step: 4, after: "two.both") { context in
        try forAll(Model.twoLoginRuns) { try context.expectTwo($0) }
        try context.forAllSequences(
          of: Model.twoLoginEvents, exhaustive: 0, count: 80, longest: 14, number: 4
        ) { try context.expectTwo(Model.allowed($0)) }
      },
    ]
  }
}

extension TestContext<Suite> {
  /// The first event after which the state isn't as it should be, or something else is awaited.
  fileprivate func expectTwo(_ events: [TwoLoginsEvent]) throws {
    try expect(
      events, playing: { [.twoLogins($0, from: Model.typedTwo)] },
      upTo: { [.twoLogins(Array($0[0].twoLogins.prefix($1)))] },
      seeing: Sight(code: { Suite.code($0, asking: .state) }) { $0[0].twoLogins.last?.value },
      Sight(note: "awaited", code: { Suite.code($0, asking: .underWay) }) {
        $0[0].twoLogins.last?.awaited
      })
  }
}

extension Model {
  static let typedTwo = TwoLogins(
    left: LoginState(username: "ada", password: "1815"),
    right: LoginState(username: "bob", password: "1791"))

  private static func left(_ action: LoginAction) -> TwoLoginsEvent { .send(.left(action)) }

  private static func right(_ action: LoginAction) -> TwoLoginsEvent { .send(.right(action)) }

  /// Everything that happens to one of both.
  static func oneLogin(isLeft: Bool) -> [[TwoLoginsEvent]] {
    let send = isLeft ? left : right
    return [
      [send(.usernameChanged("eve")), send(.passwordChanged("77"))],
      [send(.loginTapped), .answer(.success("u1"))],
      [send(.loginTapped), .answer(.failure(.offline)), .pass(2), .pass(1)],
      [send(.loginTapped), send(.cancelTapped)],
      [send(.loginTapped), .answer(.failure(.offline)), .pass(1), send(.loginTapped)],
    ]
  }

  /// Each action of either, whatever the other one is about.
  static let eitherLogin: [[Call]] = {
    let states = [
      LoginState(), LoginState(username: "ada", password: "1815", loading: true),
      LoginState(username: "ada", password: "1815", error: .offline),
      LoginState(username: "bob", password: "1791", data: "u1"),
    ]
    return states.flatMap { left in
      states.flatMap { right in
        actions.flatMap { [Model.left($0), Model.right($0)] }.compactMap { event in
          let two = TwoLogins(left: left, right: right)
          return allowed([event], from: two).isEmpty ? nil : [.twoLogins([event], from: two)]
        }
      }
    }
  }()

  /// Both are under way; of those that wait for the server, `ada` comes first.
  static let twoLoginRuns: [[TwoLoginsEvent]] = [
    [left(.loginTapped), right(.loginTapped), left(.cancelTapped), .answer(.success("u2"))],
    [left(.loginTapped), right(.loginTapped), right(.cancelTapped), .answer(.success("u1"))],
    [
      left(.loginTapped), right(.loginTapped), .answer(.success("u2"), to: 1),
      .answer(.success("u1")),
    ],
    [
      left(.loginTapped), right(.loginTapped), .answer(.failure(.offline)), .pass(1),
      .answer(.failure(.usernamePasswordMismatch)), .pass(1), left(.loginTapped), .pass(1),
      .pass(1),
    ],
  ]

  static let twoLoginEvents: [TwoLoginsEvent] = [
    left(.loginTapped), right(.loginTapped), .answer(.failure(.offline)),
    .answer(.failure(.offline), to: 1), left(.cancelTapped), right(.cancelTapped), .pass(1),
    .pass(2), .answer(.success("u1")), .answer(.success("u2"), to: 1),
    left(.usernameChanged("bob")), right(.usernameChanged("ada")), left(.passwordChanged("")),
    right(.passwordChanged("")), left(.errorWasSeen), right(.errorWasSeen),
  ]

  /// The events without a tap while that login is loading.
  static func allowed(
    _ events: [TwoLoginsEvent], from initial: TwoLogins = typedTwo
  ) -> [TwoLoginsEvent] {
    events.reduce(into: []) { allowed, event in
      let state =
        Suite.model([.twoLogins(allowed, from: initial)])[0].twoLogins.last?.value ?? initial
      switch event {
      case .send(.left(.loginTapped)): if !state.left.loading { allowed.append(event) }
      case .send(.right(.loginTapped)): if !state.right.loading { allowed.append(event) }
      default: allowed.append(event)
      }
    }
  }
}
