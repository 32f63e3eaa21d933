import Traces

extension Meter: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(level)
    writer.write(unit)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(level: try reader.read(), unit: try reader.read())
  }
}

extension Knob: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .turn(let steps):
      writer.write(case: 0)
      writer.write(steps)
    case .rename(let unit):
      writer.write(case: 1)
      writer.write(unit)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .turn(by: try reader.read())
    case 1: self = .rename(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Key: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .add(let number):
      writer.write(case: 0)
      writer.write(number)
    case .double: writer.write(case: 1)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .add(try reader.read())
    case 1: self = .double
    default: throw reader.unknownCase()
    }
  }
}

extension UndoAction: Packed where Action: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .action(let action):
      writer.write(case: 0)
      writer.write(action)
    case .undo: writer.write(case: 1)
    case .redo: writer.write(case: 2)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .action(try reader.read())
    case 1: self = .undo
    case 2: self = .redo
    default: throw reader.unknownCase()
    }
  }
}
