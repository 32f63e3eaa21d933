// The calls in which actions go through layers.

extension HigherOrderReducersSide {
  func feed(
    _ actions: [AppAction], in state: AppState, around inner: InnerReducer, clock: Clock
  ) -> [Event<AppState, AppAction>] {
    let journal = Journal<AppState, AppAction>()
    var time = clock.start
    let reducer: Reducer<AppState, AppAction> =
      switch inner {
      case .app: appReducer
      case .idle: { _, _ in }
      case .clearing: { state, _ in state.activityFeed = [] }
      case .diary: activityFeed(appReducer, now: { time })
      }
    let layered = activityFeed(journal.watching(reducer), now: { time })
    journal.send(actions, through: layered, from: state) { time = clock.time(ofAction: $0) }
    return journal.events
  }

  func logging(
    _ knobs: [Knob], of meter: Meter, quoting isQuoting: Bool
  ) -> [Event<Meter, Knob>] {
    let journal = Journal<Meter, Knob>()
    let layered = logging(
      journal.watching(meterReducer), log: { journal.write(.logged(isQuoting ? $0 : nil)) })
    journal.send(knobs, through: layered, from: meter)
    return journal.events
  }

  func logging(_ text: String, isAction: Bool) -> [String] {
    var lines: [String] = []
    if isAction {
      let counting: Reducer<Int, String> = { count, _ in count &+= 1 }
      var count = 0
      logging(counting, log: { lines.append($0) })(&count, text)
    } else {
      let naming: Reducer<String, Int> = { name, _ in name = text }
      var name = ""
      logging(naming, log: { lines.append($0) })(&name, 1)
    }
    return lines
  }

  func enhanced(
    _ actions: [AppAction], in state: AppState, clock: Clock, reading isReading: Bool
  ) -> [EnhancedTurn] {
    var state = state
    return actions.enumerated().map { index, action in
      let lines = enhancedReducer(&state, action, at: clock.time(ofAction: index))
      return EnhancedTurn(
        state: state, lineCount: lines.lineCount, isTold: isReading ? lines.isTold() : nil)
    }
  }

  func filtering(
    _ knobs: [Knob], of meter: Meter, allowing allowed: [Knob]
  ) -> [Event<Meter, Knob>] {
    let journal = Journal<Meter, Knob>()
    let layered = filterActions { allowed.contains($0) }(journal.watching(meterReducer))
    journal.send(knobs, through: layered, from: meter)
    return journal.events
  }

  func filtering(_ action: Int, value: Int, through predicates: [NumberPredicate]) -> Int {
    var value = value
    let adding: Reducer<Int, Int> = { value, action in value &+= action }
    let filtered = predicates.reduce(adding) { reducer, predicate in
      filterActions { predicate($0) }(reducer)
    }
    filtered(&value, action)
    return value
  }

  func undo(
    _ turns: [Turn<UndoAction<Key>>], from values: [Int], limit: Int
  ) -> [Event<Int, Key>] {
    let journal = Journal<Int, Key>()
    let start = undoable(journal.watching(keyReducer), limits: [limit])
    let histories = values.map { start($0) }
    // No script names a history that isn't there.
    for turn in turns where histories.indices.contains(turn.place) {
      journal.write(.became(histories[turn.place].perform(turn.action, 0)))
    }
    return journal.events
  }

  /// The present after each word: the history after a word goes on in several ways.
  func undo(_ words: UndoWords, limit: Int) -> [Int] {
    let start = undoable(keyReducer, limits: [limit])(0)
    var histories: [History] = []
    return words.all.map { word in
      let history = (word.parent.map { histories[$0] } ?? start).copy()
      histories.append(history)
      return history.perform(word.letter, 0)
    }
  }

  func history(_ commands: [HistoryCommand], limits: [Int]) -> [Event<Int, Key>] {
    let journal = Journal<Int, Key>()
    var present = 10
    let history = undoable(journal.watching(keyReducer), limits: limits)(present)
    for command in commands {
      switch command {
      // No script names a layer that isn't there.
      case .send(let action, let layer) where limits.indices.contains(layer):
        present = history.perform(action, layer)
      case .send: break
      case .write(let number):
        history.write(number)
        present = number
      }
      journal.write(.became(present))
    }
    return journal.events
  }

  func stacks(
    _ stacks: [[MeterLayer]], _ turns: [Turn<Knob>], of meters: [Meter]
  ) -> [Event<Meter, Knob>] {
    let journal = Journal<Meter, Knob>()
    var filters: [(allowed: [Knob], layer: Layer<Meter, Knob>)] = []
    func filter(_ allowed: [Knob]) -> Layer<Meter, Knob> {
      if let known = filters.first(where: { $0.allowed == allowed }) { return known.layer }
      let layer: Layer<Meter, Knob> = filterActions { allowed.contains($0) }
      filters.append((allowed, layer))
      return layer
    }
    var layered: [Reducer<Meter, Knob>] = []
    for layers in stacks {
      var reducer = journal.watching(meterReducer)
      if !layered.isEmpty { reducer = journal.watching(backwardMeterReducer) }
      for layer in layers {
        switch layer {
        case .log(let name):
          reducer = logging(reducer, log: { _ in journal.write(.logged(name)) })
        case .filter(let allowed): reducer = filter(allowed)(reducer)
        }
      }
      layered.append(reducer)
    }
    var meters = meters
    // No script names a stack that isn't there.
    for turn in turns
    where layered.indices.contains(turn.place) && meters.indices.contains(turn.place) {
      layered[turn.place](&meters[turn.place], turn.action)
      journal.write(.became(meters[turn.place]))
    }
    return journal.events
  }

  /// The store's level after each.
  func sending(turnsUpTo last: Int) -> [Int] {
    let store = store(initialValue: Meter(), reducer: meterReducer)
    return (0..<last).map { number in
      store.send(.turn(by: number + 1))
      return store.value().level
    }
  }

  func store(_ turns: [Turn<StoreCommand>], of meters: [Meter]) -> [StoreMoment] {
    let journal = Journal<Meter, Knob>()
    var stores: [StoreParts<Meter, Knob>?] = meters.map {
      store(initialValue: $0, reducer: journal.watching(meterReducer))
    }
    var (heard, count, values): ([Heard]?, Int, [Meter]) = ([], 0, meters)
    func moment(isGone: Bool? = nil) -> StoreMoment {
      defer { heard = heard.map { _ in [] } }
      for (place, store) in stores.enumerated() { values[place] = store?.value() ?? values[place] }
      return StoreMoment(runs: journal.take(), heard: heard, values: values, isGone: isGone)
    }
    /// The observer asks for the store only when it is told, so that it doesn't hold it.
    func subscribe(to place: Int) {
      count += 1
      let isSubscribed = stores[place]?.subscribe { [count] value in
        let seen = stores[place]?.value() ?? value
        heard?.append(Heard(observer: count, value: value, seen: seen))
      }
      if isSubscribed == false { heard = nil }
    }
    var moments = [moment()]
    // No script names a store that isn't there.
    for turn in turns where stores.indices.contains(turn.place) {
      var isGone: Bool?
      switch turn.action {
      case .subscribe: subscribe(to: turn.place)
      case .send(let knob): stores[turn.place]?.send(knob)
      case .release:
        let asked = stores[turn.place]?.isGone
        stores[turn.place] = nil
        isGone = asked?()
      }
      moments.append(moment(isGone: isGone))
    }
    // Observers and stores hold each other by this list.
    stores = []
    return moments
  }
}
