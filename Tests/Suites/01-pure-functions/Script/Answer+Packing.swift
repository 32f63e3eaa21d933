import Traces

extension Answer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .number(let number):
      writer.write(case: 0)
      writer.write(number)
    case .verdict(let verdict):
      writer.write(case: 1)
      writer.write(verdict)
    case .greeting(let greeting):
      writer.write(case: 2)
      writer.write(greeting)
    case .receipt(let receipt):
      writer.write(case: 3)
      writer.write(receipt)
    case .globals(let globals):
      writer.write(case: 4)
      writer.write(globals)
    case .observations(let observations):
      writer.write(case: 5)
      writer.write(observations)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .number(try reader.read())
    case 1: self = .verdict(try reader.read())
    case 2: self = .greeting(try reader.read())
    case 3: self = .receipt(try reader.read())
    case 4: self = .globals(try reader.read())
    case 5: self = .observations(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Verdict: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .notSure: writer.write(case: 0)
    case .pure: writer.write(case: 1)
    case .impure(let reason):
      writer.write(case: 2)
      writer.write(reason)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .notSure
    case 1: self = .pure
    case 2: self = .impure(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Receipt: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(total)
    writer.write(lines)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(total: try reader.read(), lines: try reader.read())
  }
}

extension Globals: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(state)
    writer.write(userName)
    writer.write(knownSquares)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      state: try reader.read(), userName: try reader.read(), knownSquares: try reader.read())
  }
}
