// Derived from `Stub.swift` and the types beside this file: `workbook author derive 1`.

import Traces

public enum Verdict: Equatable, Packed, Sendable {
  case notSure
  case pure
  case impure(Reason)

  public func pack(into writer: inout Writer) {
    switch self {
    case .notSure: writer.write(case: 0)
    case .pure: writer.write(case: 1)
    case .impure(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .notSure
    case 1: self = .pure
    case 2: self = try .impure(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

public enum Reason: Int, CaseIterable, Packed, Sendable {
  case changesOutsideState
  case readsOutsideState
  case clock
  case randomness
  case output
}

public enum Specimen: Int, CaseIterable, Packed, Sendable {
  case fahrenheit
  case isWelcome
  case ranked
  case area
  case priceWithTax
  case square
  case secondsSince
  case secondsBetween
  case pick
  case twoMore
  case restock
}

extension Command {
  public func pack(into writer: inout Writer) {
    switch self {
    case .setState(let value): writer.write(case: 0, value)
    case .setUserName(let value): writer.write(case: 1, value)
    case .setKnownSquares(let value): writer.write(case: 2, value)
    case .increaseB(let value): writer.write(case: 3, value)
    case .verdict(let value): writer.write(case: 4, value)
    case .greeting(let first, let hour): writer.write(case: 5, first, hour)
    case .receipt(let value): writer.write(case: 6, value)
    case .globals: writer.write(case: 7)
    case .specimen(let value): writer.write(case: 8, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .setState(reader.read())
    case 1: self = try .setUserName(reader.read())
    case 2: self = try .setKnownSquares(reader.read())
    case 3: self = try .increaseB(state: reader.read())
    case 4: self = try .verdict(on: reader.read())
    case 5: self = try .greeting(for: reader.read(), hour: reader.read())
    case 6: self = try .receipt(for: reader.read())
    case 7: self = .globals
    case 8: self = try .specimen(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .number(let value): writer.write(case: 0, value)
    case .verdict(let value): writer.write(case: 1, value)
    case .greeting(let value): writer.write(case: 2, value)
    case .receipt(let value): writer.write(case: 3, value)
    case .globals(let value): writer.write(case: 4, value)
    case .observations(let value): writer.write(case: 5, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .number(reader.read())
    case 1: self = try .verdict(reader.read())
    case 2: self = try .greeting(reader.read())
    case 3: self = try .receipt(reader.read())
    case 4: self = try .globals(reader.read())
    case 5: self = try .observations(reader.read())
    default: throw reader.unknownCase()
    }
  }

  public var number: Int? { if case .number(let value) = self { value } else { nil } }

  public var verdict: Verdict? { if case .verdict(let value) = self { value } else { nil } }

  public var greeting: String? { if case .greeting(let value) = self { value } else { nil } }

  public var receipt: Receipt? { if case .receipt(let value) = self { value } else { nil } }

  public var globals: Globals? { if case .globals(let value) = self { value } else { nil } }

  public var observations: [Observation]? {
    if case .observations(let value) = self { value } else { nil }
  }
}

extension Globals {
  public func pack(into writer: inout Writer) { writer.write(state, userName, knownSquares) }

  public init(from reader: inout Reader) throws(PackingError) {
    (state, userName, knownSquares) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Receipt {
  public func pack(into writer: inout Writer) { writer.write(total, lines) }

  public init(from reader: inout Reader) throws(PackingError) {
    (total, lines) = try (reader.read(), reader.read())
  }
}

extension Observation {
  public func pack(into writer: inout Writer) { writer.write(call, result) }

  public init(from reader: inout Reader) throws(PackingError) {
    (call, result) = try (reader.read(), reader.read())
  }
}
