// Derived from `Stub.swift` and the types beside this file: `workbook author derive 8`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) {
    writer.write(lines, rung, own)
    writer.write(tablet, logged)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    (lines, rung, own) = try (reader.read(), reader.read(), reader.read())
    (tablet, logged) = try (reader.read(), reader.read())
  }
}
