import Traces

extension Room: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(lamp)
    writer.write(name)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(lamp: try reader.read(), name: try reader.read())
  }
}

extension House: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(kitchen)
    writer.write(hall)
    writer.write(number)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      kitchen: try reader.read(), hall: try reader.read(), number: try reader.read())
  }
}

extension Street: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(house)
    writer.write(trees)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(house: try reader.read(), trees: try reader.read())
  }
}

extension RoomAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .brighter(let steps):
      writer.write(case: 0)
      writer.write(steps)
    case .rename(let name):
      writer.write(case: 1)
      writer.write(name)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .brighter(by: try reader.read())
    case 1: self = .rename(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension HouseAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .kitchen(let action):
      writer.write(case: 0)
      writer.write(action)
    case .hall(let action):
      writer.write(case: 1)
      writer.write(action)
    case .ring: writer.write(case: 2)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .kitchen(try reader.read())
    case 1: self = .hall(try reader.read())
    case 2: self = .ring
    default: throw reader.unknownCase()
    }
  }
}

extension StreetAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .house(let action):
      writer.write(case: 0)
      writer.write(action)
    case .plant: writer.write(case: 1)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .house(try reader.read())
    case 1: self = .plant
    default: throw reader.unknownCase()
    }
  }
}

extension Place: Packed {}
