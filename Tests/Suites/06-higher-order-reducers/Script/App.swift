/// What the app knows, as the lesson has it.
public struct AppState: Equatable, Sendable {
  public var count: Int
  public var favoritePrimes: [Int]
  public var activityFeed: [Activity]

  public init(count: Int = 0, favoritePrimes: [Int] = [], activityFeed: [Activity] = []) {
    (self.count, self.favoritePrimes) = (count, favoritePrimes)
    self.activityFeed = activityFeed
  }

  /// An entry of the diary.
  public struct Activity: Equatable, Sendable {
    /// In seconds since 1970.
    public var timestamp: Double
    public var type: ActivityType

    public init(timestamp: Double, type: ActivityType) {
      (self.timestamp, self.type) = (timestamp, type)
    }
  }

  /// What the diary tells of.
  public enum ActivityType: Equatable, Sendable {
    case addedFavoritePrime(Int)
    case removedFavoritePrime(Int)
  }
}

/// The actions of the screen with the number.
public enum CounterAction: Int, Sendable {
  case decrTapped
  case incrTapped
}

/// The actions of the sheet.
public enum PrimeModalAction: Int, Sendable {
  case saveFavoritePrimeTapped
  case removeFavoritePrimeTapped
}

/// The actions of the screen with the favourites.
public enum FavoritePrimesAction: Equatable, Sendable {
  /// The positions in ascending order, as an `IndexSet` gives them.
  case deleteFavoritePrimes([Int])
}

/// Everything that can happen in the app.
public enum AppAction: Equatable, Sendable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimesAction)
}
