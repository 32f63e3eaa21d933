import Traces

extension AppEvent: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .send(let action):
      writer.write(case: 0)
      writer.write(action)
    case .answer(let number, let result):
      writer.write(case: 1)
      writer.write(number)
      writer.write(result)
    case .pass(let seconds):
      writer.write(case: 2)
      writer.write(seconds)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .send(try reader.read())
    case 1: self = .answer(try reader.read(), try reader.read())
    case 2: self = .pass(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension AppRequest: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(username)
    writer.write(password)
    writer.write(answerCount)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      username: try reader.read(), password: try reader.read(), answerCount: try reader.read())
  }
}

extension AppMoment: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(state)
    writer.write(requests)
    writer.write(bells)
    writer.write(runs)
    writer.write(hasStore)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      state: try reader.read(), requests: try reader.read(), bells: try reader.read(),
      runs: try reader.read(), hasStore: try reader.read())
  }
}
