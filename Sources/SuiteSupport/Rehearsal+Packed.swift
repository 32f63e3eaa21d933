import Traces

extension Rehearsal: Packed {
  /// Writes everything: what is read again asks the same, and expects the same.
  package func pack(into writer: inout Writer) {
    writer.write(check)
    writer.write(questions)
    writer.write(expected.map(Bytes.init))
    writer.write(repeated)
    writer.write(fault)
  }

  /// Reads one.
  package init(from reader: inout Reader) throws(PackingError) {
    check = try reader.read()
    questions = try reader.read()
    expected = try reader.read([Bytes].self).map(\.bytes)
    repeated = try reader.read()
    fault = try reader.read()
  }
}

extension Question: Packed {
  package func pack(into writer: inout Writer) {
    writer.write(Bytes(script))
    writer.write(order)
    writer.write(isHeard)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    script = try reader.read(Bytes.self).bytes
    order = try reader.read()
    isHeard = try reader.read()
  }
}

extension Order: Packed {
  package func pack(into writer: inout Writer) {
    switch self {
    case .shared: writer.write(case: 0)
    case .reversed: writer.write(case: 1)
    case .fresh: writer.write(case: 2)
    }
  }

  package init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .shared
    case 1: self = .reversed
    case 2: self = .fresh
    default: throw reader.unknownCase()
    }
  }
}

extension RepeatedQuestion: Packed {
  package func pack(into writer: inout Writer) {
    writer.write(question)
    writer.write(part)
    writer.write(Bytes(script))
    writer.write(Bytes(expected))
  }

  package init(from reader: inout Reader) throws(PackingError) {
    question = try reader.read()
    part = try reader.read()
    script = try reader.read(Bytes.self).bytes
    expected = try reader.read(Bytes.self).bytes
  }
}
