import SuiteSupport

/// What somebody wants to know of a run.
public struct RunQuestion: Equatable, Sendable {
  /// Grows from question to question: an answer to an older one is of no interest.
  public var number: Int
  /// The moment at which the run begins, as bytes; nil where runs of the lesson begin.
  public var start: [UInt8]?
  public var entries: LongList<HistoryEntry>
  /// The moments that are wanted, counted from 0: the one before anything happens.
  public var places: Range<Int>
  public var other: OtherRun?

  public init(
    number: Int, start: [UInt8]? = nil, entries: LongList<HistoryEntry>, places: Range<Int>,
    other: OtherRun? = nil
  ) {
    (self.number, self.start, self.entries) = (number, start, entries)
    (self.places, self.other) = (places, other)
  }
}

/// A run that another one is compared with.
public enum OtherRun: Equatable, Sendable {
  /// The same events through the exercise as it was before it was saved.
  case before
  /// The same events by the rules of the lesson.
  case rules
  /// Other events through the same exercise.
  case events(LongList<HistoryEntry>)
}

/// What is known of a run.
public struct RunView: Equatable, Sendable {
  /// Of the question that it answers.
  public var number: Int
  /// How many moments were reached: one more than entries if all went well.
  public var count: Int
  /// Why there are no more; nil if there are as many as there should be.
  public var problem: RunProblem?
  /// The moment after which a second run of the same events was another, with what differs.
  public var impurity: RunDifference?
  /// The moments that were asked for, as far as they were reached.
  public var moments: RunMoments
  /// What the run was compared with; nil if with nothing.
  public var other: OtherView?

  public init(
    number: Int, count: Int, problem: RunProblem? = nil, impurity: RunDifference? = nil,
    moments: RunMoments, other: OtherView? = nil
  ) {
    (self.number, self.count, self.problem) = (number, count, problem)
    (self.impurity, self.moments, self.other) = (impurity, moments, other)
  }
}

/// Moments of a run in a row.
public struct RunMoments: Equatable, Sendable {
  /// The place of the first of them, from 0.
  public var first: Int
  /// In their order.
  public var views: [MomentView]

  public init(first: Int = 0, _ views: [MomentView] = []) {
    (self.first, self.views) = (first, views)
  }

  public var places: Range<Int> { first..<first + views.count }

  /// The moment at a place; nil if it is none of these.
  public subscript(place: Int) -> MomentView? {
    places.contains(place) ? views[place - first] : nil
  }

  /// What changed at a place since the moment before it; nil if one of both isn't known.
  public func changes(at place: Int) -> [FieldChange]? {
    guard let before = self[place - 1], let after = self[place] else { return nil }
    return MomentView.changes(from: before, to: after)
  }
}

/// A moment at which two runs differ.
public struct RunDifference: Equatable, Sendable {
  public var place: Int
  /// What differs: before is the one run, after the other.
  public var changes: [FieldChange]

  public init(place: Int, _ changes: [FieldChange]) {
    (self.place, self.changes) = (place, changes)
  }
}

/// What is known of the run that another is compared with.
public struct OtherView: Equatable, Sendable {
  /// The first moment at which they differ; nil if they are the same.
  public var firstDifference: Int?
  /// The moments among those asked for that differ.
  public var differing: Set<Int>
  /// Its own moments at the same places.
  public var moments: RunMoments

  public init(firstDifference: Int?, differing: Set<Int>, moments: RunMoments) {
    (self.firstDifference, self.differing) = (firstDifference, differing)
    self.moments = moments
  }
}

/// Why a run doesn't go on.
public enum RunProblem: Error, Equatable, Sendable {
  /// The exercise's process ended, at this place if that is known.
  case ended(CrashCause, at: SourcePlace?)
  /// There was no moment in time; what it did instead, and for how long.
  case late(Lateness, seconds: Double)
  /// It is larger than a moment may be.
  case tooLong
  /// What was answered is no moment.
  case unreadable
}

/// Something that somebody looks for in a run.
public enum RunSearch: Equatable, Sendable {
  /// A text in an event or in what it changed, whatever its case.
  case text(String)
  /// The event that wrote this field last.
  case writer(field: String)
}
