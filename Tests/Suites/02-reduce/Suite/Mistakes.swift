import ReduceScript
import SuiteSupport

extension Suite {
  package static var diagnoses: [Diagnosis<Suite>] {
    reduceDiagnoses + replayDiagnoses + historyDiagnoses + undoingDiagnoses
  }

  /// Events to play, and where to start.
  struct Session {
    var events: [Event]
    var initial: Int
  }

  /// Every short session, with values that neither the lesson nor a check has.
  static let sessions: [Session] = {
    let pool: [Event] = [.increase, .decrease, .reset(to: 9), .reset(to: -4)]
    var sequences: [[Event]] = [[]]
    var last = sequences
    for _ in 1...3 {
      last = last.flatMap { start in pool.map { start + [$0] } }
      sequences += last
    }
    return [6, -13].flatMap { initial in
      sequences.map { Session(events: $0, initial: initial) }
    }
  }()

  /// A diagnosis that asks all samples at once, so that what the step builds on is asked once only.
  ///
  /// - Parameters:
  ///   - isMeant: whether it says anything about this exercise.
  ///   - exercise: what the exercise makes of the samples.
  static func diagnosis<Sample, Outcome: Equatable>(
    of checks: [String], samples: [Sample],
    if isMeant: @escaping (Bench<Suite>) throws -> Bool = { _ in true },
    exercise: @escaping (Bench<Suite>, [Sample]) throws -> [Outcome],
    mistakes: [(name: String, model: (Sample) -> Outcome)]
  ) -> Diagnosis<Suite> {
    Diagnosis(
      checks: checks, samples: [samples],
      exercise: { bench, samples -> [Outcome]? in
        try isMeant(bench) ? try exercise(bench, samples) : nil
      },
      mistakes: mistakes.map { mistake in
        Mistake(mistake.name) { samples in samples.map(mistake.model) }
      })
  }
}

extension Bench<Suite> {
  func replays(_ sessions: [Suite.Session]) throws -> [Int] {
    try trace(of: sessions.map { .replay($0.events, from: .state($0.initial)) }).states
  }

  func histories(_ sessions: [Suite.Session]) throws -> [[Int]] {
    try trace(of: sessions.map { .history(of: $0.events, from: .state($0.initial)) }).histories
  }

  /// Later steps build on earlier ones: what goes wrong there may come from here.
  func reducesRightly() throws -> Bool {
    let script = [31, 32, -33].flatMap { state in
      [Event.increase, .decrease, .reset(to: 9), .reset(to: -4)].map {
        Call.reduce(.state(state), $0)
      }
    }
    return try trace(of: script) == Suite.model(script)
  }

  func replaysRightly() throws -> Bool {
    guard try reducesRightly() else { return false }
    return try replays(Suite.sessions)
      == Suite.sessions.map { Model.replay($0.events, from: $0.initial) }
  }
}
