import Basics
import Curriculum
import SuiteSupport

/// Answers what somebody wants to know of the runs of one exercise.
///
/// It serves one thread.
public final class PlayedRuns {
  private let main: PlayedHistory
  private let rules: PlayedHistory
  private let branch: PlayedHistory
  /// Runs of the exercise as it was before.
  private var before: PlayedHistory?

  /// - Parameter exercise: what is played; the rules themselves where that is the finished app.
  init(of exercise: any RunPlayer, rules: RulesPlayer) {
    main = PlayedHistory(exercise)
    branch = PlayedHistory(exercise)
    self.rules = PlayedHistory(rules)
  }

  /// Takes the place of the runs of the same exercise before it was saved.
  public func follow(_ before: PlayedRuns) {
    self.before = before.main
    before.before = nil
  }

  /// Plays what is asked for, and tells what is known of it.
  ///
  /// - Returns: nil if nobody wants to know it any more.
  public func view(for question: RunQuestion) throws(EnvironmentError) -> RunView? {
    try main.play(question.entries, from: question.start, twice: true)
    let count = main.digests.count
    // Behind the end of a run its last moment is to be seen.
    let isBehind = question.places.lowerBound >= count
    let moments = try main.moments(isBehind ? max(0, count - 1)..<count : question.places)
    let other = try other(for: question)
    if Cancellation.isRequested { return nil }
    let impurity = main.difference()
    return RunView(
      number: question.number, count: count, problem: main.problem,
      impurity: impurity, moments: moments, other: other)
  }

  /// The moments of the run that was asked for last, as far as they were reached; many of them take a
  /// while.
  public func moments(_ places: Range<Int>) throws(EnvironmentError) -> [MomentView] {
    var views: [MomentView] = []
    for start in stride(
      from: places.lowerBound, to: places.upperBound, by: CountLimit.momentsSearched)
    {
      let end = min(start + CountLimit.momentsSearched, places.upperBound)
      views += try main.moments(start..<end).views
    }
    return views
  }

  /// All moments after events that weren't taken out, with the first one.
  public func allMoments() throws(EnvironmentError) -> [MomentView] {
    let all = try moments(0..<main.digests.count)
    return all.enumerated().filter { !main.isOut($0.offset) }.map(\.element)
  }

  /// The moment nearest to a place at which something is found.
  ///
  /// - Parameters:
  ///   - place: it isn't looked at itself.
  ///   - isForward: whether later moments are looked at, or earlier ones.
  ///   - codes: what led to each moment, as it is written in Swift.
  /// - Returns: nil if there is none, or nobody wants to know any more.
  public func place(
    of search: RunSearch, from place: Int, isForward: Bool, codes: (Int) -> String
  ) throws(EnvironmentError) -> Int? {
    var next = place
    let count = main.digests.count
    while !Cancellation.isRequested {
      let end =
        isForward
        ? min(next + CountLimit.momentsSearched, count - 1)
        : max(next - CountLimit.momentsSearched, 0)
      // A run may have ended before the place.
      guard isForward ? end > next : end < next else { return nil }
      let places = isForward ? next + 1..<end + 1 : end..<next
      let moments = try main.moments(max(0, places.lowerBound - 1)..<places.upperBound)
      let order = isForward ? Array(places) : places.reversed()
      for place in order where search.fits(place, in: moments, code: codes(place)) { return place }
      next = end
    }
    return nil
  }

  private func other(for question: RunQuestion) throws(EnvironmentError) -> OtherView? {
    let other: PlayedHistory
    var entries = question.entries
    switch question.other {
    case .rules: other = rules
    case .before:
      guard let before else { return nil }
      other = before
    case .events(let events): (other, entries) = (branch, events)
    case nil: return nil
    }
    try other.play(entries, from: question.start, twice: false)
    let places = question.places.clamped(to: 0..<main.digests.count)
    let differing = places.filter { place in
      place >= other.digests.count || main.digests[place] != other.digests[place]
    }
    let ends =
      main.digests.count == other.digests.count
      ? nil : min(main.digests.count, other.digests.count)
    return OtherView(
      firstDifference: main.digests.firstDifference(from: other.digests) ?? ends,
      differing: Set(differing), moments: try other.moments(question.places))
  }
}

extension PlayedHistory {
  /// Where a second run of the same events was another one.
  fileprivate func difference() -> RunDifference? {
    guard let impurity, let (first, second) = seen(impurity.first, impurity.second) else {
      return nil
    }
    return RunDifference(
      place: impurity.place, MomentView.changes(from: first, to: second))
  }
}

extension [Int] {
  fileprivate func firstDifference(from other: [Int]) -> Int? {
    zip(self, other).enumerated().first { $1.0 != $1.1 }?.offset
  }
}

extension RunSearch {
  /// Whether this is found at a place.
  ///
  /// - Parameter code: what happened there, as it is written in Swift.
  fileprivate func fits(_ place: Int, in moments: RunMoments, code: String) -> Bool {
    let changes = moments.changes(at: place) ?? []
    switch self {
    case .text(let text):
      let told = [code] + changes.map { "\($0.field): \($0.after ?? "")" }
      return told.contains { $0.lowercased().contains(text.lowercased()) }
    case .writer(let field):
      return changes.contains {
        $0.field == field || $0.field.hasPrefix(field + ".") || $0.field.hasPrefix(field + "[")
      }
    }
  }
}

/// Something that plays events: an exercise, or the rules of a lesson.
protocol RunPlayer {
  var play: AnyPlay { get }

  /// The latest moments after events; with no events, the one at which a run begins.
  ///
  /// - Parameters:
  ///   - start: the moment at which they begin, as bytes; nil where runs of the lesson begin.
  ///   - past: what happened before; it happens again where a run can't go on from a moment.
  ///   - kept: how many moments are wanted; at most one for each event.
  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(EnvironmentError) -> Result<[[UInt8]], NoAnswer>
}

extension RunPlayer {
  func part(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) -> RunPart<[UInt8]> {
    play.goesOnFromMoments
      ? RunPart(from: start, events, keeping: kept)
      : RunPart(from: nil, past + events, keeping: kept)
  }

  fileprivate func moments(
    in trace: [UInt8]?, of part: RunPart<[UInt8]>
  ) -> Result<[[UInt8]], NoAnswer> {
    guard let trace, let moments = play.moments(trace, part), moments.count == part.kept else {
      return .failure(.unreadable)
    }
    return .success(moments)
  }

  /// The moments after events, up to the one over which it doesn't come.
  ///
  /// That one is found one event at a time, so that a run ends or is late only once more. Moments that
  /// are too large together are asked for in halves.
  func asFarAsItGoes(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent]
  ) throws(EnvironmentError) -> (moments: [[UInt8]], problem: NoAnswer?) {
    let problem: NoAnswer
    switch try moments(from: start, after: past, events, keeping: max(events.count, 1)) {
    case .success(let moments): return (moments, nil)
    case .failure(let failure): problem = failure
    }
    guard events.count > 1 else { return ([], problem) }
    let length = problem == .tooLong ? (events.count + 1) / 2 : 1
    var found: [[UInt8]] = []
    while found.count < events.count {
      let place = found.count
      let next = try asFarAsItGoes(
        from: found.last ?? start, after: past + events[..<place],
        Array(events[place...].prefix(length)))
      found += next.moments
      if let problem = next.problem { return (found, problem) }
    }
    return (found, nil)
  }
}

struct RulesPlayer: RunPlayer {
  let play: AnyPlay
  /// What the rules answer to a script; nil if it is none.
  let model: @Sendable ([UInt8]) -> [UInt8]?

  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(EnvironmentError) -> Result<[[UInt8]], NoAnswer> {
    let part = part(from: start, after: past, events, keeping: kept)
    return moments(in: model(play.script(part)), of: part)
  }
}

/// An exercise that plays runs as long as somebody asks.
///
/// It serves one thread. After a trap or a time-out the next run is played in a new process.
final class RunningExercise: RunPlayer {
  let play: AnyPlay
  private let line: HostQueue
  private let timeout: Duration

  init(_ play: AnyPlay, _ exercise: LoadableExercise, timeout: Duration) {
    (self.play, self.timeout) = (play, timeout)
    line = HostQueue(starting: exercise.start)
  }

  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(EnvironmentError) -> Result<[[UInt8]], NoAnswer> {
    let part = part(from: start, after: past, events, keeping: kept)
    let tickets = try line.ask([play.script(part)])
    switch try line.answer(to: tickets[0], within: Allowance(timeout)) {
    case .success(let trace): return moments(in: trace, of: part)
    case .failure(let reason): return .failure(reason.located)
    case nil: return .failure(.unreadable)
    }
  }
}
