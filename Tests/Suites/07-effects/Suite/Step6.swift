import EffectsScript
import SuiteSupport

extension Suite {
  static var worksChecks: [Check<Suite>] {
    let accepts = "works.accepts"
    return [
      Check(
        accepts, step: 6,
        after: "login.any-run", "store.at-once", "late.any-order", "clock.any-script"
      ) { try $0.expectVerdict(on: LoginVariant.allCases.filter(\.isRight)) },
      Check("works.never-asks", step: 6, after: accepts) { try $0.expectVerdict(on: [.neverAsks]) },
      Check("works.wrong-words", step: 6, after: "works.never-asks") {
        try $0.expectVerdict(on: LoginVariant.aboutWords)
      }.withLiterals { context, literals in
        // What a test types is its own affair, so nothing of this can be asked beforehand.
        try context.expectFixedWordsFound { tapped in
          [["", ""], ["ada", "secret"]] + tapped + tapped.flatMap(nearly)
            + literals.texts.flatMap { text in
              [[text, text]] + tapped.flatMap { [[text, $0[1]], [$0[0], text]] }
            }
        }
      },
      Check("works.cancel", step: 6, after: "works.never-asks") {
        try $0.expectVerdict(on: [.cancelKeepsAnswer, .cancelDoesNothing, .cancelStopsClock])
      },
      Check("works.error-stays", step: 6, after: "works.never-asks") {
        try $0.expectVerdict(on: [.neverWaits, .errorStays])
      },
      Check("works.old-clock", step: 6, after: "works.error-stays") {
        try $0.expectVerdict(on: [.oldClockRings, .oldClockOfOtherErrorRings])
      },
      Check("works.silent", step: 6, after: "works.wrong-words", "works.cancel", "works.old-clock")
      {
        context in
        // A store and a clock may print, and are at work in it.
        let tools = try [Call.storeAtWork, .clockAtWork].map { try context.output(of: [$0]) }
        guard tools.allSatisfy(\.isEmpty) else { return }
        try context.expectSilence(duringEach: LoginVariant.allCases.map { [.loginWorks($0)] })
      },
      Check(
        sameAnswers: "works.same-answer", step: 6, after: "late.remembers-nothing", "clock.two",
        accepts),
      // A store and a clock carry things out, and may do more than this test; and names that are given
      // once may be new each time.
      Check(
        reading: "works.pure-by-reading", of: "loginWorks(_:)", step: 6,
        allowing: [.objects, .orders],
        passingOver: ["Store", "TestClock", "UUID"],
        after: "works.silent", "works.same-answer", "login.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  /// That it finds logins that always ask with the same words. Those that the test types itself aren't
  /// asked about: it may look at the server's words only once.
  fileprivate func expectFixedWordsFound(_ words: (_ tapped: [[String]]) -> [[String]]) throws {
    let tapped = try trace(of: [.wordsTapped])[0].words
    let (usernames, passwords) = (Set(tapped.map { $0[0] }), Set(tapped.map { $0[1] }))
    let wrong = words(Array(tapped.prefix(4))).filter {
      !usernames.contains($0[0]) || !passwords.contains($0[1])
    }
    try expectEach(
      of: wrong.map { [.loginWorksAsking(username: $0[0], password: $0[1])] },
      seeing: { $0.map(\.truth) })
  }

  fileprivate func expectVerdict(on variants: [LoginVariant]) throws {
    for variant in variants {
      let script = [Call.loginWorks(variant)]
      try SuiteSupport.expect(
        try trace(of: script)[0].truth, equals: variant.isRight, given: Suite.code(script))
    }
  }
}

/// One of these words is written a little differently: it is longer, or has another letter.
private func nearly(_ words: [String]) -> [[String]] {
  words.indices.flatMap { place in
    let word = words[place]
    let other = word.last == "x" ? "y" : "x"
    return [word + other, word.dropLast() + other].map { changed in
      var words = words
      words[place] = changed
      return words
    }
  }
}

extension Suite {
  static var worksDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["works.accepts"],
        scripts: LoginVariant.judged.map { [.loginWorks($0)] }, seeing: { $0[0].truth },
        mistakes: [
          works("test-refuses-all") { _ in false },
          works("test-is-turned-around") { !$0.isRight },
          works("test-takes-one-order-only") { $0.isRight && $0 != .otherOrder },
          // The other order is the only one that it takes, and that of the exercise's own login or not.
          works("test-takes-one-order-only") { $0.isRight && $0 != .otherOrder && $0 != .own },
          works("test-takes-one-order-only") { $0 == .otherOrder },
          works("test-takes-one-order-only") { $0 == .otherOrder || $0 == .own },
          works("test-takes-its-own-ids-only") { $0.isRight && $0 != .otherIDs },
          works("test-refuses-a-right-login") { $0.isRight && $0 != .superfluousCancels },
          works("test-taps-while-loading") { $0.isRight && $0 != .ignoresTapsWhileLoading },
        ],
        otherwise: [
          // An effect too many has an id of its own, too.
          Symptom(
            "test-takes-its-own-ids-only",
            onlyWith: {
              [[.loginWorks(.otherIDs)], [.loginWorks(.superfluousCancels)]].contains($0)
            }
          ),
          Symptom("test-refuses-a-right-login", everywhere: false) { _, right, _ in right == true },
        ]),
      Diagnosis(
        checks: [
          "works.never-asks", "works.wrong-words", "works.cancel", "works.error-stays",
          "works.old-clock",
        ],
        scripts: LoginVariant.judged.map { [.loginWorks($0)] }, seeing: { $0[0].truth },
        mistakes: [
          works("test-accepts-all") { _ in true },
          overlooking("test-lets-no-time-pass", LoginVariant.aboutTime),
          overlooking("test-never-cancels", LoginVariant.aboutCancel),
          overlooking("test-never-cancels", [.cancelKeepsAnswer, .cancelStopsClock]),
          overlooking("test-forgets-the-old-clock", LoginVariant.aboutOldClocks),
          overlooking("test-forgets-the-old-clock", [.oldClockOfOtherErrorRings]),
          overlooking("test-looks-at-states-only", LoginVariant.aboutWords),
          overlooking(
            "test-sees-the-good-day-only", LoginVariant.aboutTime + LoginVariant.aboutCancel),
          overlooking(
            "test-sees-the-good-day-only",
            LoginVariant.aboutTime + LoginVariant.aboutCancel + LoginVariant.aboutWords),
          overlooking("test-never-cancels", [.cancelKeepsAnswer, .cancelDoesNothing]),
          overlooking("test-accepts-silence", [.neverAsks]),
          overlooking("test-waits-for-no-end", [.neverWaits, .errorStays]),
          overlooking("test-waits-for-no-end", [.errorStays]),
        ] + halves,
        otherwise: [
          Symptom("test-refuses-a-right-login") { _, right, _ in right == true },
          Symptom("test-tries-too-little") { _, right, _ in right == false },
        ]),
    ]
  }

  /// Those that accept some logins with wrong words, and beside them those with old clocks.
  private static var halves: [Mistake<[Call], Bool?>] {
    let wrong = LoginVariant.aboutWords
    return (1..<(1 << wrong.count) - 1).flatMap { mask in
      let accepted = wrong.indices.filter { mask >> $0 & 1 == 1 }.map { wrong[$0] }
      return [
        overlooking("test-looks-at-half-the-words", accepted),
        overlooking("test-tries-too-little", accepted + LoginVariant.aboutOldClocks),
      ]
    }
  }

  /// A test that accepts these, too.
  private static func overlooking(
    _ name: String, _ wrong: [LoginVariant]
  ) -> Mistake<[Call], Bool?> {
    works(name) { $0.isRight || wrong.contains($0) }
  }

  private static func works(
    _ name: String, _ accepts: @escaping (LoginVariant) -> Bool
  ) -> Mistake<[Call], Bool?> {
    Mistake(name) { script in
      if case .loginWorks(let variant)? = script.first { accepts(variant) } else { nil }
    }
  }
}

extension Call {
  /// All that a store does when it is used.
  fileprivate static let storeAtWork = Call.watched(
    [
      .send(Deed("tap", [.ask("a"), .wait("b"), .wait("c"), .cancel(id: "c")])),
      .answer(0, .success("u1")), .ring(0), .ring(1), .answer(0, .failure(.offline)),
    ])

  /// All that a clock does when it is used.
  fileprivate static let clockAtWork = Call.clock([
    .wait("a", 1), .wait("b", 2), .advance(by: 1), .advance(by: 0), .advance(by: 5),
  ])
}

extension LoginVariant {
  /// Those that a test is tried with.
  fileprivate static let judged =
    allCases.filter(\.isRight) + [.neverAsks] + aboutWords + aboutCancel + aboutTime

  /// They show only once time passes.
  fileprivate static let aboutTime: [LoginVariant] = [.neverWaits, .errorStays] + aboutOldClocks

  /// They show only once two errors come close together.
  fileprivate static let aboutOldClocks: [LoginVariant] = [
    .oldClockRings, .oldClockOfOtherErrorRings,
  ]

  /// They show only once somebody cancels.
  fileprivate static let aboutCancel: [LoginVariant] = [
    .cancelKeepsAnswer, .cancelDoesNothing, .cancelStopsClock,
  ]

  /// They show only in what the server is asked.
  fileprivate static let aboutWords: [LoginVariant] = [
    .swapsWords, .asksWithoutPassword, .asksWithoutUsername, .asksWithUsernameTwice,
    .asksWithPasswordTwice,
  ]
}

/// A test of logins, as the lesson's last step wants one.
enum LoginTest {
  static func passes(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
    let context = LoginContext(reducer)
    return context.asks() && context.showsErrors() && context.forgetsOldClocks()
      && context.cancels()
      && context.logsIn()
  }
}

/// A login with a server and a clock that do as told.
private final class LoginContext {
  private let store: PlainStore<LoginState, LoginAction>
  private let clock = ModelClock()
  private let server = Server()

  private final class Server {
    var asked: [[String]] = []
    var answers: [(LoginResult) -> Void] = []
  }

  init(_ reducer: @escaping Reducer<LoginState, LoginAction>) {
    let (server, clock) = (server, clock)
    let environment = Environment(
      logIn: { username, password, done in
        server.asked.append([username, password])
        server.answers.append(done)
      }, wait: clock.waitRightly)
    store = PlainStore(LoginState(), reducer: reducer, environment: environment)
  }

  private var state: LoginState { store.value }

  /// Answers the latest request, the one with this number; false if it was never made.
  private func answer(_ number: Int, _ result: LoginResult) -> Bool {
    guard server.answers.count == number else { return false }
    server.answers[number - 1](result)
    return true
  }

  func asks() -> Bool {
    store.send(.usernameChanged("ada"))
    store.send(.passwordChanged("secret"))
    guard server.asked.isEmpty else { return false }
    store.send(.loginTapped)
    return server.asked == [["ada", "secret"]] && state.loading
  }

  func showsErrors() -> Bool {
    guard answer(1, .failure(.offline)) else { return false }
    let isShown = !state.loading && state.error == .offline
    clock.advanceRightly(by: 2)
    let isStillShown = state.error == .offline
    clock.advanceRightly(by: 1)
    return isShown && isStillShown && state.error == nil
  }

  func forgetsOldClocks() -> Bool {
    store.send(.loginTapped)
    guard answer(2, .failure(.offline)) else { return false }
    clock.advanceRightly(by: 2)
    store.send(.loginTapped)
    guard state.error == nil, answer(3, .failure(.usernamePasswordMismatch)) else { return false }
    clock.advanceRightly(by: 2)
    return state.error == .usernamePasswordMismatch
  }

  func cancels() -> Bool {
    store.send(.loginTapped)
    store.send(.cancelTapped)
    return !state.loading && answer(4, .success("u1")) && state.data == nil
  }

  func logsIn() -> Bool {
    store.send(.usernameChanged("grace"))
    store.send(.passwordChanged("hopper"))
    store.send(.loginTapped)
    guard server.asked.last == ["grace", "hopper"], answer(5, .success("u2")), state.data == "u2",
      !state.loading
    else { return false }
    store.send(.loginTapped)
    return state.data == nil
  }
}
