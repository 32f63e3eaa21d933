// Derived from `Stub.swift` and the types beside this file: `workbook author derive 1`.

import Traces

extension Call {
  public func pack(into writer: inout Writer) { writer.write(words, order) }

  public init(from reader: inout Reader) throws(PackingError) {
    (words, order) = try (reader.read(), reader.read())
  }
}

extension Answer {
  public func pack(into writer: inout Writer) { writer.write(lengths, isTogether) }

  public init(from reader: inout Reader) throws(PackingError) {
    (lengths, isTogether) = try (reader.read(), reader.read())
  }
}
