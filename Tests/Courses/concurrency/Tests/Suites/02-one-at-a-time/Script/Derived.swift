// Derived from `Stub.swift` and the types beside this file: `workbook author derive 2`.

import Traces

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .withdraw(let balance, let amount, let people, let isApproved, let fifth):
      writer.write(case: 0, balance, amount, people)
      writer.write(isApproved, fifth)
    case .count(let first, let cancelledIn, let third):
      writer.write(case: 1, first, cancelledIn, third)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0:
      self = try .withdraw(
        balance: reader.read(), amount: reader.read(), people: reader.read(),
        isApproved: reader.read(), reader.read())
    case 1: self = try .count(to: reader.read(), cancelledIn: reader.read(), reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .account(let withdrawals, let balance): writer.write(case: 0, withdrawals, balance)
    case .count(let first, let ticks): writer.write(case: 1, first, ticks)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .account(withdrawals: reader.read(), balance: reader.read())
    case 1: self = try .count(reader.read(), ticks: reader.read())
    default: throw reader.unknownCase()
    }
  }
}
