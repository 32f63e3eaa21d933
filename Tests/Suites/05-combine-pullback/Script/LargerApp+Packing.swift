import Traces

extension Counters: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(left)
    writer.write(right)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(left: try reader.read(), right: try reader.read())
  }
}

extension LargerState: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(app)
    writer.write(counters)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(app: try reader.read(), counters: try reader.read())
  }
}

extension CounterAction: Packed {}

extension CountersAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .left(let action):
      writer.write(case: 0)
      writer.write(action)
    case .right(let action):
      writer.write(case: 1)
      writer.write(action)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .left(try reader.read())
    case 1: self = .right(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension LargerAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .app(let action):
      writer.write(case: 0)
      writer.write(action)
    case .counters(let action):
      writer.write(case: 1)
      writer.write(action)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .app(try reader.read())
    case 1: self = .counters(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
