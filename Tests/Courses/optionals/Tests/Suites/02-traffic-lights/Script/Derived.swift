// Derived from `Stub.swift` and the types beside this file: `workbook author derive 2`.

import Traces

public enum Light: Int, CaseIterable, Packed, Sendable {
  case red
  case yellow
  case green
}

public enum Ticket: Equatable, Packed, Sendable {
  case free
  case single(price: Int)
  case group(people: Int, price: Int)

  public func pack(into writer: inout Writer) {
    switch self {
    case .free: writer.write(case: 0)
    case .single(let value): writer.write(case: 1, value)
    case .group(let people, let price): writer.write(case: 2, people, price)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .free
    case 1: self = try .single(price: reader.read())
    case 2: self = try .group(people: reader.read(), price: reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .next(let value): writer.write(case: 0, value)
    case .total(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .next(reader.read())
    case 1: self = try .total(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .light(let value): writer.write(case: 0, value)
    case .total(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .light(reader.read())
    case 1: self = try .total(reader.read())
    default: throw reader.unknownCase()
    }
  }
}
