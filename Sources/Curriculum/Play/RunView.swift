import SuiteSupport

public struct RunQuestion: Equatable, Sendable {
  /// Increases with each question, so that answers to older questions can be recognised.
  public var number: Int
  /// The encoded state in which the run begins; nil for the lesson's initial state.
  public var start: [UInt8]?
  public var entries: LongList<HistoryEntry>
  /// The requested moments; moment 0 is before the first event.
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

/// A run to compare with.
public enum OtherRun: Equatable, Sendable {
  /// The same events, played by the exercise as it was before the last save.
  case before
  case rules
  /// Other events, played by the same exercise.
  case events(LongList<HistoryEntry>)
}

public struct RunView: Equatable, Sendable {
  public var number: Int
  /// The number of moments that were reached; one more than entries if all events were played.
  public var count: Int
  /// Why the run ended early; nil if it didn't.
  public var problem: NoAnswer?
  public var impurity: RunDifference?
  public var moments: RunMoments
  /// The run that it was compared with; nil if there is none.
  public var other: OtherView?

  public init(
    number: Int, count: Int, problem: NoAnswer? = nil, impurity: RunDifference? = nil,
    moments: RunMoments, other: OtherView? = nil
  ) {
    (self.number, self.count, self.problem) = (number, count, problem)
    (self.impurity, self.moments, self.other) = (impurity, moments, other)
  }
}

public struct RunMoments: Equatable, Sendable {
  /// The place of the first moment, from 0.
  public var first: Int
  public var views: [MomentView]

  public init(first: Int = 0, _ views: [MomentView] = []) {
    (self.first, self.views) = (first, views)
  }

  public var places: Range<Int> { first..<first + views.count }

  /// The moment at a place; nil if it isn't among these.
  public subscript(place: Int) -> MomentView? {
    places.contains(place) ? views[place - first] : nil
  }

  /// The changes since the moment before; nil if one of the two isn't known.
  public func changes(at place: Int) -> [FieldChange]? {
    guard let before = self[place - 1], let after = self[place] else { return nil }
    return MomentView.changes(from: before, to: after)
  }
}

public struct RunDifference: Equatable, Sendable {
  public var place: Int
  /// The differences, from the first run to the second.
  public var changes: [FieldChange]

  public init(place: Int, _ changes: [FieldChange]) {
    (self.place, self.changes) = (place, changes)
  }
}

/// The other run of a comparison.
public struct OtherView: Equatable, Sendable {
  /// The first moment at which the runs differ; nil if they are equal.
  public var firstDifference: Int?
  /// The requested moments that differ.
  public var differing: Set<Int>
  public var moments: RunMoments

  public init(firstDifference: Int?, differing: Set<Int>, moments: RunMoments) {
    (self.firstDifference, self.differing) = (firstDifference, differing)
    self.moments = moments
  }
}

/// A search in a run.
public enum RunSearch: Equatable, Sendable {
  /// A text in an event or its changes, ignoring case.
  case text(String)
  /// The latest event that changed this field.
  case writer(field: String)
}

public struct FieldChange: Equatable, Sendable {
  /// The path of the field as in Swift: `settings.loginUser`, `favoritePrimes[2]`; empty for the
  /// state itself.
  public var field: String
  /// The old value as Swift source; nil if the field is new.
  public var before: String?
  /// The new value as Swift source; nil if the field was removed.
  public var after: String?

  public init(_ field: String, from before: String?, to after: String?) {
    (self.field, self.before, self.after) = (field, before, after)
  }

  /// The differences between two states, from top to bottom; each is the smallest part that
  /// differs.
  public static func changes(from before: Tree, to after: Tree) -> [FieldChange] {
    changes(from: before, to: after, at: "")
  }

  private static func changes(from before: Tree, to after: Tree, at field: String) -> [FieldChange]
  {
    guard before != after else { return [] }
    guard case .node(let opening, let old, let closing) = before,
      case .node(opening, let new, closing) = after, !old.isEmpty, !new.isEmpty
    else { return [FieldChange(field, from: before.oneLine, to: after.oneLine)] }
    if opening == "[", old.allSatisfy({ $0.label == nil }) {
      return elements(from: old.map(\.value), to: new.map(\.value), at: field)
    }
    guard old.map(\.label) == new.map(\.label) else {
      return [FieldChange(field, from: before.oneLine, to: after.oneLine)]
    }
    return zip(old, new).enumerated().flatMap { place, pair in
      let name = pair.0.label ?? "\(place)"
      return changes(
        from: pair.0.value, to: pair.1.value, at: field.isEmpty ? name : "\(field).\(name)")
    }
  }

  /// The elements of a list that were inserted, removed or changed.
  private static func elements(
    from old: [Tree], to new: [Tree], at field: String
  ) -> [FieldChange] {
    if old.count == new.count {
      return old.indices.flatMap { changes(from: old[$0], to: new[$0], at: "\(field)[\($0)]") }
    }
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let place, let element, _):
        FieldChange("\(field)[\(place)]", from: element.oneLine, to: nil)
      case .insert(let place, let element, _):
        FieldChange("\(field)[\(place)]", from: nil, to: element.oneLine)
      }
    }
  }
}

extension MomentView {
  /// The differences between two moments: in the state and in its derived values.
  public static func changes(from before: MomentView, to after: MomentView) -> [FieldChange] {
    FieldChange.changes(from: before.state, to: after.state)
      + zip(before.derived, after.derived).flatMap { old, new in
        FieldChange.changes(from: old.value, to: new.value).map { change in
          var change = change
          let name = new.label ?? ""
          change.field = change.field.isEmpty ? name : "\(name).\(change.field)"
          return change
        }
      }
  }
}

/// How a run of an exercise's `scratch()` ended.
public enum ScratchEnd: Equatable, Sendable {
  case finished
  case stopped(NoAnswer)
  /// The exercise has no function `scratch()` without parameters and result.
  case missing
  /// The exercise can't be run; the verdict says why.
  case verdict(Verdict)
}
