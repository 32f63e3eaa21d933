// Derived from `Stub.swift` and the types beside this file: `workbook author derive 4`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) {
    writer.write(state, calls, subscribed)
    writer.write(redraws, redrawn, lines)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    (state, calls, subscribed) = try (reader.read(), reader.read(), reader.read())
    (redraws, redrawn, lines) = try (reader.read(), reader.read(), reader.read())
  }
}
