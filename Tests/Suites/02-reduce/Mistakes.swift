import SuiteSupport

extension Suite {
  static var diagnoses: [Diagnosis] {
    reduceDiagnoses + replayDiagnoses + historyDiagnoses + undoingDiagnoses
  }

  /// Events to play, and where to start.
  struct Session {
    var events: [Model.Event]
    var initial: Int
  }

  /// Every short session, with values that neither the lesson nor a check has.
  static let sessions: [Session] = {
    let pool: [Model.Event] = [.increase, .decrease, .reset(to: 9), .reset(to: -4)]
    var sequences: [[Model.Event]] = [[]]
    var last = sequences
    for _ in 1...3 {
      last = last.flatMap { start in pool.map { start + [$0] } }
      sequences += last
    }
    return [6, -13].flatMap { initial in
      sequences.map { Session(events: $0, initial: initial) }
    }
  }()

  /// Later steps build on earlier ones: what goes wrong there may come from here.
  static var reducesRightly: Bool {
    [31, 32, -33].allSatisfy { state in
      [Model.Event.increase, .decrease, .reset(to: 9), .reset(to: -4)].allSatisfy {
        Exercise.reduce(state, $0) == Model.reduce(state, $0)
      }
    }
  }

  static var replaysRightly: Bool {
    reducesRightly
      && sessions.allSatisfy { session in
        Exercise.replay(session.events, from: session.initial)
          == Model.replay(session.events, from: session.initial)
      }
  }

  /// All samples at once, so that what the step builds on is asked once only.
  static func diagnosis<Outcome: Equatable>(
    of checks: [String], samples: [Session], if isMeant: @escaping () -> Bool,
    exercise: @escaping (Session) -> Outcome,
    mistakes: [(name: String, model: (Session) -> Outcome)]
  ) -> Diagnosis {
    Diagnosis(
      checks: checks, samples: [samples],
      exercise: { samples -> [Outcome]? in isMeant() ? samples.map(exercise) : nil },
      mistakes: mistakes.map { mistake in
        Mistake(mistake.name) { samples in samples.map(mistake.model) }
      })
  }
}
