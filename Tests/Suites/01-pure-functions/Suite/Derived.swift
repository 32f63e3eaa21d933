// Derived from `Stub.swift` and the types beside this file: `workbook author derive 1`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) { writer.write(globals, calls, hasReturned) }

  package init(from reader: inout Reader) throws(PackingError) {
    (globals, calls, hasReturned) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Suite.Returned {
  package func pack(into writer: inout Writer) {
    writer.write(call, answer, changed)
    writer.write(before)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    (call, answer, changed) = try (reader.read(), reader.read(), reader.read())
    before = try reader.read()
  }
}
