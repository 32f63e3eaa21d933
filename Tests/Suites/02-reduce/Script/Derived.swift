// Derived from `Stub.swift` and the types beside this file: `workbook author derive 2`.

import Traces

public enum Event: Equatable, Packed, Sendable {
  case increase
  case decrease
  case reset(to: Int)

  public func pack(into writer: inout Writer) {
    switch self {
    case .increase: writer.write(case: 0)
    case .decrease: writer.write(case: 1)
    case .reset(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .increase
    case 1: self = .decrease
    case 2: self = try .reset(to: reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .reduce(let first, let second): writer.write(case: 0, first, second)
    case .replay(let first, let second): writer.write(case: 1, first, second)
    case .history(let first, let second): writer.write(case: 2, first, second)
    case .undoing(let last, let second, let third): writer.write(case: 3, last, second, third)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .reduce(reader.read(), reader.read())
    case 1: self = try .replay(reader.read(), from: reader.read())
    case 2: self = try .history(of: reader.read(), from: reader.read())
    case 3: self = try .undoing(last: reader.read(), of: reader.read(), from: reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Start {
  public func pack(into writer: inout Writer) {
    switch self {
    case .state(let value): writer.write(case: 0, value)
    case .answer(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .state(reader.read())
    case 1: self = try .answer(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .state(let value): writer.write(case: 0, value)
    case .states(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .state(reader.read())
    case 1: self = try .states(reader.read())
    default: throw reader.unknownCase()
    }
  }
}
