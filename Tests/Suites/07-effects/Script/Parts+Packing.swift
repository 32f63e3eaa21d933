import Traces

extension SeenEffect: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .logIn(let id, let username, let password, let then):
      writer.write(case: 0)
      writer.write(id)
      writer.write(username)
      writer.write(password)
      writer.write(then)
    case .wait(let id, let seconds, let then):
      writer.write(case: 1)
      writer.write(id)
      writer.write(seconds)
      writer.write(then)
    case .cancel(let id):
      writer.write(case: 2)
      writer.write(id)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0:
      self = .logIn(
        id: try reader.read(), username: try reader.read(), password: try reader.read(),
        then: try reader.read())
    case 1:
      self = .wait(id: try reader.read(), seconds: try reader.read(), then: try reader.read())
    case 2: self = .cancel(id: try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Mapping: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(wish)
    writer.write(name)
    writer.write(isRight)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(try reader.read(), name: try reader.read(), isRight: try reader.read())
  }
}

extension PartsMoment: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(board)
    writer.write(effects)
    writer.write(runs)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(board: try reader.read(), effects: try reader.read(), runs: try reader.read())
  }
}
