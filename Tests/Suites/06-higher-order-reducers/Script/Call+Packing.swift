import Traces

extension Call: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .deleting(let positions, let primes):
      writer.write(case: 0)
      writer.write(positions)
      writer.write(primes)
    case .feed(let actions, let state, let inner, let clock):
      writer.write(case: 1)
      writer.write(actions)
      writer.write(state)
      writer.write(inner)
      writer.write(clock)
    case .logging(let knobs, let meter, let isQuoting):
      writer.write(case: 2)
      writer.write(knobs)
      writer.write(meter)
      writer.write(isQuoting)
    case .with(let number, let function):
      writer.write(case: 3)
      writer.write(number)
      writer.write(function)
    case .withText(let text, let function):
      writer.write(case: 4)
      writer.write(text)
      writer.write(function)
    case .compose(let outer, let inner, let number):
      writer.write(case: 5)
      writer.write(outer)
      writer.write(inner)
      writer.write(number)
    case .composeTexts(let outer, let inner, let text):
      writer.write(case: 6)
      writer.write(outer)
      writer.write(inner)
      writer.write(text)
    case .composeLayers(let action, let value):
      writer.write(case: 7)
      writer.write(action)
      writer.write(value)
    case .enhanced(let actions, let state, let clock):
      writer.write(case: 8)
      writer.write(actions)
      writer.write(state)
      writer.write(clock)
    case .filtering(let knobs, let meter, let allowed):
      writer.write(case: 9)
      writer.write(knobs)
      writer.write(meter)
      writer.write(allowed)
    case .filteringNumbers(let action, let value, let predicates):
      writer.write(case: 10)
      writer.write(action)
      writer.write(value)
      writer.write(predicates)
    case .undo(let turns, let values, let limit):
      writer.write(case: 11)
      writer.write(turns)
      writer.write(values)
      writer.write(limit)
    case .store(let turns, let meters):
      writer.write(case: 12)
      writer.write(turns)
      writer.write(meters)
    case .storeValueIsWritable: writer.write(case: 13)
    case .undoWords(let limit, let longest):
      writer.write(case: 14)
      writer.write(limit)
      writer.write(longest)
    case .stacks(let stacks, let turns, let meters):
      writer.write(case: 15)
      writer.write(stacks)
      writer.write(turns)
      writer.write(meters)
    case .sending(let last):
      writer.write(case: 16)
      writer.write(last)
    case .undoableApp(let actions, let state, let clock, let limit):
      writer.write(case: 17)
      writer.write(actions)
      writer.write(state)
      writer.write(clock)
      writer.write(limit)
    case .screen(let state, let actions):
      writer.write(case: 18)
      writer.write(state)
      writer.write(actions)
    case .apps(let count, let turns):
      writer.write(case: 19)
      writer.write(count)
      writer.write(turns)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .deleting(try reader.read(), from: try reader.read())
    case 1:
      self = .feed(
        try reader.read(), in: try reader.read(), around: try reader.read(),
        clock: try reader.read())
    case 2:
      self = .logging(try reader.read(), of: try reader.read(), quoting: try reader.read())
    case 3: self = .with(try reader.read(), try reader.read())
    case 4: self = .withText(try reader.read(), try reader.read())
    case 5: self = .compose(try reader.read(), try reader.read(), try reader.read())
    case 6: self = .composeTexts(try reader.read(), try reader.read(), try reader.read())
    case 7: self = .composeLayers(action: try reader.read(), value: try reader.read())
    case 8: self = .enhanced(try reader.read(), in: try reader.read(), clock: try reader.read())
    case 9:
      self = .filtering(try reader.read(), of: try reader.read(), allowing: try reader.read())
    case 10:
      self = .filteringNumbers(
        action: try reader.read(), value: try reader.read(), through: try reader.read())
    case 11: self = .undo(try reader.read(), from: try reader.read(), limit: try reader.read())
    case 12: self = .store(try reader.read(), of: try reader.read())
    case 13: self = .storeValueIsWritable
    case 14: self = .undoWords(limit: try reader.read(), longest: try reader.read())
    case 15: self = .stacks(try reader.read(), try reader.read(), of: try reader.read())
    case 16: self = .sending(turnsUpTo: try reader.read())
    case 17:
      self = .undoableApp(
        try reader.read(), in: try reader.read(), clock: try reader.read(),
        limit: try reader.read())
    case 18: self = .screen(of: try reader.read(), after: try reader.read())
    case 19: self = .apps(try reader.read(), try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Turn: Packed where Action: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(action)
    writer.write(place)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(try reader.read(), at: try reader.read())
  }
}

extension Clock: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(start)
    writer.write(tick)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(start: try reader.read(), tick: try reader.read())
  }
}

extension MeterLayer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .log(let name):
      writer.write(case: 0)
      writer.write(name)
    case .filter(let allowed):
      writer.write(case: 1)
      writer.write(allowed)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .log(try reader.read())
    case 1: self = .filter(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension InnerReducer: Packed {}

extension NumberFunction: Packed {}

extension TextFunction: Packed {}

extension NumberPredicate: Packed {}
