// Derived from `Stub.swift` and the types beside this file: `workbook author derive {number}`.

import Traces

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .next(let value): writer.write(case: 0, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .next(reader.read())
    default: throw reader.unknownCase()
    }
  }
}
