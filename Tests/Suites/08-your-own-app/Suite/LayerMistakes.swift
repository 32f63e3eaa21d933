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
          room("at-most-holds-everything-back") { state, _, count in state.timers.count < count },
          room("at-most-counts-removed-timers") { state, event, count in
            !event.isAdd || state.count < count
          },
        ]),
      Diagnosis(
        checks: ["bell.rings", "bell.once", "bell.again", "bell.order"],
        scripts: bellScripts, seeing: rings, mistakes: bells),
      Diagnosis(
        checks: ["layers.run-once"], scripts: bellScripts, seeing: { $0[0].moments.map(\.signs) },
        mistakes: [trial]),
    ]
  }

  private typealias BellMistake = Mistake<[Call], [Ring]>

  /// A name that the bell is given.
  private struct Ring: Equatable {
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
    let adds = (1...5).map { AppEvent.add(60 + $0, "Timer") }
    return [0, 1, 3].map { .reducing(adds.turns, layers: [.atMost($0)]) } + [
      .reducing(
        [.add(2), .start(), .secondPassed, .remove(), .add(3), .add(4), .start(2), .secondPassed]
          .turns, layers: [.atMost(1)])
    ]
  }

  private static var bellScripts: [[Call]] {
    let two: [AppEvent] = [.add(1), .add(2, "Rice"), .start(2), .start(), .secondPassed]
    let starts: [AppEvent] = [.start(), .start(2), .start(3), .secondPassed]
    return [
      two + .seconds(2), two + [.reset(), .start()] + .seconds(3), two + [.pause(2), .remove()],
      two + [.remove(2), .reset()], two + [.add(3)],
      [.add(1), .add(2), .start(), .start(2)] + .seconds(2),
      ["B", "C", "A"].map { .add(1, $0) } + starts,
      ["Eggs", "Rice", "Eggs"].map { .add(1, $0) } + starts,
    ].map { [.reducing($0.turns, layers: [.bell])] }
  }

  /// What to ring, by the app before the event and after it.
  private typealias Ringing = (_ before: Kitchen, _ after: Kitchen) -> [String]

  private static var bells: [BellMistake] {
    let right: Ringing = { $1.ringing(since: $0).map(\.name) }
    return [
      bell("bell-never-rings") { _, _ in [] },
      bell("bell-rings-again-and-again") { $1.timers.filter(\.rings).map(\.name) },
      bell("bell-rings-when-one-stops") { before, after in
        before.timers.filter { timer in
          timer.isRunning && !after.timers.contains { $0.id == timer.id && $0.isRunning }
        }.map(\.name)
      },
      bell("bell-rings-when-one-stops") { before, after in
        after.timers.filter { timer in
          !timer.isRunning && before.timers.contains { $0.id == timer.id && $0.isRunning }
        }.map(\.name)
      },
      bell("bell-rings-for-one") { Array(right($0, $1).prefix(1)) },
      bell("bell-rings-for-one") { Array(right($0, $1).suffix(1)) },
      bell("bell-order-is-by-name") { right($0, $1).sorted() },
      bell("bell-goes-by-names") { before, after in
        let old = before.timers.filter(\.rings).map(\.name)
        return right(before, after).filter { !old.contains($0) }.withoutRepeats
      },
      bell("bell-goes-by-names") { before, after in
        let old = before.timers.filter(\.rings).map(\.name)
        return right(before, after).filter { !old.contains($0) }
      },
      bell("bell-goes-by-names") { right($0, $1).withoutRepeats },
      bell("bell-runs-twice", runs: 2, right),
      .onlyOrder("bell-order-is-left-open") { rings(model($0)) },
    ]
  }

  /// The event is tried on a copy, to see who will ring.
  private static var trial: Mistake<[Call], [[Sign]]> {
    Mistake("bell-runs-twice") { script in
      script.play(
        on: WrongBell { reducer, state, event, ring in
          var after = state
          reducer(&after, event)
          for timer in after.ringing(since: state) { ring(timer.name) }
          reducer(&state, event)
        })[0].moments.map(\.signs)
    }
  }

  private static func room(
    _ name: String, _ passes: @escaping (Kitchen, AppEvent, Int) -> Bool
  ) -> AppMistake {
    Mistake(name) { $0.play(on: WrongRoom(passes: passes)) }
  }

  private static func bell(
    _ name: String, runs: Int = 1, _ names: @escaping Ringing
  ) -> BellMistake {
    Mistake(name) { script in
      rings(
        script.play(
          on: WrongBell { reducer, state, event, ring in
            let before = state
            for _ in 0..<runs { reducer(&state, event) }
            names(before, state).forEach(ring)
          }))
    }
  }
}

extension AppEvent {
  fileprivate var isAdd: Bool { if case .addTapped = self { true } else { false } }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

private struct WrongRoom: ModelSide {
  var passes: (Kitchen, AppEvent, Int) -> Bool

  func atMost(
    _ count: Int, _ reducer: @escaping Reducer<Kitchen, AppEvent>
  ) -> Reducer<Kitchen, AppEvent> {
    { state, event in
      if passes(state, event, count) { reducer(&state, event) }
    }
  }
}

private struct WrongBell: ModelSide {
  var run: (Reducer<Kitchen, AppEvent>, inout Kitchen, AppEvent, _ ring: (String) -> Void) -> Void

  func bell(
    _ reducer: @escaping Reducer<Kitchen, AppEvent>, ring: @escaping (String) -> Void
  ) -> Reducer<Kitchen, AppEvent> {
    { state, event in run(reducer, &state, event, ring) }
  }
}
