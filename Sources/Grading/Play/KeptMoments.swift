import Basics

/// Moments of a run by their places, as bytes: the first, the last, and one in so many of those
/// between, the fewer the larger they are.
struct KeptMoments {
  private(set) var moments: [Int: [UInt8]] = [:]
  /// Of so many moments one is kept.
  private var distance = CountLimit.momentsApart
  /// How many bytes are kept.
  private(set) var size = 0
  private var last: Int?

  /// The moment at a place, if it is kept.
  subscript(place: Int) -> [UInt8]? { moments[place] }

  /// The place of the nearest moment that is kept, at this place or before it.
  func base(of place: Int) -> Int { place / distance * distance }

  /// Keeps the moment behind the last one.
  ///
  /// - Parameter room: how many bytes may be kept; the first moment and the last one are kept anyway.
  mutating func append(_ moment: [UInt8], at place: Int, room: Int) {
    if let last, last % distance != 0 { drop(last) }
    last = place
    moments[place] = moment
    size += moment.count
    while size > room, moments.count > 2 {
      distance *= 2
      for other in moments.keys where other % distance != 0 && other != place { drop(other) }
    }
  }

  /// Forgets all moments from a place on.
  mutating func forget(from place: Int) {
    for other in moments.keys where other >= place { drop(other) }
    last = moments.keys.max()
  }

  private mutating func drop(_ place: Int) {
    size -= moments.removeValue(forKey: place)?.count ?? 0
  }
}
