import Traces

extension Awaited: Packed where Action: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .server(let username, let password):
      writer.write(case: 0)
      writer.write(username)
      writer.write(password)
    case .clock(let seconds, let then):
      writer.write(case: 1)
      writer.write(seconds)
      writer.write(then)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .server(username: try reader.read(), password: try reader.read())
    case 1: self = .clock(seconds: try reader.read(), then: try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension RunEvent: Packed where Action: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .send(let action):
      writer.write(case: 0)
      writer.write(action)
    case .answer(let result, let place):
      writer.write(case: 1)
      writer.write(result)
      writer.write(place)
    case .pass(let seconds):
      writer.write(case: 2)
      writer.write(seconds)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .send(try reader.read())
    case 1: self = .answer(try reader.read(), to: try reader.read())
    case 2: self = .pass(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension RunMoment: Packed where Value: Packed, Action: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(actions)
    writer.write(value)
    writer.write(awaited)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      actions: try reader.read(), value: try reader.read(), awaited: try reader.read())
  }
}
