/// What the app knows, as the lesson has it.
public struct AppState: Equatable, Sendable {
  /// The number on its screen.
  public var count: Int
  /// The primes that were kept, in the order of the list.
  public var favoritePrimes: [Int]
  /// The diary, the latest entry last.
  public var activityFeed: [Activity]

  /// An app in which nothing has happened, but for what is given.
  public init(count: Int = 0, favoritePrimes: [Int] = [], activityFeed: [Activity] = []) {
    (self.count, self.favoritePrimes) = (count, favoritePrimes)
    self.activityFeed = activityFeed
  }

  /// An entry of the diary.
  public struct Activity: Equatable, Sendable {
    /// In seconds since 1970.
    public var timestamp: Double
    /// What happened then.
    public var type: ActivityType

    /// An entry about something that happened at this time.
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
