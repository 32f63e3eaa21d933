import Traces

extension Rehearsal: Packed {
  /// Writes everything but the answers, of which it writes sums.
  package func pack(into writer: inout Writer) {
    writer.write(check)
    writer.write(questions)
    writer.write(expected)
    writer.write(repeated)
    writer.write(fault)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    check = try reader.read()
    questions = try reader.read()
    expected = try reader.read()
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

extension Order: Packed {}

extension RepeatedQuestion: Packed {
  package func pack(into writer: inout Writer) {
    writer.write(question)
    writer.write(part)
    writer.write(Bytes(script))
    writer.write(expected)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    question = try reader.read()
    part = try reader.read()
    script = try reader.read(Bytes.self).bytes
    expected = try reader.read()
  }
}
