import SuiteSupport

public struct HistoryEntry: Equatable, Sendable {
  public var event: PlayEvent
  /// Whether the entry was taken out: it stays in the list but isn't played.
  public var isOut = false
  /// Whether the learner has marked it.
  public var isMarked = false

  public init(_ event: PlayEvent) { self.event = event }
}

/// The events of a run from its beginning, as the learner has arranged them.
public struct Branch: Equatable, Sendable {
  public var entries = LongList<HistoryEntry>()
  /// The number of entries shared with the branch from which it was made; nil for the first branch.
  public var origin: Int?
  /// The number of marked entries, kept so that a long history needn't be searched.
  public fileprivate(set) var marks = 0
}

/// The branches that the learner has made, one of which is played.
public struct History: Equatable, Sendable {
  /// The branches; at least one.
  public private(set) var branches = [Branch()]
  public fileprivate(set) var current = 0

  public init(_ events: some Collection<PlayEvent> = []) {
    self.init(LongList(events.lazy.map { HistoryEntry($0) }))
  }

  fileprivate init(_ entries: LongList<HistoryEntry>) {
    branches = [Branch(entries: entries, marks: entries.count { $0.isMarked })]
  }

  public fileprivate(set) var entries: LongList<HistoryEntry> {
    get { branches[current].entries }
    set { branches[current].entries = newValue }
  }

  /// The index of the next marked entry after `place`, or before it; nil if there is none.
  public func mark(from place: Int, isForward: Bool) -> Int? {
    guard branches[current].marks > 0 else { return nil }
    return isForward
      ? entries.indices[min(max(0, place + 1), entries.count)...].first { entries[$0].isMarked }
      : entries.indices[..<max(0, min(place, entries.count))].last { entries[$0].isMarked }
  }

  public var events: [PlayEvent] { entries.compactMap { $0.isOut ? nil : $0.event } }

  fileprivate mutating func change(_ place: Int, _ change: (inout HistoryEntry) -> Void) {
    guard entries.indices.contains(place) else { return }
    var entry = entries[place]
    change(&entry)
    branches[current].marks += (entry.isMarked ? 1 : 0) - (entries[place].isMarked ? 1 : 0)
    entries.replaceSubrange(place..<place + 1, with: [entry])
  }

  fileprivate mutating func branch(at place: Int) {
    let isMarked = branches[current].marks > 0
    // `removeSubrange` keeps the shared parts of the list; a new list of the first entries wouldn't
    // share them.
    var entries = entries
    entries.removeSubrange(place...)
    branches.append(Branch(entries: entries, origin: place))
    current = branches.count - 1
    branches[current].marks = isMarked ? entries.count { $0.isMarked } : 0
  }
}

/// A change of a history; places are indices of entries.
public enum HistoryEvent: Equatable, Sendable {
  case played(PlayEvent)
  case inserted(PlayEvent, at: Int)
  case changed(to: PlayEvent, at: Int)
  case toggledOut(Int)
  case moved(Int, to: Int)
  case removed(Int)
  case toggledMark(Int)
  /// Begins a new branch with the entries of the current one before this place.
  case branched(Int)
  case chose(branch: Int)
  case replaced(LongList<HistoryEntry>)
}

/// Changes a history; invalid places change nothing.
public func historyReducer(_ history: inout History, _ event: HistoryEvent) {
  let places = history.entries.indices
  switch event {
  case .played(let event): history.entries.append(HistoryEntry(event))
  case .inserted(let event, let place):
    guard places.contains(place) || place == places.endIndex else { return }
    history.entries.insert(HistoryEntry(event), at: place)
  case .changed(let event, let place):
    history.change(place) { $0.event = event }
  case .toggledOut(let place): history.change(place) { $0.isOut.toggle() }
  case .toggledMark(let place): history.change(place) { $0.isMarked.toggle() }
  case .moved(let place, let target):
    guard places.contains(place), places.contains(target) else { return }
    let entry = history.entries[place]
    history.entries.remove(at: place)
    history.entries.insert(entry, at: target)
  case .removed(let place):
    // Removing the mark first keeps the count of marks right.
    history.change(place) { $0.isMarked = false }
    if places.contains(place) { history.entries.remove(at: place) }
  case .branched(let place):
    guard places.contains(place) || place == places.endIndex else { return }
    history.branch(at: place)
  case .chose(let branch):
    if history.branches.indices.contains(branch) { history.current = branch }
  case .replaced(let entries): history = History(entries)
  }
}
