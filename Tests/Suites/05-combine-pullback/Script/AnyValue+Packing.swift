import Traces

extension AnyValue: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .list(let value):
      writer.write(case: 0)
      writer.write(value)
    case .room(let value):
      writer.write(case: 1)
      writer.write(value)
    case .house(let value):
      writer.write(case: 2)
      writer.write(value)
    case .street(let value):
      writer.write(case: 3)
      writer.write(value)
    case .settings(let value):
      writer.write(case: 4)
      writer.write(value)
    case .pokemonList(let value):
      writer.write(case: 5)
      writer.write(value)
    case .favorites(let value):
      writer.write(case: 6)
      writer.write(value)
    case .app(let value):
      writer.write(case: 7)
      writer.write(value)
    case .counters(let value):
      writer.write(case: 8)
      writer.write(value)
    case .larger(let value):
      writer.write(case: 9)
      writer.write(value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .list(try reader.read())
    case 1: self = .room(try reader.read())
    case 2: self = .house(try reader.read())
    case 3: self = .street(try reader.read())
    case 4: self = .settings(try reader.read())
    case 5: self = .pokemonList(try reader.read())
    case 6: self = .favorites(try reader.read())
    case 7: self = .app(try reader.read())
    case 8: self = .counters(try reader.read())
    case 9: self = .larger(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension AnyAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .number(let action):
      writer.write(case: 0)
      writer.write(action)
    case .room(let action):
      writer.write(case: 1)
      writer.write(action)
    case .house(let action):
      writer.write(case: 2)
      writer.write(action)
    case .street(let action):
      writer.write(case: 3)
      writer.write(action)
    case .account(let action):
      writer.write(case: 4)
      writer.write(action)
    case .pokemonList(let action):
      writer.write(case: 5)
      writer.write(action)
    case .favorites(let action):
      writer.write(case: 6)
      writer.write(action)
    case .app(let action):
      writer.write(case: 7)
      writer.write(action)
    case .counters(let action):
      writer.write(case: 8)
      writer.write(action)
    case .larger(let action):
      writer.write(case: 9)
      writer.write(action)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .number(try reader.read())
    case 1: self = .room(try reader.read())
    case 2: self = .house(try reader.read())
    case 3: self = .street(try reader.read())
    case 4: self = .account(try reader.read())
    case 5: self = .pokemonList(try reader.read())
    case 6: self = .favorites(try reader.read())
    case 7: self = .app(try reader.read())
    case 8: self = .counters(try reader.read())
    case 9: self = .larger(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
