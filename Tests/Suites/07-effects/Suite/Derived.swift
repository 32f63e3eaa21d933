// Derived from `Stub.swift` and the types beside this file: `workbook author derive 7`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) { writer.write(app, event) }

  package init(from reader: inout Reader) throws(PackingError) {
    (app, event) = try (reader.read(), reader.read())
  }
}
