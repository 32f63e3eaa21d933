// Derived from `Stub.swift` and the types beside this file: `workbook author derive 5`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) { writer.write(state, last, changed) }

  package init(from reader: inout Reader) throws(PackingError) {
    (state, last, changed) = try (reader.read(), reader.read(), reader.read())
  }
}
