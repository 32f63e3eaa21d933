import Traces

extension Command: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .setState(let state):
      writer.write(case: 0)
      writer.write(state)
    case .setUserName(let name):
      writer.write(case: 1)
      writer.write(name)
    case .increaseB(let number):
      writer.write(case: 2)
      writer.write(number)
    case .verdict(let specimen):
      writer.write(case: 3)
      writer.write(specimen)
    case .greeting(let name, let hour):
      writer.write(case: 4)
      writer.write(name)
      writer.write(hour)
    case .receipt(let prices):
      writer.write(case: 5)
      writer.write(prices)
    case .globals: writer.write(case: 6)
    case .setKnownSquares(let squares):
      writer.write(case: 7)
      writer.write(squares)
    case .specimen(let specimen):
      writer.write(case: 8)
      writer.write(specimen)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .setState(try reader.read())
    case 1: self = .setUserName(try reader.read())
    case 2: self = .increaseB(state: try reader.read())
    case 3: self = .verdict(on: try reader.read())
    case 4: self = .greeting(for: try reader.read(), hour: try reader.read())
    case 5: self = .receipt(for: try reader.read())
    case 6: self = .globals
    case 7: self = .setKnownSquares(try reader.read())
    case 8: self = .specimen(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
