import Curriculum
import SuiteSupport

extension HistoryEvent {
  /// Something that somebody does to a history, at places that are there and at some that aren't.
  package static func sample(
    in history: History, _ forms: [EventForm], using generator: inout SeededGenerator
  ) -> HistoryEvent {
    let count = history.entries.count
    func place(using generator: inout SeededGenerator) -> Int {
      Int.random(in: -1...count + 1, using: &generator)
    }
    func event(using generator: inout SeededGenerator) -> PlayEvent {
      (forms.randomElement(using: &generator) ?? forms[0]).sample(using: &generator)
    }
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return .inserted(event(using: &generator), at: place(using: &generator))
    case 1: return .changed(to: event(using: &generator), at: place(using: &generator))
    case 2, 3: return .toggledOut(place(using: &generator))
    case 4: return .moved(place(using: &generator), to: place(using: &generator))
    case 5: return .removed(place(using: &generator))
    case 6: return .toggledMark(place(using: &generator))
    case 7: return .branched(place(using: &generator))
    case 8: return .chose(branch: Int.random(in: -1...4, using: &generator))
    case 9 where Int.random(in: 0..<8, using: &generator) == 0:
      let events = (0..<5).map { _ in event(using: &generator) }
      return .replaced(LongList(events.map { HistoryEntry($0) }))
    default: return .played(event(using: &generator))
    }
  }
}
