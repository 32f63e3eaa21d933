import Traces

extension Answer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .primes(let primes):
      writer.write(case: 0)
      writer.write(primes)
    case .app(let events):
      writer.write(case: 1)
      writer.write(events)
    case .meter(let events):
      writer.write(case: 2)
      writer.write(events)
    case .keys(let events):
      writer.write(case: 3)
      writer.write(events)
    case .value(let value):
      writer.write(case: 4)
      writer.write(value)
    case .number(let number, let calls):
      writer.write(case: 5)
      writer.write(number)
      writer.write(calls)
    case .text(let text, let calls):
      writer.write(case: 6)
      writer.write(text)
      writer.write(calls)
    case .layers(let events, let value):
      writer.write(case: 7)
      writer.write(events)
      writer.write(value)
    case .enhanced(let turns):
      writer.write(case: 8)
      writer.write(turns)
    case .writable(let isWritable):
      writer.write(case: 9)
      writer.write(isWritable)
    case .presents(let presents):
      writer.write(case: 10)
      writer.write(presents)
    case .undoableApp(let turns):
      writer.write(case: 11)
      turns.pack(into: &writer)
    case .screen(let lines):
      writer.write(case: 12)
      writer.write(lines)
    case .moments(let moments):
      writer.write(case: 13)
      writer.write(moments)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .primes(try reader.read())
    case 1: self = .app(try reader.read())
    case 2: self = .meter(try reader.read())
    case 3: self = .keys(try reader.read())
    case 4: self = .value(try reader.read())
    case 5: self = .number(try reader.read(), calls: try reader.read())
    case 6: self = .text(try reader.read(), calls: try reader.read())
    case 7: self = .layers(try reader.read(), value: try reader.read())
    case 8: self = .enhanced(try reader.read())
    case 9: self = .writable(try reader.read())
    case 10: self = .presents(try reader.read())
    case 11: self = .undoableApp(try [UndoableTurn](from: &reader))
    case 12: self = .screen(try reader.read())
    case 13: self = .moments(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Event: Packed where Value: Packed, Action: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .ran(let value, let action):
      writer.write(case: 0)
      writer.write(value)
      writer.write(action)
    case .logged(let text):
      writer.write(case: 1)
      writer.write(text)
    case .became(let value):
      writer.write(case: 2)
      writer.write(value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .ran(try reader.read(), try reader.read())
    case 1: self = .logged(try reader.read())
    case 2: self = .became(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension LayerEvent: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .putOn(let layer):
      writer.write(case: 0)
      writer.write(layer)
    case .before(let layer):
      writer.write(case: 1)
      writer.write(layer)
    case .reducer: writer.write(case: 2)
    case .after(let layer):
      writer.write(case: 3)
      writer.write(layer)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .putOn(try reader.read())
    case 1: self = .before(try reader.read())
    case 2: self = .reducer
    case 3: self = .after(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension ComposedLayer: Packed {}

extension EnhancedTurn: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(state)
    writer.write(lineCount)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(state: try reader.read(), lineCount: try reader.read())
  }
}

extension AppMoment: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(shown)
    writer.write(lineCount)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(shown: try reader.read(), lineCount: try reader.read())
  }
}

extension ShownScreen: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(place)
    writer.write(lines)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(place: try reader.read(), lines: try reader.read())
  }
}
