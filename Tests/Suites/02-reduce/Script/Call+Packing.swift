import Traces

extension Event: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .increase: writer.write(case: 0)
    case .decrease: writer.write(case: 1)
    case .reset(let value):
      writer.write(case: 2)
      writer.write(value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .increase
    case 1: self = .decrease
    case 2: self = .reset(to: try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Call: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .reduce(let start, let event):
      writer.write(case: 0)
      writer.write(start)
      writer.write(event)
    case .replay(let events, let start):
      writer.write(case: 1)
      writer.write(events)
      writer.write(start)
    case .history(let events, let start):
      writer.write(case: 2)
      writer.write(events)
      writer.write(start)
    case .undoing(let count, let events, let start):
      writer.write(case: 3)
      writer.write(count)
      writer.write(events)
      writer.write(start)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .reduce(try reader.read(), try reader.read())
    case 1: self = .replay(try reader.read(), from: try reader.read())
    case 2: self = .history(of: try reader.read(), from: try reader.read())
    case 3:
      self = .undoing(last: try reader.read(), of: try reader.read(), from: try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Start: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .state(let state):
      writer.write(case: 0)
      writer.write(state)
    case .answer(let index):
      writer.write(case: 1)
      writer.write(index)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .state(try reader.read())
    case 1: self = .answer(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .state(let state):
      writer.write(case: 0)
      writer.write(state)
    case .states(let states):
      writer.write(case: 1)
      writer.write(states)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .state(try reader.read())
    case 1: self = .states(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
