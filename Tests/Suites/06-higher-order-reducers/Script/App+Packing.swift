import Traces

extension AppState: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(count)
    writer.write(favoritePrimes)
    writer.write(activityFeed)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      count: try reader.read(), favoritePrimes: try reader.read(), activityFeed: try reader.read())
  }
}

extension AppState.Activity: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(timestamp)
    writer.write(type)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(timestamp: try reader.read(), type: try reader.read())
  }
}

extension AppState.ActivityType: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .addedFavoritePrime(let prime):
      writer.write(case: 0)
      writer.write(prime)
    case .removedFavoritePrime(let prime):
      writer.write(case: 1)
      writer.write(prime)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .addedFavoritePrime(try reader.read())
    case 1: self = .removedFavoritePrime(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension CounterAction: Packed {}

extension PrimeModalAction: Packed {}

extension FavoritePrimesAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .deleteFavoritePrimes(let positions): writer.write(positions)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self = .deleteFavoritePrimes(try reader.read())
  }
}

extension AppAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .counter(let action):
      writer.write(case: 0)
      writer.write(action)
    case .primeModal(let action):
      writer.write(case: 1)
      writer.write(action)
    case .favoritePrimes(let action):
      writer.write(case: 2)
      writer.write(action)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .counter(try reader.read())
    case 1: self = .primeModal(try reader.read())
    case 2: self = .favoritePrimes(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
