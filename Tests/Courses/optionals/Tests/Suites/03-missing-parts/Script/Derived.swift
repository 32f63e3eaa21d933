// Derived from `Stub.swift` and the types beside this file: `workbook author derive 3`.

import Traces

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .firstFound(let value): writer.write(case: 0, value)
    case .total(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .firstFound(reader.read())
    case 1: self = try .total(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .found(let value): writer.write(case: 0, value)
    case .total(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .found(reader.read())
    case 1: self = try .total(reader.read())
    default: throw reader.unknownCase()
    }
  }
}
