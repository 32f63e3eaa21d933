// Derived from `Stub.swift` and the types beside this file: `workbook author derive 6`.

import Traces

public struct AppState: Equatable, Packed, Sendable {
  public var count: Int
  public var favoritePrimes: [Int]
  public var activityFeed: [AppState.Activity]

  public init(
    count: Int = 0, favoritePrimes: [Int] = [], activityFeed: [AppState.Activity] = []
  ) {
    (self.count, self.favoritePrimes, self.activityFeed) = (count, favoritePrimes, activityFeed)
  }

  public func pack(into writer: inout Writer) {
    writer.write(count, favoritePrimes, activityFeed)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (count, favoritePrimes, activityFeed) = try (reader.read(), reader.read(), reader.read())
  }

  public struct Activity: Equatable, Packed, Sendable {
    public var timestamp: Double
    public var type: AppState.ActivityType

    public init(timestamp: Double, type: AppState.ActivityType) {
      (self.timestamp, self.type) = (timestamp, type)
    }

    public func pack(into writer: inout Writer) { writer.write(timestamp, type) }

    public init(from reader: inout Reader) throws(PackingError) {
      (timestamp, type) = try (reader.read(), reader.read())
    }
  }

  public enum ActivityType: Equatable, Packed, Sendable {
    case addedFavoritePrime(Int)
    case removedFavoritePrime(Int)

    public func pack(into writer: inout Writer) {
      switch self {
      case .addedFavoritePrime(let value): writer.write(case: 0, value)
      case .removedFavoritePrime(let value): writer.write(case: 1, value)
      }
    }

    public init(from reader: inout Reader) throws(PackingError) {
      switch try reader.readCase() {
      case 0: self = try .addedFavoritePrime(reader.read())
      case 1: self = try .removedFavoritePrime(reader.read())
      default: throw reader.unknownCase()
      }
    }
  }
}

public enum CounterAction: Int, CaseIterable, Packed, Sendable {
  case decrTapped
  case incrTapped
}

public enum PrimeModalAction: Int, CaseIterable, Packed, Sendable {
  case saveFavoritePrimeTapped
  case removeFavoritePrimeTapped
}

public enum FavoritePrimesAction: Equatable, Packed, Sendable {
  case deleteFavoritePrimes([Int])

  public func pack(into writer: inout Writer) {
    switch self {
    case .deleteFavoritePrimes(let value): writer.write(case: 0, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .deleteFavoritePrimes(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

public enum AppAction: Equatable, Packed, Sendable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimesAction)

  public func pack(into writer: inout Writer) {
    switch self {
    case .counter(let value): writer.write(case: 0, value)
    case .primeModal(let value): writer.write(case: 1, value)
    case .favoritePrimes(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .counter(reader.read())
    case 1: self = try .primeModal(reader.read())
    case 2: self = try .favoritePrimes(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Call {
  public func pack(into writer: inout Writer) {
    switch self {
    case .deleting(let first, let second): writer.write(case: 0, first, second)
    case .feed(let first, let second, let around, let clock):
      writer.write(case: 1, first, second, around)
      writer.write(clock)
    case .logging(let first, let second, let quoting):
      writer.write(case: 2, first, second, quoting)
    case .loggingText(let first, let isAction): writer.write(case: 3, first, isAction)
    case .with(let first, let second): writer.write(case: 4, first, second)
    case .withText(let first, let second): writer.write(case: 5, first, second)
    case .compose(let first, let second, let third): writer.write(case: 6, first, second, third)
    case .composeTexts(let first, let second, let third):
      writer.write(case: 7, first, second, third)
    case .composeLayers(let action, let value): writer.write(case: 8, action, value)
    case .enhanced(let first, let second, let clock, let reading):
      writer.write(case: 9, first, second, clock)
      writer.write(reading)
    case .undoableApp(let first, let second, let clock, let limit):
      writer.write(case: 10, first, second, clock)
      writer.write(limit)
    case .filtering(let first, let second, let allowing):
      writer.write(case: 11, first, second, allowing)
    case .filteringNumbers(let action, let value, let third):
      writer.write(case: 12, action, value, third)
    case .undo(let first, let second, let limit): writer.write(case: 13, first, second, limit)
    case .undoWords(let limit, let longest): writer.write(case: 14, limit, longest)
    case .history(let first, let limits): writer.write(case: 15, first, limits)
    case .stacks(let first, let second, let third): writer.write(case: 16, first, second, third)
    case .store(let first, let second): writer.write(case: 17, first, second)
    case .sending(let value): writer.write(case: 18, value)
    case .storeValueIsWritable: writer.write(case: 19)
    case .screen(let first, let after): writer.write(case: 20, first, after)
    case .apps(let first, let second): writer.write(case: 21, first, second)
    case .closedApp(let value): writer.write(case: 22, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .deleting(reader.read(), from: reader.read())
    case 1:
      self = try .feed(
        reader.read(), in: reader.read(), around: reader.read(), clock: reader.read())
    case 2: self = try .logging(reader.read(), of: reader.read(), quoting: reader.read())
    case 3: self = try .loggingText(reader.read(), isAction: reader.read())
    case 4: self = try .with(reader.read(), reader.read())
    case 5: self = try .withText(reader.read(), reader.read())
    case 6: self = try .compose(reader.read(), reader.read(), reader.read())
    case 7: self = try .composeTexts(reader.read(), reader.read(), reader.read())
    case 8: self = try .composeLayers(action: reader.read(), value: reader.read())
    case 9:
      self = try .enhanced(
        reader.read(), in: reader.read(), clock: reader.read(), reading: reader.read())
    case 10:
      self = try .undoableApp(
        reader.read(), in: reader.read(), clock: reader.read(), limit: reader.read())
    case 11: self = try .filtering(reader.read(), of: reader.read(), allowing: reader.read())
    case 12:
      self = try .filteringNumbers(
        action: reader.read(), value: reader.read(), through: reader.read())
    case 13: self = try .undo(reader.read(), from: reader.read(), limit: reader.read())
    case 14: self = try .undoWords(limit: reader.read(), longest: reader.read())
    case 15: self = try .history(reader.read(), limits: reader.read())
    case 16: self = try .stacks(reader.read(), reader.read(), of: reader.read())
    case 17: self = try .store(reader.read(), of: reader.read())
    case 18: self = try .sending(turnsUpTo: reader.read())
    case 19: self = .storeValueIsWritable
    case 20: self = try .screen(of: reader.read(), after: reader.read())
    case 21: self = try .apps(reader.read(), reader.read())
    case 22: self = try .closedApp(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension StoreCommand {
  public func pack(into writer: inout Writer) {
    switch self {
    case .subscribe: writer.write(case: 0)
    case .send(let value): writer.write(case: 1, value)
    case .release: writer.write(case: 2)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .subscribe
    case 1: self = try .send(reader.read())
    case 2: self = .release
    default: throw reader.unknownCase()
    }
  }
}

extension HistoryCommand {
  public func pack(into writer: inout Writer) {
    switch self {
    case .send(let first, let layer): writer.write(case: 0, first, layer)
    case .write(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .send(reader.read(), layer: reader.read())
    case 1: self = try .write(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension StoreMoment {
  public func pack(into writer: inout Writer) {
    writer.write(runs, heard, values)
    writer.write(isGone)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (runs, heard, values) = try (reader.read(), reader.read(), reader.read())
    isGone = try reader.read()
  }
}

extension Heard {
  public func pack(into writer: inout Writer) { writer.write(observer, value, seen) }

  public init(from reader: inout Reader) throws(PackingError) {
    (observer, value, seen) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Turn where Action: Packed {
  public func pack(into writer: inout Writer) { writer.write(place, action) }

  public init(from reader: inout Reader) throws(PackingError) {
    (place, action) = try (reader.read(), reader.read())
  }
}

extension Clock {
  public func pack(into writer: inout Writer) { writer.write(start, tick) }

  public init(from reader: inout Reader) throws(PackingError) {
    (start, tick) = try (reader.read(), reader.read())
  }
}

extension Answer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .primes(let value): writer.write(case: 0, value)
    case .app(let value): writer.write(case: 1, value)
    case .meter(let value): writer.write(case: 2, value)
    case .logged(let value): writer.write(case: 3, value)
    case .keys(let value): writer.write(case: 4, value)
    case .presents(let value): writer.write(case: 5, value)
    case .value(let value): writer.write(case: 6, value)
    case .number(let first, let calls): writer.write(case: 7, first, calls)
    case .text(let first, let calls): writer.write(case: 8, first, calls)
    case .layers(let first, let value): writer.write(case: 9, first, value)
    case .enhanced(let value): writer.write(case: 10, value)
    case .undoableApp(let value): writer.write(case: 11, value)
    case .store(let value): writer.write(case: 12, value)
    case .writable(let value): writer.write(case: 13, value)
    case .screen(let value): writer.write(case: 14, value)
    case .moments(let value): writer.write(case: 15, value)
    case .gone(let value): writer.write(case: 16, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .primes(reader.read())
    case 1: self = try .app(reader.read())
    case 2: self = try .meter(reader.read())
    case 3: self = try .logged(reader.read())
    case 4: self = try .keys(reader.read())
    case 5: self = try .presents(reader.read())
    case 6: self = try .value(reader.read())
    case 7: self = try .number(reader.read(), calls: reader.read())
    case 8: self = try .text(reader.read(), calls: reader.read())
    case 9: self = try .layers(reader.read(), value: reader.read())
    case 10: self = try .enhanced(reader.read())
    case 11: self = try .undoableApp(reader.read())
    case 12: self = try .store(reader.read())
    case 13: self = try .writable(reader.read())
    case 14: self = try .screen(reader.read())
    case 15: self = try .moments(reader.read())
    case 16: self = try .gone(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Event where Value: Packed, Action: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .ran(let first, let second): writer.write(case: 0, first, second)
    case .logged(let value): writer.write(case: 1, value)
    case .became(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .ran(reader.read(), reader.read())
    case 1: self = try .logged(reader.read())
    case 2: self = try .became(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension LayerEvent {
  public func pack(into writer: inout Writer) {
    switch self {
    case .putOn(let value): writer.write(case: 0, value)
    case .before(let value): writer.write(case: 1, value)
    case .reducer: writer.write(case: 2)
    case .after(let value): writer.write(case: 3, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .putOn(reader.read())
    case 1: self = try .before(reader.read())
    case 2: self = .reducer
    case 3: self = try .after(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension EnhancedTurn {
  public func pack(into writer: inout Writer) { writer.write(state, lineCount, isTold) }

  public init(from reader: inout Reader) throws(PackingError) {
    (state, lineCount, isTold) = try (reader.read(), reader.read(), reader.read())
  }
}

extension AppMoment {
  public func pack(into writer: inout Writer) { writer.write(shown, lineCount) }

  public init(from reader: inout Reader) throws(PackingError) {
    (shown, lineCount) = try (reader.read(), reader.read())
  }
}

extension ShownScreen {
  public func pack(into writer: inout Writer) { writer.write(place, lines) }

  public init(from reader: inout Reader) throws(PackingError) {
    (place, lines) = try (reader.read(), reader.read())
  }
}

extension LayerTurn {
  public func pack(into writer: inout Writer) { writer.write(entryCount, lineCount) }

  public init(from reader: inout Reader) throws(PackingError) {
    (entryCount, lineCount) = try (reader.read(), reader.read())
  }
}

extension MeterLayer {
  public func pack(into writer: inout Writer) {
    switch self {
    case .log(let value): writer.write(case: 0, value)
    case .filter(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .log(reader.read())
    case 1: self = try .filter(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Meter {
  public func pack(into writer: inout Writer) { writer.write(level, unit) }

  public init(from reader: inout Reader) throws(PackingError) {
    (level, unit) = try (reader.read(), reader.read())
  }
}

extension Knob {
  public func pack(into writer: inout Writer) {
    switch self {
    case .turn(let value): writer.write(case: 0, value)
    case .rename(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .turn(by: reader.read())
    case 1: self = try .rename(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Key {
  public func pack(into writer: inout Writer) {
    switch self {
    case .add(let value): writer.write(case: 0, value)
    case .double: writer.write(case: 1)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .add(reader.read())
    case 1: self = .double
    default: throw reader.unknownCase()
    }
  }
}

extension UndoAction where Action: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .action(let value): writer.write(case: 0, value)
    case .undo: writer.write(case: 1)
    case .redo: writer.write(case: 2)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .action(reader.read())
    case 1: self = .undo
    case 2: self = .redo
    default: throw reader.unknownCase()
    }
  }
}
