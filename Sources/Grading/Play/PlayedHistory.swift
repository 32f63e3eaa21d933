import Basics
import Curriculum
import SuiteSupport

/// The played part of a history. It plays only new entries and identifies each moment by a hash.
///
/// Only some moments are stored: the first, the last, and every n-th between, so that moments and
/// events take at most twice the space of the last moment and the events. Others are played again
/// from the nearest stored one.
final class PlayedHistory {
  private let player: any RunPlayer
  private var start: [UInt8]?
  private var entries = LongList<HistoryEntry>()
  private(set) var kept = KeptMoments()
  /// A hash for each moment reached so far.
  private(set) var digests: [Int] = []
  private(set) var problem: NoAnswer?
  /// The first moment that was different when played again, with both versions encoded.
  private(set) var impurity: (place: Int, first: [UInt8], second: [UInt8])?
  /// The moments that were shown, by index.
  private(set) var views: [Int: MomentView] = [:]
  private var viewedSize = 0

  init(_ player: any RunPlayer) { self.player = player }

  /// Plays a history from its first difference to the previously played one.
  ///
  /// - Parameter twice: whether to play everything twice, to detect nondeterminism.
  func play(
    _ entries: LongList<HistoryEntry>, from start: [UInt8]?, twice: Bool
  ) throws(EnvironmentError) {
    let difference = self.entries.firstDifference(from: entries) { old, new in
      // Bookmarks don't affect the run.
      old.event == new.event && old.isOut == new.isOut
    }
    forget(after: start == self.start ? difference : -1)
    (self.start, self.entries) = (start, entries)
    if digests.isEmpty { try begin(twice: twice) }
    // A loaded history's length is known, so space is reserved at once. One that grows event by
    // event uses the array's own growth.
    if entries.count > 2 * digests.capacity { digests.reserveCapacity(entries.count + 1) }
    while problem == nil, digests.count <= entries.count, !Cancellation.isRequested {
      try playOn(twice: twice)
    }
  }

  /// The views of the moments at these indices, as far as the run has reached them.
  func moments(_ places: Range<Int>) throws(EnvironmentError) -> RunMoments {
    let places = places.clamped(to: 0..<digests.count)
    // What is on the screen stays cached, however large, because the next request includes it.
    let isCrowded = viewedSize > room && views.count > 2 * places.count
    if views.count > CountLimit.momentsSeen || isCrowded { (views, viewedSize) = ([:], 0) }
    if let first = places.first(where: { views[$0] == nil }),
      let last = places.last(where: { views[$0] == nil })
    {
      let unseen = first..<last + 1
      for (place, moment) in zip(unseen, try bytes(unseen)) where views[place] == nil {
        views[place] = player.play.view(moment)
        viewedSize += moment.count
      }
    }
    return RunMoments(first: places.lowerBound, places.compactMap { views[$0] })
  }

  func isOut(_ place: Int) -> Bool {
    entries.indices.contains(place - 1) && entries[place - 1].isOut
  }

  /// The views of two encoded moments; nil if either can't be decoded.
  func seen(_ first: [UInt8], _ second: [UInt8]) -> (MomentView, MomentView)? {
    guard let first = player.play.view(first), let second = player.play.view(second) else {
      return nil
    }
    return (first, second)
  }

  private func bytes(_ places: Range<Int>) throws(EnvironmentError) -> [[UInt8]] {
    guard let last = places.last, let first = try moment(at: places.lowerBound) else { return [] }
    let events = happened(places.lowerBound..<last)
    let played =
      events.isEmpty
      ? []
      : try player.asFarAsItGoes(
        from: first, after: past(before: places.lowerBound), events
      ).moments
    return spread([first] + played, over: places.lowerBound..<last)
  }

  private func moment(at place: Int) throws(EnvironmentError) -> [UInt8]? {
    if let moment = kept[place] { return moment }
    let base = kept.base(of: place)
    guard let moment = kept[base] else { return nil }
    let events = happened(base..<place)
    guard !events.isEmpty else { return moment }
    switch try player.moments(from: moment, after: past(before: base), events, keeping: 1) {
    case .success(let moments): return moments.last
    case .failure: return nil
    }
  }

  /// Forgets all moments after this index; does nothing if it is nil.
  private func forget(after place: Int?) {
    guard let place else { return }
    let known = max(0, place + 1)
    // The cause of the problem may be gone, so it is forgotten.
    problem = nil
    guard known < digests.count || known == 0 else { return }
    digests.removeLast(digests.count - known)
    kept.forget(from: known)
    views = views.filter { $0.key < known }
    if let found = impurity, found.place >= known { impurity = nil }
  }

  /// Determines the moment at which the run begins.
  private func begin(twice: Bool) throws(EnvironmentError) {
    (kept, views, viewedSize, impurity) = (KeptMoments(), [:], 0, nil)
    let (first, problem) = try player.asFarAsItGoes(from: start, after: [], [])
    self.problem = problem
    guard let moment = first.first else { return }
    add([moment])
    guard twice else { return }
    let again = try player.asFarAsItGoes(from: start, after: [], []).moments
    compare([moment], again, from: 0)
  }

  /// Plays the next batch of events.
  private func playOn(twice: Bool) throws(EnvironmentError) {
    let place = digests.count - 1
    let next = place..<min(place + CountLimit.playedAtOnce, entries.count)
    guard let moment = try bytes(place..<place + 1).first else {
      // The moment was available just before.
      problem = .unreadable
      return
    }
    let (past, events) = (past(before: place), happened(next))
    guard !events.isEmpty else { return add(next.map { _ in moment }) }
    let (moments, problem) = try player.asFarAsItGoes(from: moment, after: past, events)
    self.problem = problem
    let all = spread([moment] + moments, over: next).dropFirst()
    add(Array(all))
    guard twice, !moments.isEmpty else { return }
    let again = try player.asFarAsItGoes(
      from: moment, after: past, Array(events.prefix(moments.count)))
    let second = spread([moment] + again.moments, over: next).dropFirst()
    compare(Array(all), Array(second), from: place + 1)
  }

  private func add(_ moments: [[UInt8]]) {
    for moment in moments {
      kept.append(moment, at: digests.count, room: room)
      digests.append(moment.hashValue)
    }
  }

  /// The size in bytes that stored and viewed moments may each have: half of what the last moment
  /// and the events need.
  private var room: Int {
    let last = kept[digests.count - 1]?.count ?? 0
    return (last + entries.count * MemoryLayout<HistoryEntry>.stride) / 2
  }

  private func compare(_ first: [[UInt8]], _ second: [[UInt8]], from place: Int) {
    guard impurity == nil else { return }
    let found = zip(first, second).enumerated().first { $1.0 != $1.1 }
    impurity = found.map { (place + $0.offset, $0.element.0, $0.element.1) }
  }

  private func happened(_ places: Range<Int>) -> [PlayEvent] {
    places.compactMap { entries[$0].isOut ? nil : entries[$0].event }
  }

  /// The events before an index, for runs that can't continue from a moment; else none.
  private func past(before place: Int) -> [PlayEvent] {
    player.play.goesOnFromMoments ? [] : happened(0..<place)
  }

  /// One moment for each index: where an event is taken out, the previous moment is repeated.
  ///
  /// - Parameter moments: the moment before the first index, then one per event.
  private func spread(_ moments: [[UInt8]], over places: Range<Int>) -> [[UInt8]] {
    var next = 0
    var all = Array(moments.prefix(1))
    for place in places {
      if !entries[place].isOut { next += 1 }
      guard next < moments.count else { break }
      all.append(moments[next])
    }
    return all
  }
}

/// Encoded moments of a run by index: the first, the last and every n-th between. The larger the
/// moments, the fewer are kept.
struct KeptMoments {
  private(set) var moments: [Int: [UInt8]] = [:]
  /// The distance between stored moments.
  private var distance = CountLimit.momentsApart
  private(set) var size = 0
  private var last: Int?

  subscript(place: Int) -> [UInt8]? { moments[place] }

  /// The index of the nearest stored moment at or before this one.
  func base(of place: Int) -> Int { place / distance * distance }

  /// Stores the moment after the last one.
  ///
  /// - Parameter room: the limit in bytes; the first and the last moment are stored regardless.
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

  mutating func forget(from place: Int) {
    for other in moments.keys where other >= place { drop(other) }
    last = moments.keys.max()
  }

  private mutating func drop(_ place: Int) {
    size -= moments.removeValue(forKey: place)?.count ?? 0
  }
}
