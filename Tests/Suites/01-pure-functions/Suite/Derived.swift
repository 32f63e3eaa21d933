// Derived from `Stub.swift` and the types beside this file: `workbook author derive 1`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) {
    writer.write(globals, calls, hasReturned)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    globals = try reader.read()
    calls = try reader.read()
    hasReturned = try reader.read()
  }
}

extension Suite.Returned {
  package func pack(into writer: inout Writer) {
    writer.write(call, answer, changed, before)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    call = try reader.read()
    answer = try reader.read()
    changed = try reader.read()
    before = try reader.read()
  }
}
