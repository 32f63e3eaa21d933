// Derived from `Stub.swift` and the types beside this file: `workbook author derive 1`.

import Traces

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .age(let value): writer.write(case: 0, value)
    case .greeting(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .age(reader.read())
    case 1: self = try .greeting(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .age(let value): writer.write(case: 0, value)
    case .greeting(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .age(reader.read())
    case 1: self = try .greeting(reader.read())
    default: throw reader.unknownCase()
    }
  }
}
