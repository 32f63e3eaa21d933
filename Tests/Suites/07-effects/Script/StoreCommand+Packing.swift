import Traces

extension Manner: Packed {}

extension StoreCommand: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .send(let deed):
      writer.write(case: 0)
      writer.write(deed)
    case .answer(let number, let result):
      writer.write(case: 1)
      writer.write(number)
      writer.write(result)
    case .ring(let number):
      writer.write(case: 2)
      writer.write(number)
    case .other(let command):
      writer.write(case: 3)
      writer.write(command)
    case .release: writer.write(case: 4)
    case .value: writer.write(case: 5)
    case .isGone: writer.write(case: 6)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .send(try reader.read())
    case 1: self = .answer(try reader.read(), try reader.read())
    case 2: self = .ring(try reader.read())
    case 3: self = .other(try reader.read())
    case 4: self = .release
    case 5: self = .value
    case 6: self = .isGone
    default: throw reader.unknownCase()
    }
  }
}

extension StoreEvent: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .ran(let name):
      writer.write(case: 0)
      writer.write(name)
    case .asked(let username, let password):
      writer.write(case: 1)
      writer.write(username)
      writer.write(password)
    case .waits(let seconds):
      writer.write(case: 2)
      writer.write(seconds)
    case .found(let value):
      writer.write(case: 3)
      writer.write(value)
    case .value(let value):
      writer.write(case: 4)
      writer.write(value)
    case .isGone(let isGone):
      writer.write(case: 5)
      writer.write(isGone)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .ran(try reader.read())
    case 1: self = .asked(username: try reader.read(), password: try reader.read())
    case 2: self = .waits(try reader.read())
    case 3: self = .found(try reader.read())
    case 4: self = .value(try reader.read())
    case 5: self = .isGone(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
