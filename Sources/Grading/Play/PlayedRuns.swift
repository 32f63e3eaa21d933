import Basics
import Curriculum
import SuiteSupport

/// Answers questions about the runs of one exercise.
///
/// Used by one thread.
public final class PlayedRuns {
  private let main: PlayedHistory
  private let rules: PlayedHistory
  private let branch: PlayedHistory
  /// Runs of the exercise's previous version.
  private var before: PlayedHistory?

  /// - Parameter exercise: plays the runs: an exercise, or the lesson's rules for the finished app.
  init(of exercise: any RunPlayer, rules: RulesPlayer) {
    main = PlayedHistory(exercise)
    branch = PlayedHistory(exercise)
    self.rules = PlayedHistory(rules)
  }

  /// Takes over from the runs of the exercise's previous version, before the save.
  public func follow(_ before: PlayedRuns) {
    self.before = before.main
    before.before = nil
  }

  /// Plays the run in question and returns what to show of it.
  ///
  /// - Returns: nil if cancelled.
  public func view(for question: RunQuestion) throws(EnvironmentError) -> RunView? {
    try main.play(question.entries, from: question.start, twice: true)
    let count = main.digests.count
    // For a position after the run's end, its last moment is shown.
    let isBehind = question.places.lowerBound >= count
    let moments = try main.moments(isBehind ? max(0, count - 1)..<count : question.places)
    let other = try other(for: question)
    if Cancellation.isRequested { return nil }
    let impurity = main.difference()
    return RunView(
      number: question.number, count: count, problem: main.problem,
      impurity: impurity, moments: moments, other: other)
  }

  /// The moments of the latest run at these indices, as far as it has reached them. Slow for many
  /// of them.
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

  /// All moments after events that aren't taken out, and the first moment.
  public func allMoments() throws(EnvironmentError) -> [MomentView] {
    let all = try moments(0..<main.digests.count)
    return all.enumerated().filter { !main.isOut($0.offset) }.map(\.element)
  }

  /// The nearest moment that matches a search.
  ///
  /// - Parameters:
  ///   - place: the index to start from, which isn't searched itself.
  ///   - isForward: whether to search later moments rather than earlier ones.
  ///   - codes: the Swift code of the event before each moment.
  /// - Returns: nil if there is none or the search was cancelled.
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
      // The run may have ended before the start index.
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
  /// The first difference between two runs of the same events.
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
  /// Whether the search matches a moment.
  ///
  /// - Parameter code: the Swift code of the event before it.
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

/// Plays events: an exercise, or the rules of a lesson.
protocol RunPlayer {
  var play: AnyPlay { get }

  /// The last moments after playing these events; without events, the first moment of a run.
  ///
  /// - Parameters:
  ///   - start: the encoded moment to start from; nil for the start of the lesson's runs.
  ///   - past: earlier events, which are repeated if a run can't continue from a moment.
  ///   - kept: the number of moments to return; at most one per event.
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

  /// The moments after these events, up to the first event that fails.
  ///
  /// That event is found by playing one at a time, so that the run crashes or times out only once
  /// more. If the moments are too large together, they are requested in halves.
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
  /// The rules' answer to a script; nil if it can't be decoded.
  let model: @Sendable ([UInt8]) -> [UInt8]?

  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(EnvironmentError) -> Result<[[UInt8]], NoAnswer> {
    let part = part(from: start, after: past, events, keeping: kept)
    return moments(in: model(play.script(part)), of: part)
  }
}

/// An exercise that plays runs on request.
///
/// Used by one thread. After a crash or timeout a new process plays the next run.
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
