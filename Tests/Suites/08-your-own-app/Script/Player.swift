extension [Call] {
  /// Does what the script says, call by call.
  public func play(on side: some YourOwnAppSide) -> [Answer] {
    map { call in
      switch call {
      case .reducing(let turns, let kitchens, let layers):
        .moments(side.reducing(turns, kitchens: kitchens, layers: layers))
      case .numbers(let turns, let shelf): .numbers(side.numbers(turns, in: shelf))
      case .texts(let turns, let parts): .texts(side.texts(turns, in: parts))
      case .started(let turns, let kitchens): .moments(side.started(turns, kitchens: kitchens))
      case .tested(let candidate): .verdict(side.kitchenWorks(side.reducer(of: candidate)))
      }
    }
  }
}

/// Writes down what a kitchen does for others to see.
private final class Journal {
  private var signs: [Sign] = []
  /// In which kitchen something happens just now.
  var kitchen = 0

  func write(_ sign: Sign) { signs.append(sign) }

  /// Everything since the last time.
  func take() -> [Sign] {
    defer { signs = [] }
    return signs
  }
}

// No script has more than two kitchens, or names one that isn't there.
extension YourOwnAppSide {
  fileprivate func reducing(_ turns: [Turn], kitchens: Int, layers: [Layer]) -> [Moment] {
    let journal = Journal()
    let reducer = layered(layers, journal)
    var states: [State] = []
    for _ in 0..<min(max(kitchens, 0), 2) { states.append(initialState) }
    var moments = [Moment(signs: journal.take(), screens: states.map { screen(of: $0) })]
    for turn in turns where states.indices.contains(turn.kitchen) {
      journal.kitchen = turn.kitchen
      reducer(&states[turn.kitchen], event(turn.event))
      moments.append(Moment(signs: journal.take(), screens: states.map { screen(of: $0) }))
    }
    return moments
  }

  private func layered(_ layers: [Layer], _ journal: Journal) -> Reducer<State, Event> {
    guard !layers.isEmpty else { return { self.appReducer(&$0, $1) } }
    let watched: Reducer<State, Event> = { state, event in
      journal.write(.ran)
      self.appReducer(&state, event)
    }
    return layers.reduce(watched) { reducer, layer in
      switch layer {
      case .atMost(let count): atMost(count, reducer)
      case .bell:
        bell(reducer, ring: { journal.write(.rang($0, kitchen: journal.kitchen)) })
      }
    }
  }

  fileprivate func started(_ turns: [Turn], kitchens: Int) -> [Moment] {
    let journal = Journal()
    var moments: [Moment] = []
    var sends: [(Event) -> Void] = []
    for kitchen in 0..<min(max(kitchens, 0), 2) {
      sends.append(
        startKitchen(
          show: { journal.write(.shown($0, kitchen: kitchen)) },
          ring: { journal.write(.rang($0, kitchen: kitchen)) }))
      moments.append(Moment(signs: journal.take()))
    }
    for turn in turns where sends.indices.contains(turn.kitchen) {
      sends[turn.kitchen](event(turn.event))
      moments.append(Moment(signs: journal.take()))
    }
    return moments
  }
}
