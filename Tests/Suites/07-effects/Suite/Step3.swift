import EffectsScript
import SuiteSupport

extension Suite {
  static var lateChecks: [Check<Suite>] {
    let (ask, wait, cancel) = (
      StoreCommand.send(Deed("ask", [.ask("a")])), StoreCommand.send(Deed("wait", [.wait("a")])),
      StoreCommand.send(Deed("cancel", [.cancel(id: "a")]))
    )
    let askAgain = StoreCommand.send(Deed("ask again", [.ask("a", "bob")]))
    let waitAgain = StoreCommand.send(Deed("wait again", [.wait("a", 1, then: "rang again")]))
    let (first, second) = (
      StoreCommand.answer(0, .success("u1")), StoreCommand.answer(1, .success("u2"))
    )
    return [
      Check("late.cancel", step: 3, after: "store.answer", "store.wait") { context in
        try context.expectLate([ask, cancel, first])
        try context.expectLate([wait, cancel, .ring(0)])
        try context.expectLate([.send(Deed("both", [.ask("a"), .cancel(id: "a")])), first])
      },
      Check("late.replace", step: 3, after: "late.cancel") { context in
        try context.expectLate([ask, askAgain, second])
        try context.expectLate([ask, askAgain, second, first])
        try context.expectLate([wait, waitAgain, .ring(1), .ring(0)])
        try context.expectLate([.send(Deed("both", [.ask("a"), .ask("a", "bob")])), second, first])
      },
      Check("late.old-answer", step: 3, after: "late.replace") { context in
        for between in [[], [cancel]] {
          try context.expectLate([ask] + between + [askAgain, first])
          try context.expectLate([ask] + between + [askAgain, first, second])
          try context.expectLate([wait] + between + [waitAgain, .ring(0), .ring(1)])
        }
        try context.expectLate([ask, first, askAgain, first, second])
        // However many there were.
        for count in [20, 300] { try context.expectOldAnswers(count) }
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 1_000).last, most >= 20 else { return }
        // So often that whoever draws one of so many numbers draws the newest one's again.
        for count in most + 1...most + 12 { try context.expectOldAnswers(count) }
      },
      Check("late.once", step: 3, after: "late.cancel") { context in
        try context.expectLate([ask, first, .answer(0, .failure(.offline))])
        try context.expectLate([wait, .ring(0), .ring(0)])
      },
      Check("late.others", step: 3, after: "late.old-answer") { context in
        let other = StoreCommand.send(Deed("ask b", [.ask("b", "bob")]))
        try context.expectLate([cancel])
        try context.expectLate([other, cancel, first])
        try context.expectLate([ask, other, cancel, second, first])
        try context.expectLate([ask, other, first, second])
        try context.expectLate([ask, other, second, first])
        try context.expectLate([ask, .send(Deed("wait b", [.wait("b")])), .ring(0), first])
        try context.expectLate([ask, first, cancel, askAgain, second])
        for commands in Model.similarIDs { try context.expectLate(commands) }
        let crowds = Model.crowds + Model.crowdsOfTexts
        try context.unlessAllAreRight(crowds) {
          for scripts in [Model.kindred(Model.kindredIDs), Model.similarTexts, crowds] {
            try context.expectEach(of: scripts, seeing: { $0.map(\.store.values.last) })
          }
        }
        for count in [20, 300] { try context.expectOthers(count) }
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 2_000).last, most >= 300 else { return }
        try context.expectOthers(most + 1)
      },
      Check("late.one-table", step: 3, after: "late.old-answer") { context in
        try context.expectLate([ask, wait, first])
        try context.expectLate([ask, wait, first, .ring(0)])
        try context.expectLate([wait, ask, .ring(0), first])
      },
      Check(
        "late.any-order", step: 3, after: "late.old-answer", "late.once", "late.others",
        "late.one-table", "store.again"
      ) { context in
        let oneID = Model.oneID + [Model.askAnew]
        try context.expectWords(of: StoreMachine { oneID.sends + $0.callingBack }, upTo: 3)
        try context.expectWords(
          of: StoreMachine { Model.lateDeeds.sends + $0.callingBack }, upTo: 1, byChance: 70)
        // So many actions leave hardly room for answers.
        let machine = StoreMachine { world in
          Model.pairs.sends + (1...8).flatMap { _ in world.callingBack }
        }
        try context.expectWords(of: machine, upTo: 1, byChance: 30, number: 6)
        // Whether old ones count depends on how they are told from the newest one.
        try context.expectWords(
          of: StoreMachine { $0.afterLateOnes(asking: ["a", "b"]) }, upTo: 0, byChance: 16,
          longest: 40, number: 8)
      },
      Check(
        "late.at-once", step: 3, after: "late.any-order", "store.at-once"
      ) { context in
        let inner = Wish.ask("a", "eve")
        for deed in [
          Deed("ask", [.ask("a")]), Deed("ask", [.ask("a", then: [inner])]),
          Deed("wait", [.wait("a", 1, then: "rang", [inner])]),
        ] {
          try context.expectValue(after: [.send(deed)], .atOnce)
          try context.expectValue(after: [.send(deed), .send(deed)], .atOnce)
        }
        for deed in Model.askingTwoIDs {
          try context.expectValue(after: [.send(deed)], .again, note: "again")
        }
        for wishes: [Wish] in [
          [.ask("a"), .ask("b", "bob")], [.wait("a"), .wait("b", 2, then: "rang for b")],
          [.wait("a"), .ask("b", "bob")],
        ] {
          try context.expectValue(after: [.send(Deed("both", wishes))], .together, note: "together")
        }
        for manner in [Manner.atOnce, .serverAtOnce] {
          try context.expectWords(
            of: StoreMachine(manner) { Model.singles.sends + $0.callingBack }, upTo: 2,
            byChance: 20)
        }
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 2_000).last else { return }
        try context.expectEvents(
          in: .store([.send(Model.waiting(most + 1))], .atOnce), .runCount, seeing: \.runs.count)
      },
      Check("late.goes-away", step: 3, after: "store.goes-away", "late.any-order") { context in
        try context.expectDepartures(
          of: StoreMachine { (Model.singles + [Model.askAnew]).sends + $0.callingBack },
          StoreMachine(.atOnce) { _ in Model.singles.sends })
      },
      Check(
        sameAnswers: "late.remembers-nothing", step: 3, after: "store.two", "late.any-order"
      ) { context in
        try context.expectWords(
          of: StoreMachine { Model.oneID.sends + $0.callingBack }.byTurns, upTo: 2, byChance: 60)
      },
    ]
  }
}

extension TestContext<Suite> {
  /// So many effects have the same id, and all but the newest are answered.
  fileprivate func expectOldAnswers(_ count: Int) throws {
    let asks = [StoreCommand](repeating: .send(Deed("", [.askShortly("a")])), count: count)
    try expectValue(after: asks + (0..<count - 1).map { .answer($0, .success("")) })
  }

  /// So many effects with ids of their own are under way, and the first and the last question are answered.
  fileprivate func expectOthers(_ count: Int) throws {
    let asks = (1...count).map { StoreCommand.send(Deed("", [.askShortly("\($0)")])) }
    let wait = StoreCommand.send(Deed("wait", [.wait("w")]))
    try expectValue(
      after: asks + [wait, .answer(0, .success("u1")), .answer(count - 1, .success("u2"))])
  }

  /// The first command after which the store's value isn't as it should be.
  fileprivate func expectLate(_ commands: [StoreCommand]) throws {
    let machine = StoreMachine { _ in [] }
    try expect(
      commands, playing: machine.script, upTo: machine.beginning,
      seeing: Sight { $0[0].store.values.last })
  }
}

extension Model {
  /// What happens to two effects whose ids are nearly the same, and to one of them alone.
  static let similarIDs: [[StoreCommand]] = {
    let long = String(repeating: "a", count: 100)
    return similar([
      ("a", "ab"), ("a", "A"), ("a", " a"), ("a", "b a"), ("a", ""), ("", "a"), (long, long + "a"),
    ])
  }()

  fileprivate static func similar(_ ids: [(String, String)]) -> [[StoreCommand]] {
    ids.flatMap { id, similar in
      let ask = StoreCommand.send(Deed("ask", [.ask(id)]))
      let cancel = StoreCommand.send(Deed("cancel", [.cancel(id: id)]))
      return confused([(id, similar)]) + [
        [ask, cancel, first], [ask, ask, first, second],
      ]
    }
  }

  /// The same without what happens to one alone.
  fileprivate static func confused(_ ids: [(String, String)]) -> [[StoreCommand]] {
    ids.flatMap { id, similar in
      let ask = StoreCommand.send(Deed("ask", [.ask(id)]))
      let cancel = StoreCommand.send(Deed("cancel", [.cancel(id: id)]))
      let other = StoreCommand.send(Deed("ask", [.ask(similar, "bob")]))
      return [[other, cancel, first], [ask, other, first, second]]
    }
  }

  /// Ids that begin or end with another one, are written with other signs or in another case, or have
  /// names in front.
  fileprivate static let kindredIDs = [
    "a", "a.b", "a.b.c", "b", "b.a", "ab", "a/b", "a-b", "a:b", "a b", "a1", "A", "A.b", "-a", ".a",
    "a.", "1", "-1", "01", "left", "left.a", "",
  ]

  private static let kinds: [@Sendable (_ id: String) -> Wish] = [
    { .logIn(id: $0, username: $0, password: "", then: []) }, { .wait($0, 0, then: $0) },
  ]

  /// All of these ids are under way, of both kinds; some are cancelled or begun again, and then all come
  /// back. Of each two ids there are some with the one and without the other.
  fileprivate static let crowds: [[Call]] = {
    // No set of three bits has another one in it.
    let sets = (0..<1 << 7).filter { $0.nonzeroBitCount == 3 }
    return kinds.indices.flatMap { shift in
      let wishes = kindredIDs.enumerated().map { kinds[($0 + shift) % kinds.count]($1) }
      return (0..<7).flatMap { bit in
        let some = wishes.indices.filter { sets[$0] >> bit & 1 == 1 }.map { wishes[$0] }
        return [some.map { .cancel(id: $0.id) }, some].map {
          [called(back: [Deed("all", wishes), Deed("some", $0)])]
        }
      }
    }
  }()

  /// Texts of all kinds are under way, each with one that begins and one that ends with it. Half of them
  /// are begun again, half are cancelled, and then all come back.
  fileprivate static let crowdsOfTexts: [[Call]] = {
    let texts = EdgeValues.texts.filter { $0.utf8.count <= 100 }
    return stride(from: 0, to: texts.count, by: 12).flatMap { start in
      let some = texts[start..<min(start + 12, texts.count)]
      let touched = some + some.map { "a" + $0 }
      return [0, 1].map { shift in
        let halves = [0, 1].map { half in
          touched.enumerated().filter { ($0.offset + shift) % 2 == half }.map(\.element)
        }
        return [
          called(back: [
            Deed("all", (touched + some.map { $0 + "a" } + ["a"]).map(Wish.askShortly)),
            Deed("some", halves[0].map(Wish.askShortly) + halves[1].map { .cancel(id: $0) }),
          ])
        ]
      }
    }
  }()

  /// The same for each text alone.
  fileprivate static let similarTexts: [[Call]] = neighbours.flatMap {
    similar([($0[0], $0[1])]) + confused([($0[0], $0[0] + "a"), ("a" + $0[0], "a")])
  }.map { [.watched($0)] }

  /// The same for each two ids.
  fileprivate static func kindred(_ ids: [String], besides others: [String]? = nil) -> [[Call]] {
    ids.flatMap { id in
      (others ?? ids).filter { $0 != id }.flatMap { other in
        kinds.flatMap { kind in
          [called(back: [Deed("other", [kind(other)]), Deed("cancel", [.cancel(id: id)])])]
            + kinds.map {
              called(back: [Deed("one", [$0(id)]), Deed("other", [kind(other)])])
            }
        }.map { [$0] }
      }
    }
  }

  /// Sends these actions, and has the server and the clock call back for all that they ask for.
  private static func called(back deeds: [Deed]) -> Call {
    let wishes = deeds.flatMap(\.wishes)
    let requests = wishes.count { if case .logIn = $0 { true } else { false } }
    let bells = wishes.count { if case .wait = $0 { true } else { false } }
    return .store(
      deeds.sends + (0..<requests).map { .answer($0, .success("u\($0)")) }
        + (0..<bells).map { .ring($0) } + [.value])
  }

  /// Those for diagnoses, where everything with an id is asked for.
  static let kindredPairs =
    kindred(["a"], besides: kindredIDs) + kindred(kindredIDs, besides: ["a"])

  private static let (first, second) = (
    StoreCommand.answer(0, .success("u1")), StoreCommand.answer(1, .success("u2"))
  )
}

extension Suite {
  static var lateDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "late.cancel", "late.replace", "late.old-answer", "late.once", "late.others",
          "late.one-table", "late.any-order", "late.at-once",
        ],
        scripts: lateScripts,
        seeing: { $0.map(\.store.values) },
        mistakes: [
          // As it was after step 2.
          late("ids-are-ignored", \.end) { $0.send($3()) },
          late("cancel-is-ignored", \.cancel) { _, _ in },
          late("cancel-forgets-all", \.cancel) { store, _ in store.underWay = [:] },
          late("cancel-is-for-ever") {
            $0.cancel = { store, id in
              store.underWay[id] = nil
              store.notes[id] = []
            }
            $0.end = { if $0.notes[$1] == nil { $0.endRightly($1, $2, $3) } }
          },
          // Asks only whether anything with this id is under way.
          late("ids-without-numbers", \.end) { store, id, _, makeAction in
            if let latest = store.underWay[id] { store.endRightly(id, latest, makeAction) }
          },
          // What isn't cancelled counts; a new effect takes the mark of its id away.
          late("remembers-only-cancels") {
            $0.begin = { store, id in
              store.notes[id] = nil
              return store.beginRightly(id)
            }
            $0.cancel = { $0.notes[$1] = [] }
            $0.end = { if $0.notes[$1] == nil { $0.send($3()) } }
          },
          // Only what the server was asked is remembered.
          late("clocks-without-numbers", \.perform) { store, effect in
            guard case .wait(_, let seconds, let then) = effect else {
              return store.performRightly(effect)
            }
            store.environment.wait(seconds) { [weak store] in store?.send(then) }
          },
          // A clock asks only whether anything with its id is under way.
          late("clocks-without-numbers", \.perform) { store, effect in
            guard case .wait(let id, let seconds, let then) = effect else {
              return store.performRightly(effect)
            }
            _ = store.begin(id)
            store.environment.wait(seconds) { [weak store] in
              if let store, let latest = store.underWay[id] { store.end(id, latest) { then } }
            }
          },
          // Whatever comes back frees its id, also if nobody waits for it.
          late("old-answer-ends-the-new", \.end) { store, id, number, makeAction in
            if store.underWay.removeValue(forKey: id) == number { store.send(makeAction()) }
          },
          // Whatever the action begins anew with this id is forgotten with it.
          late("frees-the-id-after-sending", \.end) { store, id, number, makeAction in
            guard store.underWay[id] == number else { return }
            store.send(makeAction())
            store.underWay[id] = nil
          },
          // Until then the same may be answered again.
          late("frees-its-own-id-after-sending", \.end) { store, id, number, makeAction in
            guard store.underWay[id] == number else { return }
            store.send(makeAction())
            if store.underWay[id] == number { store.underWay[id] = nil }
          },
          // Whoever comes while the id is taken counts for nothing.
          late("older-one-stays", \.begin) { store, id in
            let older = store.underWay[id]
            let number = store.beginRightly(id)
            if let older { store.underWay[id] = older }
            return number
          },
          // Each id counts for itself, as long as something is under way.
          late("numbers-come-again", \.begin) { store, id in
            let number = (store.underWay[id] ?? 0) + 1
            store.underWay[id] = number
            return number
          },
          // Each effect counts until it is answered, or its id is cancelled.
          late("nothing-is-replaced") {
            $0.begin = { store, id in
              let number = store.beginRightly(id)
              store.notes[id, default: []].insert(number)
              return number
            }
            $0.cancel = { $0.notes[$1] = nil }
            $0.end = { if $0.notes[$1]?.remove($2) != nil { $0.send($3()) } }
          },
          late("answers-count-again", \.end) { if $0.underWay[$1] == $2 { $0.send($3()) } },
          // The ids of the server and those of the clock have nothing to do with each other.
          late("two-tables", \.perform) { store, effect in
            switch effect {
            case .logIn(let id, let username, let password, let then):
              store.performRightly(
                .logIn(id: "server \(id)", username: username, password: password, then: then))
            case .wait(let id, let seconds, let then):
              store.performRightly(.wait(id: "clock \(id)", seconds: seconds, then: then))
            case .cancel(let id):
              for table in ["server", "clock"] {
                store.performRightly(.cancel(id: "\(table) \(id)"))
              }
            }
          },
        ] + onlyNew, otherwise: lateSymptoms)
    ]
  }

  /// Whoever comes while the id is taken isn't begun at all, whether for the server, the clock or both.
  private static var onlyNew: [Mistake<[Call], [[[String]]]>] {
    [(true, true), (true, false), (false, true)].map { logIn, wait in
      late("newer-one-is-not-begun", \.perform) { store, effect in
        let id: String? =
          switch effect {
          case .logIn(let id, _, _, _): logIn ? id : nil
          case .wait(let id, _, _): wait ? id : nil
          case .cancel: nil
          }
        if id.flatMap({ store.underWay[$0] }) == nil { store.performRightly(effect) }
      }
    }
  }

  private static var lateScripts: [[Call]] {
    let (oneID, askAnew) = (Model.oneID, Model.askAnew)
    let (ask, cancel, wait) = (oneID[0], oneID[1], oneID[2])
    return StoreMachine { oneID.sends + $0.callingBack }.scripts(upTo: 4, byChance: 0)
      + StoreMachine { (oneID + [askAnew]).sends + $0.callingBack }.scripts(upTo: 3, byChance: 0)
      + StoreMachine { Model.lateDeeds.sends + $0.callingBack }.scripts(upTo: 1, byChance: 60)
      + ([
        [.send(Deed("both", [.ask("a"), .cancel(id: "a")])), .answer(0, .success("u1"))],
        [ask, ask, cancel, ask].sends + [.answer(1, .success("u1"))],
        [wait, wait, cancel, wait].sends + [.ring(1)],
      ] + Model.similarIDs).map { [.watched($0)] }
      + Model.askingTwoIDs.map { [.watched([.send($0)], .again)] }
      + Model.kindredPairs
  }

  private static func late<Part>(
    _ name: String, _ part: WritableKeyPath<StoreRules, Part>, _ value: Part
  ) -> Mistake<[Call], [[[String]]]> {
    late(name) { $0[keyPath: part] = value }
  }

  private static func late(
    _ name: String, _ change: (inout StoreRules) -> Void
  ) -> Mistake<[Call], [[[String]]]> {
    let side = Model(storing: change)
    return Mistake(name) { $0.play(on: side).map(\.store.values) }
  }
}
