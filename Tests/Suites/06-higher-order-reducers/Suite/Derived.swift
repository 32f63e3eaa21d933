// Derived from `Stub.swift` and the types beside this file: `workbook author derive 6`.

import Traces

extension Suite.Moment {
  package func pack(into writer: inout Writer) {
    writer.write(state, report, lineCount)
    writer.write(time)
  }

  package init(from reader: inout Reader) throws(PackingError) {
    (state, report, lineCount) = try (reader.read(), reader.read(), reader.read())
    time = try reader.read()
  }
}

extension LayerReport {
  func pack(into writer: inout Writer) { writer.write(step, layers) }

  init(from reader: inout Reader) throws(PackingError) {
    (step, layers) = try (reader.read(), reader.read())
  }
}
