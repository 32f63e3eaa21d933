// Derived from `Stub.swift` and the types beside this file: `workbook author derive 4`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) {
    writer.write(state, calls, subscribed, redraws, redrawn, lines)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    state = try reader.read()
    calls = try reader.read()
    subscribed = try reader.read()
    redraws = try reader.read()
    redrawn = try reader.read()
    lines = try reader.read()
  }
}
