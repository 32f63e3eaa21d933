import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var enhancedDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["enhanced.records", "enhanced.logs"], scripts: [enhancedScript],
        seeing: enhanced,
        mistakes: [
          mistake("enhanced-lacks-a-layer", WrongEnhanced(records: 0, lines: 0)),
          mistake("enhanced-lacks-a-layer", WrongEnhanced(records: 0)),
          mistake("enhanced-lacks-a-layer", WrongEnhanced(lines: 0)),
          mistake("enhanced-layer-twice", WrongEnhanced(lines: 2)),
          mistake("enhanced-layer-twice", WrongEnhanced(records: 2)),
          mistake("enhanced-layer-twice", WrongEnhanced(records: 2, lines: 2)),
          mistake("clock-not-asked", remembers: true, WrongEnhanced(time: Clock.unknownTime)),
          // The first action of all is at this time.
          mistake("clock-not-asked", remembers: true, WrongEnhanced(time: wall.time(ofAction: 0))),
        ])
    ]
  }

  /// Times that no check has set, and none twice.
  private static let wall = Clock(start: 6_994, tick: 13)

  private static let actions = Model.actions + Model.actions.reversed()

  /// In all states; and the diary on its own, for if that is to blame, step 2 tells of it.
  private static var enhancedScript: [Call] {
    let save = AppAction.primeModal(.saveFavoritePrimeTapped)
    return Model.states.map { .enhanced(actions, in: $0, clock: wall) } + [
      .feed([save, save], in: AppState(count: 2), around: .app, clock: .diagnostic)
    ]
  }

  private static func enhanced(_ trace: [Answer]) -> [Enhanced] {
    let times = Set((0..<actions.count).map { wall.time(ofAction: $0) })
    return trace.map { answer in
      Enhanced(
        turns: answer.enhanced.map { turn in
          EnhancedTurn(
            state: turn.state.withTimes { times.contains($0) }, lineCount: turn.lineCount)
        }, feeds: answer.feeds)
    }
  }

  private static func mistake(
    _ name: String, remembers: Bool = false, _ side: WrongEnhanced
  ) -> Mistake<[Call], [Enhanced]> {
    Mistake(name, remembers: remembers) { enhanced($0.play(on: side)) }
  }
}

private struct Enhanced: Equatable {
  var turns: [EnhancedTurn]
  var feeds: [[AppState.Activity]]
}

/// What the layers around the app make of an action.
private struct WrongEnhanced: ModelSide {
  var records = 1
  var time: Double?
  var lines = 1

  func enhancedReducer(_ state: inout AppState, _ action: AppAction, at now: Double) -> Int {
    for _ in 0..<records {
      state.activityFeed += Model.entries(of: action, in: state) { time ?? now }
    }
    appReducer(&state, action)
    return lines
  }
}
