import Traces

extension Call: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .reduce(let state, let event):
      writer.write(case: 0)
      writer.write(state)
      writer.write(event)
    case .canTriggerLogin(let first, let second):
      writer.write(case: 1)
      writer.write(first)
      writer.write(second)
    case .story: writer.write(case: 2)
    case .failures(let reducer):
      writer.write(case: 3)
      writer.write(reducer)
    case .hasFailures(let reducer):
      writer.write(case: 4)
      writer.write(reducer)
    case .run(let events, let state, let count):
      writer.write(case: 5)
      writer.write(events)
      writer.write(state)
      writer.write(count)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .reduce(try reader.read(), try reader.read())
    case 1: self = .canTriggerLogin(try reader.read(), then: try reader.read())
    case 2: self = .story
    case 3: self = .failures(of: try reader.read())
    case 4: self = .hasFailures(of: try reader.read())
    case 5:
      self = .run(try reader.read(), from: try reader.read(), keeping: try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .state(let state):
      writer.write(case: 0)
      writer.write(state)
    case .canTriggerLogin(let answers):
      writer.write(case: 1)
      writer.write(answers)
    case .story(let events):
      writer.write(case: 2)
      writer.write(events)
    case .failures(let lines):
      writer.write(case: 3)
      writer.write(lines)
    case .hasFailures(let hasFailures):
      writer.write(case: 4)
      writer.write(hasFailures)
    case .screens(let screens):
      writer.write(case: 5)
      writer.write(screens)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .state(try reader.read())
    case 1: self = .canTriggerLogin(try reader.read())
    case 2: self = .story(try reader.read())
    case 3: self = .failures(try reader.read())
    case 4: self = .hasFailures(try reader.read())
    case 5: self = .screens(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Screen: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(state)
    writer.write(canTriggerLogin)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(state: try reader.read(), canTriggerLogin: try reader.read())
  }
}
