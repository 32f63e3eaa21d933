import Traces

extension Command: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .dispatch(let event): writer.write(case: 0, event)
    case .subscribe(let observer, let id):
      writer.write(case: 1, observer)
      writer.write(id)
    case .unsubscribe(let id): writer.write(case: 2, id)
    case .unsubscribeUnknown: writer.write(case: 3)
    case .other(let command): writer.write(case: 4, command)
    case .open(let screen): writer.write(case: 5, screen)
    case .typeUsername(let text, let screen):
      writer.write(case: 6, text)
      writer.write(screen)
    case .typePassword(let text, let screen):
      writer.write(case: 7, text)
      writer.write(screen)
    case .tapLogin(let screen): writer.write(case: 8, screen)
    case .release(let name): writer.write(case: 9, name)
    case .state: writer.write(case: 10)
    case .lines(let screen): writer.write(case: 11, screen)
    case .redraws(let screen): writer.write(case: 12, screen)
    case .idsDiffer: writer.write(case: 13)
    case .isGone(let name): writer.write(case: 14, name)
    case .heldClosures: writer.write(case: 15)
    case .stateIsWritable: writer.write(case: 16)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .dispatch(try reader.read())
    case 1: self = .subscribe(try reader.read(), id: try reader.read())
    case 2: self = .unsubscribe(try reader.read())
    case 3: self = .unsubscribeUnknown
    case 4: self = .other(try reader.read())
    case 5: self = .open(try reader.read())
    case 6: self = .typeUsername(try reader.read(), in: try reader.read())
    case 7: self = .typePassword(try reader.read(), in: try reader.read())
    case 8: self = .tapLogin(in: try reader.read())
    case 9: self = .release(try reader.read())
    case 10: self = .state
    case 11: self = .lines(of: try reader.read())
    case 12: self = .redraws(of: try reader.read())
    case 13: self = .idsDiffer
    case 14: self = .isGone(try reader.read())
    case 15: self = .heldClosures
    case 16: self = .stateIsWritable
    default: throw reader.unknownCase()
    }
  }
}

extension Writer {
  /// Writes a case and what it carries.
  fileprivate mutating func write<Value: Packed>(case number: UInt8, _ value: Value) {
    write(case: number)
    write(value)
  }
}
