// The whole app, seen from where its user is.

extension HigherOrderReducersSide {
  func apps(_ count: Int, _ turns: [Turn<UndoAction<AppAction>>]) -> [AppMoment] {
    var shown: [ShownScreen] = []
    func moment(_ lineCount: Int = 0) -> AppMoment {
      defer { shown = [] }
      return AppMoment(shown: shown, lineCount: lineCount)
    }
    var moments: [AppMoment] = []
    var apps: [RunningApp] = []
    // No script starts more.
    for place in 0..<min(count, 2) {
      apps.append(startApp { shown.append(ShownScreen(place: place, lines: $0)) })
      moments.append(moment())
    }
    let clock = Clock(start: 0, tick: 60)
    // No script names an app that isn't there.
    for (index, turn) in turns.enumerated() where apps.indices.contains(turn.place) {
      let lineCount = apps[turn.place](turn.action, clock.time(ofAction: index))
      moments.append(moment(lineCount))
    }
    return moments
  }
}
