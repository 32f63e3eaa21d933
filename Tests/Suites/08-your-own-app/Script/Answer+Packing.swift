import Traces

extension Answer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .moments(let moments):
      writer.write(case: 0)
      writer.write(moments)
    case .numbers(let moments):
      writer.write(case: 1)
      writer.write(moments)
    case .texts(let moments):
      writer.write(case: 2)
      writer.write(moments)
    case .verdict(let verdict):
      writer.write(case: 3)
      writer.write(verdict)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .moments(try reader.read())
    case 1: self = .numbers(try reader.read())
    case 2: self = .texts(try reader.read())
    case 3: self = .verdict(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Moment: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(signs)
    writer.write(screens)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(signs: try reader.read(), screens: try reader.read())
  }
}

extension Sign: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .ran: writer.write(case: 0)
    case .rang(let name, let kitchen):
      writer.write(case: 1)
      writer.write(name)
      writer.write(kitchen)
    case .shown(let lines, let kitchen):
      writer.write(case: 2)
      writer.write(lines)
      writer.write(kitchen)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .ran
    case 1: self = .rang(try reader.read(), kitchen: try reader.read())
    case 2: self = .shown(try reader.read(), kitchen: try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension PartMoment: Packed where Part: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(runs)
    writer.write(whole)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(runs: try reader.read(), whole: try reader.read())
  }
}

extension Run: Packed where Part: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(part)
    writer.write(event)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(part: try reader.read(), event: try reader.read())
  }
}
