// Derived from `Stub.swift` and the types beside this file: `workbook author derive 8`.

import Traces

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .reducing(let first, let kitchens, let layers, let unseen):
      writer.write(case: 0, first, kitchens, layers)
      writer.write(unseen)
    case .numbers(let first, let second): writer.write(case: 1, first, second)
    case .texts(let first, let second): writer.write(case: 2, first, second)
    case .rows(let first, let second): writer.write(case: 3, first, second)
    case .started(let first, let kitchens): writer.write(case: 4, first, kitchens)
    case .tested(let value): writer.write(case: 5, value)
    case .tablet(let first, let tablets, let third, let unseen):
      writer.write(case: 6, first, tablets, third)
      writer.write(unseen)
    case .states(let value): writer.write(case: 7, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0:
      self = try .reducing(
        reader.read(), kitchens: reader.read(), layers: reader.read(), unseen: reader.read())
    case 1: self = try .numbers(reader.read(), in: reader.read())
    case 2: self = try .texts(reader.read(), in: reader.read())
    case 3: self = try .rows(reader.read(), in: reader.read())
    case 4: self = try .started(reader.read(), kitchens: reader.read())
    case 5: self = try .tested(reader.read())
    case 6:
      self = try .tablet(
        reader.read(), tablets: reader.read(), of: reader.read(), unseen: reader.read())
    case 7: self = try .states(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Layer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .atMost(let value): writer.write(case: 0, value)
    case .bell: writer.write(case: 1)
    case .hasty: writer.write(case: 2)
    case .fourfold: writer.write(case: 3)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .atMost(reader.read())
    case 1: self = .bell
    case 2: self = .hasty
    case 3: self = .fourfold
    default: throw reader.unknownCase()
    }
  }
}

extension PartTurn where Part: Packed {
  public func pack(into writer: inout Writer) { writer.write(id, event) }

  public init(from reader: inout Reader) throws(PackingError) {
    (id, event) = try (reader.read(), reader.read())
  }
}

extension Shelf where Part: Packed {
  public func pack(into writer: inout Writer) { writer.write(parts, others, label) }

  public init(from reader: inout Reader) throws(PackingError) {
    (parts, others, label) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Row {
  public func pack(into writer: inout Writer) { writer.write(id, value) }

  public init(from reader: inout Reader) throws(PackingError) {
    (id, value) = try (reader.read(), reader.read())
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .moments(let value): writer.write(case: 0, value)
    case .numbers(let value): writer.write(case: 1, value)
    case .texts(let value): writer.write(case: 2, value)
    case .rows(let value): writer.write(case: 3, value)
    case .verdict(let value): writer.write(case: 4, value)
    case .states(let value): writer.write(case: 5, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .moments(reader.read())
    case 1: self = try .numbers(reader.read())
    case 2: self = try .texts(reader.read())
    case 3: self = try .rows(reader.read())
    case 4: self = try .verdict(reader.read())
    case 5: self = try .states(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Moment {
  public func pack(into writer: inout Writer) { writer.write(signs, screens) }

  public init(from reader: inout Reader) throws(PackingError) {
    (signs, screens) = try (reader.read(), reader.read())
  }
}

extension Sign {
  public func pack(into writer: inout Writer) {
    switch self {
    case .ran: writer.write(case: 0)
    case .rang(let first, let kitchen): writer.write(case: 1, first, kitchen)
    case .shown(let first, let kitchen): writer.write(case: 2, first, kitchen)
    case .logged(let value): writer.write(case: 3, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .ran
    case 1: self = try .rang(reader.read(), kitchen: reader.read())
    case 2: self = try .shown(reader.read(), kitchen: reader.read())
    case 3: self = try .logged(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension PartMoment where Part: Packed {
  public func pack(into writer: inout Writer) { writer.write(runs, whole) }

  public init(from reader: inout Reader) throws(PackingError) {
    (runs, whole) = try (reader.read(), reader.read())
  }
}

extension Run where Part: Packed {
  public func pack(into writer: inout Writer) { writer.write(part, event) }

  public init(from reader: inout Reader) throws(PackingError) {
    (part, event) = try (reader.read(), reader.read())
  }
}

extension RowMoment {
  public func pack(into writer: inout Writer) { writer.write(runs, rows) }

  public init(from reader: inout Reader) throws(PackingError) {
    (runs, rows) = try (reader.read(), reader.read())
  }
}

extension AppEvent {
  public func pack(into writer: inout Writer) {
    switch self {
    case .addTapped(let name, let seconds): writer.write(case: 0, name, seconds)
    case .timer(let id, let second): writer.write(case: 1, id, second)
    case .removeTapped(let value): writer.write(case: 2, value)
    case .secondPassed: writer.write(case: 3)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .addTapped(name: reader.read(), seconds: reader.read())
    case 1: self = try .timer(id: reader.read(), reader.read())
    case 2: self = try .removeTapped(id: reader.read())
    case 3: self = .secondPassed
    default: throw reader.unknownCase()
    }
  }
}

extension Turn {
  public func pack(into writer: inout Writer) { writer.write(event, kitchen, copies) }

  public init(from reader: inout Reader) throws(PackingError) {
    (event, kitchen, copies) = try (reader.read(), reader.read(), reader.read())
  }
}

extension TabletEvent {
  public func pack(into writer: inout Writer) {
    switch self {
    case .kitchen(let value): writer.write(case: 0, value)
    case .pastry(let value): writer.write(case: 1, value)
    case .trayIn(let tray, let name): writer.write(case: 2, tray, name)
    case .trayOut(let value): writer.write(case: 3, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .kitchen(reader.read())
    case 1: self = try .pastry(reader.read())
    case 2: self = try .trayIn(tray: reader.read(), name: reader.read())
    case 3: self = try .trayOut(tray: reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension TabletTurn {
  public func pack(into writer: inout Writer) { writer.write(event, tablet, copies) }

  public init(from reader: inout Reader) throws(PackingError) {
    (event, tablet, copies) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Shown {
  public func pack(into writer: inout Writer) {
    writer.write(label, text, closing)
    writer.write(parts)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (label, text, closing) = try (reader.read(), reader.read(), reader.read())
    parts = try reader.read()
  }
}
