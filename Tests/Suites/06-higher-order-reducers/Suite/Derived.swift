// Derived from `Stub.swift` and the types beside this file: `workbook author derive 6`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) {
    writer.write(state, report, time)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    (state, report, time) = try (reader.read(), reader.read(), reader.read())
  }
}

extension LayerReport {
  func pack(into writer: inout Writer) {
    writer.write(step, layers)
  }

  init(from reader: inout Reader) throws(PackingError) {
    (step, layers) = try (reader.read(), reader.read())
  }
}
