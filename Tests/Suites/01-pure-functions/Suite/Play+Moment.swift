import PureFunctionsScript
import Traces

extension Suite {
  /// The program at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// What the globals hold.
    var globals: Globals
    /// What was called so far, the latest last; of the same call only the latest.
    var calls: [Returned] = []
    /// Whether the last event was a call.
    var hasReturned = false

    /// Writes the globals and the calls.
    package func pack(into writer: inout Writer) {
      writer.write(globals)
      writer.write(calls)
      writer.write(hasReturned)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (globals, calls) = (try reader.read(), try reader.read())
      hasReturned = try reader.read()
    }

    init(globals: Globals = Globals()) { self.globals = globals }

    /// What the last event gave, if it was a call.
    var answer: Answer? { hasReturned ? calls.last?.answer : nil }

    /// How many calls are kept: a run may be long, and each moment holds them.
    private static let longest = 20

    /// The moment after an event.
    func next(_ event: Command, giving answer: Answer?, leaving globals: Globals) -> Moment {
      var next = self
      next.globals = globals
      next.hasReturned = answer != nil
      guard let answer else { return next }
      let known = calls.first { $0.call == event }
      next.calls.removeAll { $0.call == event }
      let returned = Returned(
        call: event, answer: answer, changed: globals.changes(from: self.globals),
        before: known?.answer == answer ? known?.before : known?.answer)
      next.calls = (next.calls + [returned]).suffix(Self.longest)
      return next
    }
  }

  /// A call that came back.
  package struct Returned: Packed, Equatable {
    /// Which function was called with what.
    var call: Command
    /// What it gave.
    var answer: Answer
    /// The globals that it changed, by their names.
    var changed: [String]
    /// What the same call gave another time, if that was something else.
    var before: Answer?

    init(call: Command, answer: Answer, changed: [String], before: Answer?) {
      (self.call, self.answer) = (call, answer)
      (self.changed, self.before) = (changed, before)
    }

    /// Writes the call and what came of it.
    package func pack(into writer: inout Writer) {
      writer.write(call)
      writer.write(answer)
      writer.write(changed)
      writer.write(before)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (call, answer) = (try reader.read(), try reader.read())
      (changed, before) = (try reader.read(), try reader.read())
    }
  }
}

extension Globals {
  /// The names of those that are others than they were.
  fileprivate func changes(from old: Globals) -> [String] {
    var names: [String] = []
    if state != old.state { names.append("state") }
    if userName != old.userName { names.append("userName") }
    if knownSquares != old.knownSquares { names.append("knownSquares") }
    return names
  }
}
