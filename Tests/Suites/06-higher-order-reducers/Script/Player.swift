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
    case .with(let number, let function): return side.with(number, function)
    case .withText(let text, let function): return side.with(text, function)
    case .compose(let outer, let inner, let number): return side.compose(outer, inner, number)
    case .composeTexts(let outer, let inner, let text): return side.compose(outer, inner, text)
    case .composeLayers(let action, let value):
      return side.composeLayers(action: action, value: value)
    case .enhanced(let actions, let state, let clock):
      return .enhanced(side.enhanced(actions, in: state, clock: clock))
    case .undoableApp(let actions, let state, let clock, let limit):
      return .undoableApp(side.undoableApp(actions, in: state, clock: clock, limit: limit))
    case .filtering(let knobs, let meter, let allowed):
      return .meter(side.filtering(knobs, of: meter, allowing: allowed))
    case .filteringNumbers(let action, let value, let predicates):
      return .value(side.filtering(action, value: value, through: predicates))
    case .undo(let turns, let values, let limit):
      return .keys(side.undo(turns, from: values, limit: limit))
    case .undoWords(let limit, let longest):
      let words = UndoWords(limit: limit, longest: longest)
      return .presents(side.undo(words, limit: limit))
    case .stacks(let stacks, let turns, let meters):
      return .meter(side.stacks(stacks, turns, of: meters))
    case .store(let turns, let meters): return .meter(side.store(turns, of: meters))
    case .sending(let last): return .presents(side.sending(turnsUpTo: last))
    case .storeValueIsWritable: return .writable(side.storeValueIsWritable)
    case .screen(let state, let actions): return .screen(side.screen(of: state, after: actions))
    case .apps(let count, let turns): return .moments(side.apps(count, turns))
    }
  }
}
