extension [Call] {
  /// Makes the calls, one after the other, and gives their answers.
  public func play(on side: any HigherOrderReducersSide) -> [Answer] {
    map { $0.play(on: side) }
  }
}

extension Call {
  fileprivate func play(on side: any HigherOrderReducersSide) -> Answer {
    switch self {
    case .deleting(let positions, let primes):
      var primes = primes
      side.favoritePrimesReducer(&primes, deleting: positions)
      return .primes(primes)
    case .feed(let actions, let state, let inner, let clock):
      return .app(side.feed(actions, in: state, around: inner, clock: clock))
    case .logging(let knobs, let meter, let isQuoting):
      return .meter(side.logging(knobs, of: meter, quoting: isQuoting))
    case .loggingText(let text, let isAction):
      return .logged(side.logging(text, isAction: isAction))
    case .with(let number, let function): return side.with(number, function)
    case .withText(let text, let function): return side.with(text, function)
    case .compose(let outer, let inner, let number): return side.compose(outer, inner, number)
    case .composeTexts(let outer, let inner, let text): return side.compose(outer, inner, text)
    case .composeLayers(let action, let value):
      return side.composeLayers(action: action, value: value)
    case .enhanced(let actions, let state, let clock, let isReading):
      return .enhanced(side.enhanced(actions, in: state, clock: clock, reading: isReading))
    case .undoableApp(let actions, let state, let clock, let limit):
      let turns = side.undoableApp(actions, in: state, clock: clock, limit: limit)
      return .undoableApp(UndoableTurns(turns))
    case .filtering(let knobs, let meter, let allowed):
      return .meter(side.filtering(knobs, of: meter, allowing: allowed))
    case .filteringNumbers(let action, let value, let predicates):
      return .value(side.filtering(action, value: value, through: predicates))
    case .undo(let turns, let values, let limit):
      return .keys(side.undo(turns, from: values, limit: limit))
    case .undoWords(let limit, let longest):
      let words = UndoWords(limit: limit, longest: longest)
      return .presents(side.undo(words, limit: limit))
    case .history(let commands, let limits):
      return .keys(side.history(commands, limits: limits))
    case .stacks(let stacks, let turns, let meters):
      return .meter(side.stacks(stacks, turns, of: meters))
    case .store(let turns, let meters): return .store(side.store(turns, of: meters))
    case .sending(let last): return .presents(side.sending(turnsUpTo: last))
    case .storeValueIsWritable: return .writable(side.storeValueIsWritable)
    case .screen(let state, let actions): return .screen(side.screen(of: state, after: actions))
    case .apps(let count, let turns): return .moments(side.apps(count, turns))
    case .closedApp(let actions): return .gone(side.closedApp(actions))
    }
  }
}

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
      let app = startApp { shown.append(ShownScreen(place: place, lines: $0)) }
      apps.append(app.send)
      moments.append(moment(app.lineCount))
    }
    let clock = Clock(start: 0, tick: 60)
    // No script names an app that isn't there.
    for (index, turn) in turns.enumerated() where apps.indices.contains(turn.place) {
      let lineCount = apps[turn.place](turn.action, clock.time(ofAction: index))
      moments.append(moment(lineCount))
    }
    return moments
  }

  /// Whether nothing holds what an app's `show` held, once what sends was let go.
  func closedApp(_ actions: [UndoAction<AppAction>]) -> Bool {
    weak var last: Viewer?
    do {
      let viewer = Viewer()
      last = viewer
      let app = startApp { viewer.see($0) }
      let clock = Clock(start: 0, tick: 60)
      for (index, action) in actions.enumerated() {
        _ = app.send(action, clock.time(ofAction: index))
      }
    }
    return last == nil
  }
}

/// Whom an app is shown.
private final class Viewer {
  private var lines: [String] = []

  func see(_ lines: [String]) { self.lines = lines }
}

// The calls of `with` and `compose`. The functions that they are given write down that they run.

extension HigherOrderReducersSide {
  func with(_ number: Int, _ function: NumberFunction) -> Answer {
    var calls: [NumberFunction] = []
    let result = with(number) { number in
      calls.append(function)
      return function(number)
    }
    return .number(result, calls: calls)
  }

  func with(_ text: String, _ function: TextFunction) -> Answer {
    var calls: [TextFunction] = []
    let result = with(text) { text in
      calls.append(function)
      return function(text)
    }
    return .text(result, calls: calls)
  }

  func compose(_ outer: NumberFunction, _ inner: NumberFunction, _ number: Int) -> Answer {
    var calls: [NumberFunction] = []
    func watched(_ function: NumberFunction) -> (Int) -> Int {
      { number in
        calls.append(function)
        return function(number)
      }
    }
    let result = compose(watched(outer), watched(inner))(number)
    return .number(result, calls: calls)
  }

  func compose(_ outer: TextFunction, _ inner: TextFunction, _ text: String) -> Answer {
    var calls: [TextFunction] = []
    func watched(_ function: TextFunction) -> (String) -> String {
      { text in
        calls.append(function)
        return function(text)
      }
    }
    let result = compose(watched(outer), watched(inner))(text)
    return .text(result, calls: calls)
  }

  func composeLayers(action: Int, value: Int) -> Answer {
    var events: [LayerEvent] = []
    func layer(_ layer: ComposedLayer) -> NumberLayer {
      { reducer in
        events.append(.putOn(layer))
        return { value, action in
          events.append(.before(layer))
          reducer(&value, action)
          events.append(.after(layer))
        }
      }
    }
    let layered = compose(layer(.outer), layer(.inner))({ value, action in
      events.append(.reducer)
      value &+= action
    })
    var value = value
    layered(&value, action)
    return .layers(events, value: value)
  }
}

// The app within all of its layers, `undoable` the outermost.

extension HigherOrderReducersSide {
  func undoableApp(
    _ actions: [UndoAction<AppAction>], in state: UndoState<AppState>, clock: Clock, limit: Int
  ) -> [UndoableTurn] {
    var (state, time, layers) = (state, clock.start, LayerTurn?.none)
    let enhanced: Reducer<AppState, AppAction> = { state, action in
      let entryCount = state.activityFeed.count
      let lineCount = enhancedReducer(&state, action, at: time).lineCount
      layers = LayerTurn(
        entryCount: state.activityFeed.count &- entryCount &+ (layers?.entryCount ?? 0),
        lineCount: lineCount &+ (layers?.lineCount ?? 0))
    }
    let layered = undoable(enhanced, limit: limit)
    var order = UndoOrder(of: self)
    return actions.enumerated().map { index, action in
      (time, layers) = (clock.time(ofAction: index), nil)
      if order.isUndoable {
        order.arrange(&state)
        layered(&state, action)
        order.arrange(&state)
      } else if case .action(let action) = action {
        enhanced(&state.present, action)
      }
      return UndoableTurn(state: state, layers: layers, isUndoable: order.isUndoable)
    }
  }
}

/// How an exercise's `undoable` does its work, as it shows apart from the run.
private struct UndoOrder {
  /// Whether it runs the reducer that it is given.
  ///
  /// It comes last but one, and the app can be played from the first step on: as long as nothing is
  /// written there, each action would be lost in it. That is asked before a run and not in it, so that
  /// all of a run is played in one way, from wherever it goes on.
  let isUndoable: Bool
  private let pastIsReversed: Bool
  private let state: UndoState<AppState>
  private let reducer: Reducer<UndoState<AppState>, UndoAction<AppAction>>

  init(of side: some HigherOrderReducersSide) {
    var runs = false
    let counting: Reducer<AppState, AppAction> = { state, _ in
      runs = true
      state.count &+= 1
    }
    reducer = side.undoable(counting, limit: 2)
    var state = UndoState(present: AppState())
    for _ in 0..<2 { reducer(&state, .action(.counter(.incrTapped))) }
    self.state = state
    isUndoable = runs
    pastIsReversed = state.past.map(\.count) == [1, 0]
  }

  /// Asked only once something was undone: who hasn't written that yet may have it trap.
  private lazy var futureIsReversed: Bool = {
    var state = state
    for _ in 0..<2 { reducer(&state, .undo) }
    return state.future.map(\.count) == [1, 2]
  }()

  /// From the exercise's order to that of a trace and back. Which end of a list is the near one is the
  /// exercise's own, and no reason why its run should differ from another one: a trace has it last.
  mutating func arrange(_ state: inout UndoState<AppState>) {
    if state.past.count > 1, pastIsReversed { state.past.reverse() }
    if state.future.count > 1, futureIsReversed { state.future.reverse() }
  }
}

/// Writes down what goes through a layer.
final class Journal<Value: Equatable & Sendable, Action: Equatable & Sendable> {
  private(set) var events: [Event<Value, Action>] = []

  func write(_ event: Event<Value, Action>) { events.append(event) }

  /// Everything since the last time.
  func take() -> [Event<Value, Action>] {
    defer { events = [] }
    return events
  }

  /// The same reducer; each of its runs is written down.
  func watching(_ reducer: @escaping Reducer<Value, Action>) -> Reducer<Value, Action> {
    { value, action in
      self.events.append(.ran(value, action))
      reducer(&value, action)
    }
  }

  /// Sends actions through a reducer that has its layers on.
  ///
  /// - Parameter beforeEach: told the number of the action that comes next, from 0.
  func send(
    _ actions: [Action], through reducer: Reducer<Value, Action>, from initial: Value,
    beforeEach: (Int) -> Void = { _ in }
  ) {
    var value = initial
    for (index, action) in actions.enumerated() {
      beforeEach(index)
      reducer(&value, action)
      events.append(.became(value))
    }
  }
}
