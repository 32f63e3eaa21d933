import Traces

extension Outcome: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(calls)
    writer.write(dispatched)
    writer.write(answer)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      calls: try reader.read(), dispatched: try reader.read(), answer: try reader.read())
  }
}

extension Call: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(observer)
    writer.write(told)
    writer.write(seen)
    writer.write(isReplay)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      of: try reader.read(), told: try reader.read(), seen: try reader.read(),
      isReplay: try reader.read())
  }
}

extension Told: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(old)
    writer.write(new)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(old: try reader.read(), new: try reader.read())
  }
}

extension Answer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .state(let state):
      writer.write(case: 0)
      writer.write(state)
    case .lines(let lines):
      writer.write(case: 1)
      writer.write(lines)
    case .redraws(let redraws):
      writer.write(case: 2)
      writer.write(redraws)
    case .truth(let isTrue):
      writer.write(case: 3)
      writer.write(isTrue)
    case .count(let count):
      writer.write(case: 4)
      writer.write(count)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .state(try reader.read())
    case 1: self = .lines(try reader.read())
    case 2: self = .redraws(try reader.read())
    case 3: self = .truth(try reader.read())
    case 4: self = .count(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
