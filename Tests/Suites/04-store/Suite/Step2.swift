import StoreScript
import SuiteSupport

extension Suite {
  static var orderChecks: [Check<Suite>] {
    let (order, unsubscribe, two) = (
      "order.subscription-order", "store.unsubscribe", "store.two"
    )
    return [
      Check(order, step: 2, after: "store.everyone", two) {
        let crowds: [[Command]] = [16, 101].map { (1...$0).subscribing + Suite.login }
        try $0.expectWords(upTo: 5, examples: crowds, seeing: .order(note: "order")) {
          $0.changing + $0.coming(3)
        }
      }.withLiterals { context, literals in
        let counts = literals.counts(upTo: 200, andOneUpTo: 1_000)
        let crowds = counts.map { (1...$0 + 1).subscribing + Suite.login }
        try context.expectWords(upTo: 0, examples: crowds, seeing: .order(note: "order")) { _ in []
        }
      },
      Check("order.after-unsubscribing", step: 2, after: order, unsubscribe) {
        let leaving = [[2], [1, 2], [2, 4], [3, 1], [2, 5, 4]].map { leaving in
          (1...5).subscribing + leaving.unsubscribing + [.dispatch(.onTriggerLogin), .subscribe(6)]
            + [.dispatch(.onLoginSuccess("7"))]
        }
        // Of more than a number has bits, or a byte has numbers.
        let crowds = [66, 300].map {
          (1...$0).subscribing + [$0 - 1, $0].unsubscribing + Suite.login
        }
        try $0.expectWords(upTo: 3, byChance: 15, examples: leaving + crowds, seeing: .order()) {
          $0.changing + $0.coming(6) + $0.leaving
        }
      },
      Check("safety.unknown-id", step: 2, after: unsubscribe, two) {
        try $0.expectWords(upTo: 3, byChance: 10, seeing: .numbers, .state) {
          $0.changing + $0.coming(3) + [.unsubscribeUnknown]
        }
        try $0.expectIDsOfAnotherStoreAreUnknown()
      },
      Check("safety.same-id-twice", step: 2, after: "safety.unknown-id") {
        try $0.expectWords(upTo: 4, byChance: 10, seeing: .numbers, .state) {
          $0.changing + $0.coming(3) + $0.leaving + $0.leavingAgain
        }
      },
      Check("safety.same-closure", step: 2, after: "store.everyone", two) {
        try $0.expectWords(upTo: 4, seeing: .yes(note: "same-id"), .told("recorder")) { world in
          world.changing + world.coming(3, as: "recorder")
            + (world.observers > 1 && world.last != .idsDiffer ? [.idsDiffer] : [])
        }
      },
      Check("safety.unsubscribe-self", step: 2, after: unsubscribe, two) {
        try $0.expectLeavingInside(upTo: 4, one: false) { [[$0]] }
      },
      Check("safety.unsubscribe-earlier", step: 2, after: order, "safety.unsubscribe-self") {
        try $0.expectLeavingInside(upTo: 4) { $0 < 3 ? [Array(1..<$0)] : [[1], [2], [1, 2]] }
      },
      Check("safety.unsubscribe-later", step: 2, after: order, "safety.unsubscribe-self") {
        try $0.expectLeavingInside(upTo: 4) { [[$0 + 1], [$0 + 2], [$0 + 1, $0 + 2]] }
      },
      Check("safety.subscribe-inside", step: 2, after: "store.state-first", "store.everyone", two) {
        context in
        // The first call is the replay: `subscribe` is still under way then.
        let occasions = [Occasion.call(1), .call(0)].map { occasion in
          [Reaction(when: occasion, [.subscribe("late")])]
        }
        try context.expectWords(
          upTo: 4, byChance: 12,
          seeing: { word in
            [
              .told("late", note: "late"),
              Sight("arrivals", note: "late", recording: .arrivals("late")) {
                $0.arrivals(of: "late")
              },
            ] + word.told
          }
        ) { world in
          world.changing + world.coming(3, doing: world.once { _ in occasions })
        }
      },
      Check(
        "safety.any-plan", step: 2, after: "order.after-unsubscribing", "safety.subscribe-inside",
        "safety.unsubscribe-earlier", "safety.unsubscribe-later", "safety.same-id-twice"
      ) { context in
        try context.expectWords(
          upTo: 0, byChance: 100, longest: 9, examples: parties,
          seeing: { word in
            let told = word.told + [.told(.observer(8))]
            let order: Sight<Suite> = word.subscribesInReplays ? .numbers : .order()
            return word.isParty ? told + [order] : [order] + told
          }
        ) { $0.changing + $0.coming(4) { _ in comingAndGoing } + $0.leaving }
      },
      Check("safety.forgets", step: 2, after: unsubscribe, "store.goes-away", "safety.any-plan") {
        context in
        // Whoever has left by itself, or was put out, is forgotten some events later.
        let events = ["ada", "bob", "eve", "zoe"].map { Command.dispatch(.onUpdateUsername($0)) }
        let plans = comingAndGoing.map { reactions in
          (1...2).subscribing + [.subscribe(3, doing: reactions)] + events
            + [1, 2, 3, 8].map { .isGone(.observer($0)) }
        }
        try context.expectAnswers(
          upTo: 0, examples: plans + departures, seeing: .yes(note: "kept")
        )
        try context.expectStoreToGo(after: comingAndGoing)
        try context.expectAnswers(upTo: 0, examples: ends, seeing: .yes(note: "store"))
        // Several have left when the next event comes.
        let crowd: [Command] =
          (1...3).subscribing + (1...2).unsubscribing
          + [.dispatch(.onTriggerLogin)] + (1...2).map { .isGone(.observer($0)) }
        try context.expectAnswers(
          upTo: 4, byChance: 10, examples: [crowd], seeing: .yes(note: "kept")
        ) { world in
          switch world.last {
          case .isGone: return []
          // With the next event, whoever tidies up then has done so.
          case .dispatch where !world.left.isEmpty:
            return world.left.map { .isGone(.observer($0)) }
          default: return world.changing + world.coming(2) + world.leaving
          }
        }
      },
      Check(
        sameAnswers: "safety.remembers-nothing", step: 2, after: "store.two", order, unsubscribe),
    ]
  }

  /// What an observer may do by itself, in its replay or in a round: it puts out others or itself, and
  /// one comes that goes again, at once or later.
  private static let comingAndGoing: [[Reaction]] = {
    let come = [8, 9].map { Command.subscribe($0) }
    let go = Command.unsubscribe(8)
    let deeds =
      [[come[0]], [come[0], go], [go], come, [come[1]]] + (1...4).map { [.unsubscribe($0)] }
    return [1, 2, 0].flatMap { call in deeds.map { [Reaction(when: .call(call), $0)] } }
      + [[Reaction(when: .call(1), [come[0]]), Reaction(when: .call(2), [go])]]
  }()

  /// An observer goes after each kind of event, and before each.
  private static var departures: [[Command]] {
    Model.events.dispatches.flatMap { event in
      [[event, .unsubscribe(1), .dispatch(.onTriggerLogin)], [.unsubscribe(1), event]].map {
        [.subscribe(1), .subscribe(2)] + $0 + [.isGone(.observer(1))]
      }
    }
  }

  /// A store is released after ids were given to it that it doesn't know, or no longer.
  private static var ends: [[Command]] {
    let machine = StoreMachine(
      visible: { _ in [] },
      alphabet: {
        $0.changing + $0.coming(2) + $0.leaving + $0.leavingAgain + [.unsubscribeUnknown]
      })
    return machine.words(after: [.subscribe(1)], upTo: 3).map {
      $0 + [.release(Script.store), .isGone(Script.store)]
    }
  }

  /// One of three observers does two things in a round, another one with each pair of them; or a
  /// newcomer puts somebody out in its replay.
  private static var parties: [[Command]] {
    let deeds: [Command] =
      (8...9).subscribing + [.unsubscribe(8)] + (1...3).unsubscribing
    let pairs = deeds.flatMap { first in deeds.filter { $0 != first }.map { [first, $0] } }
    let hostile = (1...3).map { leaving in
      [Command.subscribe(8, doing: [Reaction(when: .call(0), [.unsubscribe(leaving)])])]
    }
    let hosts =
      pairs.enumerated().map { (($0 + 1) % 3 + 1, $1) }
      + (1...3).flatMap { host in hostile.map { (host, $0) } }
    return hosts.map { host, deeds in
      (1...3).map { number in
        .subscribe(number, doing: number == host ? [Reaction(when: .call(1), deeds)] : [])
      } + login
    }
  }

  fileprivate static let login = [Event.onUpdateUsername("ada"), .onTriggerLogin].dispatches
}

extension TestContext<Suite> {
  /// As many subscribe to another store, and the id of the last one comes to this store.
  fileprivate func expectIDsOfAnotherStoreAreUnknown() throws {
    let words = [1, 3].map { count -> [Command] in
      (1...count).subscribing
        + (1...count).map { .other(.subscribe("other\($0)", id: "otherID\($0)")) }
        + [.unsubscribe("otherID\(count)"), .dispatch(.onTriggerLogin)]
    }
    try expectWords(
      upTo: 0, examples: words,
      seeing: .told(.observer(1), note: "other"), .told(.observer(3), note: "other")
    ) { _ in [] }
  }

  /// Whatever an observer did by itself, the store goes away, without another event and after some.
  func expectStoreToGo(after reactions: [[Reaction]]) throws {
    let plans = (0...Suite.login.count).flatMap { count in
      reactions.map {
        (1...2).subscribing + [.subscribe(3, doing: $0)] + Suite.login.prefix(count)
          + [.release(Script.store), .isGone(Script.store)]
      }
    }
    try expectAnswers(upTo: 0, examples: plans, seeing: .yes(note: "store")) { world in
      switch world.last {
      case .release: [.isGone(Script.store)]
      case .isGone: []
      default: world.coming(3) { _ in reactions } + Suite.login + [.release(Script.store)]
      }
    }
  }

  /// Observers unsubscribe some while they are being told.
  ///
  /// - Parameters:
  ///   - one: whether one of them does at most: two might mean the same one.
  ///   - leaving: whom an observer with this number unsubscribes, each list in another word.
  fileprivate func expectLeavingInside(
    upTo length: Int, one: Bool = true, _ leaving: @escaping (_ number: Int) -> [[Int]]
  ) throws {
    func reactions(_ number: Int) -> [[Reaction]] {
      leaving(number).filter { !$0.isEmpty }.map { [Reaction(when: .call(1), $0.unsubscribing)] }
    }
    try expectWords(upTo: length, byChance: 12, seeing: .numbers, .state) {
      $0.changing + $0.coming(3, doing: one ? $0.once(reactions) : reactions)
    }
  }
}

extension [Command] {
  /// Whether somebody subscribes while somebody else does: which of them is first is left open.
  /// Whether an observer does several things at once, or subscribes one that does something: then
  /// what one is told takes fewer lines than who is called.
  fileprivate var isParty: Bool {
    flatMap(\.reactions).contains { reaction in
      reaction.commands.count > 1 || reaction.commands.contains { !$0.reactions.isEmpty }
    }
  }

  fileprivate var subscribesInReplays: Bool {
    flatMap(\.reactions).contains { reaction in
      reaction.occasion == .call(0) && reaction.commands.contains { $0.subscriber != nil }
    }
  }
}
