import ReduceScript
import SuiteSupport

extension Suite {
  static var replayDiagnoses: [Diagnosis<Suite>] {
    let checks = ["replay.in-order", "replay.from-initial"]
    return [
      diagnosis(
        of: checks, samples: sessions, if: { try $0.reducesRightly() },
        exercise: { try $0.replays($1) },
        mistakes: [
          ("replay-gives-initial", { $0.initial }),
          ("replay-first-event-only", { replay($0.events.prefix(1), from: $0.initial) }),
          ("replay-last-event-only", { replay($0.events.suffix(1), from: $0.initial) }),
          ("replay-backwards", { replay($0.events.reversed(), from: $0.initial) }),
          ("replay-leaves-out-first", { replay($0.events.dropFirst(), from: $0.initial) }),
          ("replay-leaves-out-last", { replay($0.events.dropLast(), from: $0.initial) }),
          ("replay-from-zero", { replay($0.events, from: 0) }),
          ("replay-adds-initial", { $0.initial + replay($0.events, from: 0) }),
          (
            "replay-nothing-gives-zero",
            { $0.events.isEmpty ? 0 : replay($0.events, from: $0.initial) }
          ),
          (
            "replay-skips-resets",
            { replay($0.events.filter { !isReset($0) }, from: $0.initial) }
          ),
          (
            "replay-stops-at-reset", { replay($0.events.prefix { !isReset($0) }, from: $0.initial) }
          ),
          ("replay-stops-at-reset", { replay(upToReset($0.events), from: $0.initial) }),
        ]),
      Diagnosis(
        printing: "replay-prints", check: "replay.silent",
        scripts: spoken.map { [.replay($0.events, from: .state($0.initial))] }),
      // The first call brings a hidden number to a known value.
      Diagnosis(
        checks: checks + ["replay.interleaved"],
        samples: [[Session(events: [.reset(to: 70)], initial: 4)] + sessions],
        exercise: { bench, sessions -> [Int]? in
          try bench.reducesRightly() ? try bench.replays(sessions) : nil
        },
        mistakes: [
          Mistake("replay-goes-on", remembers: true) { sessions in
            var number = 0
            return sessions.map { session in
              number = replay(session.events, from: number)
              return number
            }
          }
        ]),
    ]
  }

  /// Sessions with events of each kind.
  static let spoken = [
    [.increase], [.decrease, .increase], [.reset(to: 7)], [.reset(to: -2), .decrease],
  ].map { Session(events: $0, initial: 26) }

  static func isReset(_ event: Event) -> Bool {
    if case .reset = event { true } else { false }
  }

  /// The events up to the first reset, with it.
  static func upToReset(_ events: [Event]) -> ArraySlice<Event> {
    events.firstIndex(where: isReset).map { events[...$0] } ?? events[...]
  }

  static func replay<Events: Sequence<Event>>(_ events: Events, from initial: Int) -> Int {
    Model.replay(Array(events), from: initial)
  }
}
