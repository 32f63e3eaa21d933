import Traces

extension Scene: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(reducer)
    writer.write(values)
    writer.write(turns)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(try reader.read(), on: try reader.read(), try reader.read())
  }
}

extension Turn: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .act(let action, let index):
      writer.write(case: 0)
      writer.write(action)
      writer.write(index)
    case .replace(let index, let value):
      writer.write(case: 1)
      writer.write(index)
      writer.write(value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .act(try reader.read(), on: try reader.read())
    case 1: self = .replace(try reader.read(), with: try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Recipe: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .combination(let combination):
      writer.write(case: 0)
      writer.write(combination)
    case .getSet(let place):
      writer.write(case: 1)
      writer.write(place)
    case .getSetWhole: writer.write(case: 2)
    case .path(let place):
      writer.write(case: 3)
      writer.write(place)
    case .pathWhole: writer.write(case: 4)
    case .pathInSteps: writer.write(case: 5)
    case .pathJoined: writer.write(case: 6)
    case .paths(let place):
      writer.write(case: 7)
      writer.write(place)
    case .pathsWhole: writer.write(case: 8)
    case .pathsInSteps: writer.write(case: 9)
    case .pathsJoined: writer.write(case: 10)
    case .accountReducer: writer.write(case: 11)
    case .pokemonListReducer: writer.write(case: 12)
    case .favoritesReducer: writer.write(case: 13)
    case .appReducer: writer.write(case: 14)
    case .countersReducer: writer.write(case: 15)
    case .largerReducer: writer.write(case: 16)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .combination(try reader.read())
    case 1: self = .getSet(try reader.read())
    case 2: self = .getSetWhole
    case 3: self = .path(try reader.read())
    case 4: self = .pathWhole
    case 5: self = .pathInSteps
    case 6: self = .pathJoined
    case 7: self = .paths(try reader.read())
    case 8: self = .pathsWhole
    case 9: self = .pathsInSteps
    case 10: self = .pathsJoined
    case 11: self = .accountReducer
    case 12: self = .pokemonListReducer
    case 13: self = .favoritesReducer
    case 14: self = .appReducer
    case 15: self = .countersReducer
    case 16: self = .largerReducer
    default: throw reader.unknownCase()
    }
  }
}

extension Combination: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .letter(let letter):
      writer.write(case: 0)
      writer.write(letter)
    case .combined(let parts):
      writer.write(case: 1)
      writer.write(parts)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .letter(try reader.read())
    case 1: self = .combined(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Event: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .ran(let name, let value, let action):
      writer.write(case: 0)
      writer.write(name)
      writer.write(value)
      writer.write(action)
    case .got(let house):
      writer.write(case: 1)
      writer.write(house)
    case .set(let house, let room):
      writer.write(case: 2)
      writer.write(house)
      writer.write(room)
    case .turned(let value):
      writer.write(case: 3)
      writer.write(value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .ran(try reader.read(), try reader.read(), try reader.read())
    case 1: self = .got(try reader.read())
    case 2: self = .set(try reader.read(), try reader.read())
    case 3: self = .turned(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
