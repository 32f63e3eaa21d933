import Traces

extension AppEvent: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .addTapped(let name, let seconds):
      writer.write(case: 0)
      writer.write(name)
      writer.write(seconds)
    case .timer(let id, let event):
      writer.write(case: 1)
      writer.write(id)
      writer.write(event)
    case .removeTapped(let id):
      writer.write(case: 2)
      writer.write(id)
    case .secondPassed: writer.write(case: 3)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .addTapped(name: try reader.read(), seconds: try reader.read())
    case 1: self = .timer(id: try reader.read(), try reader.read())
    case 2: self = .removeTapped(id: try reader.read())
    case 3: self = .secondPassed
    default: throw reader.unknownCase()
    }
  }
}

extension TimerEvent: Packed {}

extension Candidate: Packed {}

extension Turn: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(event)
    writer.write(kitchen)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(try reader.read(), in: try reader.read())
  }
}

extension Layer: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .atMost(let count):
      writer.write(case: 0)
      writer.write(count)
    case .bell: writer.write(case: 1)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .atMost(try reader.read())
    case 1: self = .bell
    default: throw reader.unknownCase()
    }
  }
}

extension PartTurn: Packed where Part: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(id)
    writer.write(event)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(try reader.read(), try reader.read())
  }
}

extension Shelf: Packed where Part: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(parts)
    writer.write(others)
    writer.write(label)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(parts: try reader.read(), others: try reader.read(), label: try reader.read())
  }
}

extension Call: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .reducing(let turns, let kitchens, let layers):
      writer.write(case: 0)
      writer.write(turns)
      writer.write(kitchens)
      writer.write(layers)
    case .numbers(let turns, let shelf):
      writer.write(case: 1)
      writer.write(turns)
      writer.write(shelf)
    case .texts(let turns, let parts):
      writer.write(case: 2)
      writer.write(turns)
      writer.write(parts)
    case .started(let turns, let kitchens):
      writer.write(case: 3)
      writer.write(turns)
      writer.write(kitchens)
    case .tested(let candidate):
      writer.write(case: 4)
      writer.write(candidate)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0:
      self = .reducing(
        try reader.read(), kitchens: try reader.read(), layers: try reader.read())
    case 1: self = .numbers(try reader.read(), in: try reader.read())
    case 2: self = .texts(try reader.read(), in: try reader.read())
    case 3: self = .started(try reader.read(), kitchens: try reader.read())
    case 4: self = .tested(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
