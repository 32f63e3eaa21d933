import Traces

// A state that stands in the turn before, too, is written as its place there, and any other as what
// differs from its neighbour: so ten diaries, in each of hundreds of turns, take hardly more room than
// one.

extension UndoState: Packed where Value == AppState {
  public func pack(into writer: inout Writer) { pack(into: &writer, after: nil) }

  public init(from reader: inout Reader) throws(PackingError) {
    try self.init(from: &reader, after: nil)
  }

  fileprivate func pack(into writer: inout Writer, after other: UndoState?) {
    writer.write(past.count)
    writer.write(future.count)
    let known = other?.states ?? []
    var neighbour = other?.present ?? AppState()
    for state in states {
      let place = known.firstIndex(of: state)
      writer.write(place)
      if place == nil { state.pack(into: &writer, after: neighbour) }
      neighbour = state
    }
  }

  fileprivate init(from reader: inout Reader, after other: UndoState?) throws(PackingError) {
    let (pastCount, futureCount): (Int, Int) = (try reader.read(), try reader.read())
    let known = other?.states ?? []
    func readState(after neighbour: AppState) throws(PackingError) -> AppState {
      let place: Int? = try reader.read()
      let state: AppState
      if let place {
        guard known.indices.contains(place) else { throw .notCommon }
        state = known[place]
      } else {
        state = try AppState(from: &reader, after: neighbour)
      }
      guard known.firstIndex(of: state) == place else { throw .notCommon }
      return state
    }
    func readStates(_ count: Int, after first: AppState) throws(PackingError) -> [AppState] {
      guard count >= 0 else { throw .number }
      var states: [AppState] = []
      // Not so much at once as somebody says: only what really follows takes memory.
      for _ in 0..<count { states.append(try readState(after: states.last ?? first)) }
      return states
    }
    let present = try readState(after: other?.present ?? AppState())
    let past = try readStates(pastCount, after: present)
    let future = try readStates(futureCount, after: past.last ?? present)
    self.init(present: present, past: past.reversed(), future: future.reversed())
  }

  /// All states, beginning with the present.
  private var states: [AppState] { [present] + past.reversed() + future.reversed() }
}

/// What the actions of a run made of the app, one after the other.
public struct UndoableTurns: Equatable, Packed, Sendable {
  public var all: [UndoableTurn] = []

  public init(_ all: [UndoableTurn]) { self.all = all }

  public func pack(into writer: inout Writer) {
    writer.write(all.count)
    var last: UndoState<AppState>?
    for turn in all {
      turn.state.pack(into: &writer, after: last)
      writer.write(turn.layers, turn.isUndoable)
      last = turn.state
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    let count: Int = try reader.read()
    guard count >= 0 else { throw .number }
    for _ in 0..<count {
      all.append(
        UndoableTurn(
          state: try UndoState(from: &reader, after: all.last?.state),
          layers: try reader.read(), isUndoable: try reader.read()))
    }
  }
}

extension AppState {
  fileprivate func pack(into writer: inout Writer, after other: AppState) {
    writer.write(count)
    favoritePrimes.pack(into: &writer, after: other.favoritePrimes)
    activityFeed.pack(into: &writer, after: other.activityFeed)
  }

  fileprivate init(from reader: inout Reader, after other: AppState) throws(PackingError) {
    self.init(
      count: try reader.read(),
      favoritePrimes: try Array(from: &reader, after: other.favoritePrimes),
      activityFeed: try Array(from: &reader, after: other.activityFeed))
  }
}

extension Array where Element: Packed & Equatable {
  /// As how many elements it has in common with the beginning of another list, and its others.
  fileprivate func pack(into writer: inout Writer, after other: [Element]) {
    // Lists that share their storage are compared at once.
    let common =
      self == other ? count : zip(self, other).prefix { $0 == $1 }.count
    writer.write(common)
    writer.write(Array(self[common...]))
  }

  fileprivate init(from reader: inout Reader, after other: [Element]) throws(PackingError) {
    let (common, rest): (Int, [Element]) = (try reader.read(), try reader.read())
    guard (0...other.count).contains(common),
      rest.isEmpty || other.dropFirst(common).first != rest[0]
    else { throw .notCommon }
    self = other
    if common == other.count, rest.isEmpty { return }
    // From here on it is a copy.
    try reader.count(known: common)
    replaceSubrange(common..., with: rest)
  }
}
