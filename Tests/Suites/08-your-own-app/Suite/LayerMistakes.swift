import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var layerDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "at-most.full", "at-most.passes", "at-most.room-again", "layers.run-once",
        ], scripts: [roomScript], seeing: \.self,
        mistakes: [
          room("at-most-lets-all-pass") { _, _, _ in true },
          room("at-most-lets-one-more-pass") { state, event, count in
            !event.isAdd || state.timers.count <= count
          },
          room("at-most-lets-one-less-pass") { state, event, count in
            !event.isAdd || state.timers.count + 1 < count
          },
          room("at-most-asks-for-equality") { state, event, count in
            !event.isAdd || state.timers.count != count
          },
          room("at-most-has-its-own-count") { state, event, _ in
            !event.isAdd || state.timers.count < Model.room
          },
          room("at-most-counts-some-timers") { state, event, count in
            !event.isAdd || state.timers.count(where: \.isRunning) < count
          },
          room("at-most-counts-some-timers") { state, event, count in
            !event.isAdd || state.timers.count { !$0.rings } < count
          },
          room("at-most-counts-removed-timers") { state, event, count in
            !event.isAdd || state.count < count
          },
          layer("at-most-makes-room") { reducer, state, event, count in
            if event.isAdd, state.timers.count >= count, !state.timers.isEmpty {
              state.timers.removeFirst()
            }
            reducer(&state, event)
          },
          layer("at-most-looks-afterwards") { reducer, state, event, count in
            reducer(&state, event)
            if event.isAdd, state.timers.count > count { state.timers.removeLast() }
          },
          rememberingLayer("at-most-stays-full") {
            var isFull = false
            return { reducer, state, event, count in
              isFull = isFull || state.timers.count >= count
              if !event.isAdd || !isFull { reducer(&state, event) }
            }
          },
        ], otherwise: roomSymptoms),
      Diagnosis(
        checks: ["bell.rings", "bell.once", "bell.again", "bell.order", "layers.run-once"],
        scripts: bellScripts, seeing: rings, mistakes: bells,
        otherwise: [
          Symptom("bell-rings-for-one") { _, right, seen in
            Set(seen.map(\.event)) == Set(right.map(\.event)) && seen.allSatisfy(right.contains)
              && Set(seen.map(\.event)).count == seen.count
          }
        ] + bellSymptoms(\.self)
      ),
      Diagnosis(
        checks: ["layers.run-once"], scripts: bellScripts, seeing: { $0[0].moments.map(\.signs) },
        mistakes: [],
        otherwise: [
          Symptom("runs-reducer-twice") { $2.count(of: .ran) > $1.count(of: .ran) }
        ]),
    ]
  }

  private typealias BellMistake = Mistake<[Call], [Ring]>

  /// A name that the bell is given.
  struct Ring: Equatable {
    /// By which of the events, from 1.
    var event: Int
    var name: String
  }

  private static func rings(_ trace: [Answer]) -> [Ring] {
    trace[0].moments.enumerated().flatMap { event, moment in
      moment.rung.map { Ring(event: event, name: $0) }
    }
  }

  private static var roomScript: [Call] {
    let adds = (1...10).map { AppEvent.add(60 + $0, "Timer") }
    return [0, 1, 3, -1].map { .reducing(adds.turns, layers: [.atMost($0)]) } + [
      .reducing(
        [.add(2), .start(), .secondPassed, .remove(), .add(3), .add(4), .start(2), .secondPassed]
          .turns, layers: [.atMost(1)]),
      .reducing([.add(1), .start(), .secondPassed, .add(2)].turns, layers: [.atMost(1)]),
      // More than there is room for.
      .reducing([.add(3), .add(4)].turns, layers: [.fourfold, .atMost(1)]),
      .reducing(
        [.add(1), .add(2), .remove(), .remove(2), .add(3), .start(3), .add(4), .add(5)].turns,
        layers: [.atMost(3)]),
    ]
  }

  private static var bellScripts: [[Call]] {
    let two: [AppEvent] = [.add(1), .add(2, "Rice"), .start(2), .start(), .secondPassed]
    let starts: [AppEvent] = [.start(), .start(2), .start(3), .secondPassed]
    return [
      two + .seconds(2), two + [.reset(), .start()] + .seconds(3), two + [.pause(2), .remove()],
      two + [.remove(2), .reset()], two + [.add(3)],
      [.add(3), .add(1, "Rice"), .start(2), .secondPassed, .remove(), .secondPassed],
      two + [.start(), .start(2)], [.add(1, ""), .start(), .secondPassed],
      [.add(1), .add(2), .start(), .start(2)] + .seconds(2),
      ["B", "C", "A"].map { .add(1, $0) } + starts,
      ["Eggs", "Rice", "Eggs"].map { .add(1, $0) } + starts,
      (1...12).map { .add(1, "Timer \($0)") } + (1...12).map { .start($0) } + [.secondPassed],
    ].map { [.reducing($0.turns, layers: [.bell])] }
      // Around another reducer than the app's.
      + (1...4).map { count in
        [
          .reducing(
            [.add(count), .start(), .add(9, "Rice"), .secondPassed].turns, layers: [.hasty, .bell])
        ]
      }
  }

  /// What to ring, by the app before the event and after it.
  private typealias Ringing = (_ before: Kitchen, _ after: Kitchen) -> [String]

  private static var bells: [BellMistake] {
    let right: Ringing = { $1.ringing(since: $0).map(\.name) }
    return [
      bell("bell-never-rings") { _, _ in [] },
      bell("bell-rings-again-and-again") { $1.timers.filter(\.rings).map(\.name) },
      bell(
        "bell-rings-again-and-again",
        by: {
          { reducer, state, event, ring in
            reducer(&state, event)
            guard event == .secondPassed else { return }
            for timer in state.timers where timer.rings { ring(timer.name) }
          }
        }),
      bell("bell-waits-for-silence") { before, after in
        before.timers.contains(where: \.rings) ? [] : right(before, after)
      },
      bell(
        "bell-rings-once-for-ever",
        by: {
          var called: Set<Int> = []
          return { reducer, state, event, ring in
            let before = state
            reducer(&state, event)
            for timer in state.ringing(since: before) where called.insert(timer.id).inserted {
              ring(timer.name)
            }
          }
        }),
      bell("bell-begins-with-the-newest") { right($0, $1).reversed() },
      bell("bell-rings-when-one-stops") { before, after in
        before.timers.filter { $0.isRunning && !after.runs($0.id) }.map(\.name)
      },
      bell("bell-rings-when-one-stops") { before, after in
        after.timers.filter { !$0.isRunning && before.runs($0.id) }.map(\.name)
      },
      bell("bell-order-is-by-name") { right($0, $1).sorted() },
      bell("bell-goes-by-names") { before, after in
        right(before, after).filter { !before.ringingNames.contains($0) }.withoutRepeats
      },
      bell("bell-goes-by-names") { before, after in
        right(before, after).filter { !before.ringingNames.contains($0) }
      },
      bell("bell-goes-by-names") { right($0, $1).withoutRepeats },
      bell("bell-goes-by-places") { before, after in
        zip(before.timers, after.timers).filter { !$0.rings && $1.rings }.map(\.1.name)
      },
      bell("bell-skips-empty-names") { right($0, $1).filter { !$0.isEmpty } },
      bell("runs-reducer-twice", runs: 2, right),
      bell(
        "bell-hears-only-seconds",
        by: {
          { reducer, state, event, ring in
            let before = state
            reducer(&state, event)
            guard event == .secondPassed else { return }
            for timer in state.ringing(since: before) { ring(timer.name) }
          }
        }),
      bell(
        "bell-foretells",
        by: {
          { reducer, state, event, ring in
            let due = state.timers.filter { $0.isRunning && $0.secondsLeft == 1 }.map(\.name)
            reducer(&state, event)
            if event == .secondPassed { due.forEach(ring) }
          }
        }),
      .onlyOrder("bell-order-is-left-open") { rings(model($0)) },
    ]
  }

  /// By who is rung when.
  static func bellSymptoms<View>(_ rings: @escaping (View) -> [Ring]) -> [Symptom<[Call], View>] {
    func bell(_ name: String, _ differences: Deviation...) -> Symptom<[Call], View> {
      Symptom(name) { _, right, seen in
        rings(seen).deviation(from: rings(right)).map(differences.contains) ?? false
      }
    }
    return [
      Symptom("bell-gives-other-names") { _, right, seen in
        let (right, seen) = (rings(right), rings(seen))
        return !Set(seen.map(\.name)).isSubset(of: right.map(\.name))
          || seen.map(\.event) == right.map(\.event) && seen.deviation(from: right) == .other
      },
      bell("bell-misses-a-timer", .missing), bell("bell-rings-too-often", .more, .other),
    ]
  }

  /// By the first event of each run that isn't right.
  private static var roomSymptoms: [Symptom<[Call], [Answer]>] {
    func room(
      _ name: String,
      _ shows:
        @escaping (AppEvent, _ right: YourOwnAppScript.Moment, _ seen: YourOwnAppScript.Moment) ->
        Bool
    ) -> Symptom<[Call], [Answer]> {
      Symptom(name) { calls, right, seen in
        zip(calls, zip(right, seen)).allSatisfy { call, answers in
          guard case .reducing(let turns, _, let layers, _) = call else { return false }
          // Where more come than there is room for, it may go wrong otherwise.
          guard !layers.contains(.fourfold) else { return true }
          let moments = zip(answers.0.moments, answers.1.moments).dropFirst()
          return zip(turns, moments).first { $1.0 != $1.1 }.map { shows($0.event, $1.0, $1.1) }
            ?? true
        }
      }
    }
    return [
      room("at-most-holds-everything-back") { !$0.isAdd && $2.signs.isEmpty },
      room("at-most-holds-too-much-back") { $0.isAdd && !$1.signs.isEmpty && $2.signs.isEmpty },
      room("at-most-looks-afterwards") {
        $0.isAdd && $1.signs.isEmpty && $2.signs.count == 1 && $2.screen == $1.screen
      },
      room("runs-reducer-twice") {
        $2.signs.count > $1.signs.count && ($2.screen == $1.screen || !$1.signs.isEmpty)
      },
      room("at-most-lets-too-much-pass") { $0.isAdd && $1.signs.isEmpty && !$2.signs.isEmpty },
    ]
  }

  private static func room(
    _ name: String, _ passes: @escaping (Kitchen, AppEvent, Int) -> Bool
  ) -> AppMistake {
    layer(name) { reducer, state, event, count in
      if passes(state, event, count) { reducer(&state, event) }
    }
  }

  private static func layer(_ name: String, _ run: @escaping RoomRun) -> AppMistake {
    rememberingLayer(name) { run }
  }

  private static func rememberingLayer(
    _ name: String, _ makeRun: @escaping () -> RoomRun
  ) -> AppMistake {
    Mistake(name) { $0.play(on: Model(roomRun: makeRun)) }
  }

  private static func bell(
    _ name: String, runs: Int = 1, _ names: @escaping Ringing
  ) -> BellMistake {
    bell(
      name,
      by: {
        { reducer, state, event, ring in
          let before = state
          for _ in 0..<runs { reducer(&state, event) }
          names(before, state).forEach(ring)
        }
      })
  }

  private static func bell(
    _ name: String, by makeRun: @escaping () -> BellRun
  ) -> BellMistake {
    Mistake(name) { rings($0.play(on: Model(bellRun: makeRun))) }
  }
}

extension Kitchen {
  fileprivate var ringingNames: [String] { timers.filter(\.rings).map(\.name) }

  fileprivate func runs(_ id: Int) -> Bool { timers.contains { $0.id == id && $0.isRunning } }
}

extension AppEvent {
  fileprivate var isAdd: Bool { if case .addTapped = self { true } else { false } }
}

extension [[Sign]] {
  fileprivate func count(of sign: Sign) -> Int { joined().count { $0 == sign } }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
