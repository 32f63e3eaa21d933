import Traces

extension Script: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(initial)
    writer.write(commands)
    writer.write(reactions)
    writer.write(readsState)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      initial: try reader.read(), commands: try reader.read(), reactions: try reader.read(),
      readsState: try reader.read())
  }
}

extension Reaction: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(observer)
    writer.write(occasion)
    writer.write(commands)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(of: try reader.read(), when: try reader.read(), try reader.read())
  }
}

extension Occasion: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .call(let number):
      writer.write(case: 0)
      writer.write(number)
    case .loading: writer.write(case: 1)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .call(try reader.read())
    case 1: self = .loading
    default: throw reader.unknownCase()
    }
  }
}
