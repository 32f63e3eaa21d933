import Traces

extension Call: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .login(let events, let state):
      writer.write(case: 0)
      writer.write(events)
      writer.write(state)
    case .twoLogins(let events, let state):
      writer.write(case: 1)
      writer.write(events)
      writer.write(state)
    case .store(let commands, let value, let manner):
      writer.write(case: 2)
      writer.write(commands)
      writer.write(value)
      writer.write(manner)
    case .storeValueIsWritable: writer.write(case: 3)
    case .combine(let count, let deeds):
      writer.write(case: 4)
      writer.write(count)
      writer.write(deeds)
    case .map(let mappings):
      writer.write(case: 5)
      writer.write(mappings)
    case .pullback(let deeds, let isRight, let board):
      writer.write(case: 6)
      writer.write(deeds)
      writer.write(isRight)
      writer.write(board)
    case .clock(let commands):
      writer.write(case: 7)
      writer.write(commands)
    case .loginWorks(let variant):
      writer.write(case: 8)
      writer.write(variant)
    case .app(let events):
      writer.write(case: 9)
      writer.write(events)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .login(try reader.read(), from: try reader.read())
    case 1: self = .twoLogins(try reader.read(), from: try reader.read())
    case 2: self = .store(try reader.read(), from: try reader.read(), try reader.read())
    case 3: self = .storeValueIsWritable
    case 4: self = .combine(try reader.read(), try reader.read())
    case 5: self = .map(try reader.read())
    case 6:
      self = .pullback(
        try reader.read(), toRight: try reader.read(), from: try reader.read())
    case 7: self = .clock(try reader.read())
    case 8: self = .loginWorks(try reader.read())
    case 9: self = .app(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .login(let moments):
      writer.write(case: 0)
      writer.write(moments)
    case .twoLogins(let moments):
      writer.write(case: 1)
      writer.write(moments)
    case .store(let events):
      writer.write(case: 2)
      writer.write(events)
    case .truth(let isTrue):
      writer.write(case: 3)
      writer.write(isTrue)
    case .parts(let moments):
      writer.write(case: 4)
      writer.write(moments)
    case .effects(let effects):
      writer.write(case: 5)
      writer.write(effects)
    case .clock(let called):
      writer.write(case: 6)
      writer.write(called)
    case .app(let moments):
      writer.write(case: 7)
      writer.write(moments)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .login(try reader.read())
    case 1: self = .twoLogins(try reader.read())
    case 2: self = .store(try reader.read())
    case 3: self = .truth(try reader.read())
    case 4: self = .parts(try reader.read())
    case 5: self = .effects(try reader.read())
    case 6: self = .clock(try reader.read())
    case 7: self = .app(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
