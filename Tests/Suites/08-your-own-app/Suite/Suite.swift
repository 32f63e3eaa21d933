import SuiteSupport
import Traces
import YourOwnAppScript

/// Judges exercises of the lesson in which the learner's types are their own.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model()) }

  package static var checks: [Check<Suite>] {
    addChecks + timerChecks + partChecks + removeChecks + appChecks + layerChecks
      + kitchenChecks + testChecks + tabletChecks
  }

  package static var commonLiterals: Literals {
    Literals(
      numbers: Set(0...10).union([60]),
      texts: [
        "", "0", " ", "No timers", "stopped", "running", "rings", "Kitchen", "Pastry", "Oven",
        "empty", "Eggs", "Rice",
      ])
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    addDiagnoses + timerDiagnoses + partDiagnoses + removeDiagnoses + layerDiagnoses
      + kitchenDiagnoses + testDiagnoses + tabletDiagnoses + outsideDiagnoses
  }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.reducing(let turns, let kitchens, _, let unseen), .moments(let moments)):
      moments.count == turns.count + 1 && moments.show(kitchens, from: unseen)
    case (.numbers(let turns, _), .numbers(let moments)): moments.count == turns.count
    case (.texts(let turns, _), .texts(let moments)): moments.count == turns.count
    case (.rows(let turns, _), .rows(let moments)): moments.count == turns.count
    case (.started(let turns, let kitchens), .moments(let moments)):
      moments.count == turns.count + kitchens
    case (.tested, .verdict): true
    case (.states(let events), .states(let states)): states.count == events.count + 1
    case (.tablet(let turns, let tablets, _, let unseen), .moments(let moments)):
      moments.count == turns.count + 1 && moments.show(tablets, from: unseen)
    default: false
    }
  }
}

// What of an answer matters. What doesn't fit its call is never asked for.

extension Answer {
  var moments: [Moment] { if case .moments(let moments) = self { moments } else { [] } }

  var numbers: [PartMoment<Int>] { if case .numbers(let moments) = self { moments } else { [] } }

  var texts: [PartMoment<String>] { if case .texts(let moments) = self { moments } else { [] } }

  var rows: [RowMoment] { if case .rows(let moments) = self { moments } else { [] } }

  var verdict: Bool { if case .verdict(let verdict) = self { verdict } else { false } }

  var states: [Shown] { if case .states(let states) = self { states } else { [] } }
}

extension Moment {
  /// What the screen of the only kitchen says.
  var screen: [String] { screens.first ?? [] }

  /// The names that the bell was given.
  var rung: [String] {
    signs.compactMap { if case .rang(let name, _) = $0 { name } else { nil } }
  }

  /// The lines that were written into the log.
  var logged: [String] {
    signs.compactMap { if case .logged(let line) = $0 { line } else { nil } }
  }

  /// The screens that were shown.
  var shown: [[String]] {
    signs.compactMap { if case .shown(let lines, _) = $0 { lines } else { nil } }
  }
}

extension Answer: ShownAsPayload {}

extension Moment: TreeConvertible {
  /// What is called, and what the screens say.
  public var tree: Tree {
    let (calls, lines) = (Tree(describing: signs), Tree(describing: screens))
    if screens.isEmpty { return calls }
    let screen = screens.count == 1 ? Tree(describing: self.screen) : lines
    return signs.isEmpty ? screen : Tree(describing: (called: calls, screen: screen))
  }
}

extension PartMoment: TreeConvertible {
  /// The runs of the part's reducer, and all parts afterwards.
  public var tree: Tree { Tree(describing: (runs: runs, parts: whole.parts)) }
}

extension RowMoment: TreeConvertible {
  public var tree: Tree { Tree(describing: (runs: runs, parts: rows)) }
}

extension Sign {
  /// As the lines note it that write down all calls.
  ///
  /// - Parameter count: of how many kitchens.
  func note(of count: Int) -> String {
    switch self {
    case .ran: return "reducer"
    case .logged(let line): return "log " + line
    case .rang(let name, let kitchen): return from(kitchen, of: count) + "ring " + name
    case .shown(let lines, let kitchen):
      return from(kitchen, of: count) + lines.joined(separator: ", ")
    }
  }

  private func from(_ kitchen: Int, of count: Int) -> String {
    count == 1 ? "" : "\(Suite.name("send", kitchen, of: count)): "
  }
}

extension Run: TreeConvertible {
  /// As the lines note it.
  public var tree: Tree { Tree(describing: (part: part, event: event)) }
}

extension Shelf: TreeConvertible {
  /// As the lines make it.
  public var tree: Tree { Tree(describing: (parts: parts, others: others, label: label)) }
}

extension Suite {
  /// Up to the first event by which they differ.
  package static func contrast(_ script: [Call], _ one: [Answer], _ other: [Answer]) -> Contrast {
    // What doesn't differ isn't shown.
    guard let place = script.indices.first(where: { one[$0] != other[$0] }) else {
      return Contrast(code(script), Tree(describing: one), Tree(describing: other))
    }
    let (call, one, other) = (script[place], one[place], other[place])
    func contrast<Value>(
      _ call: Call, _ line: String, noting noted: Noted = .nothing, _ one: Value, _ other: Value
    ) -> Contrast {
      Contrast(
        code(call, noting: noted) + [line], Tree(describing: one), Tree(describing: other))
    }
    func screens(
      _ function: String, _ count: Int, _ beginning: Call, _ one: YourOwnAppScript.Moment,
      _ other: YourOwnAppScript.Moment
    ) -> Contrast {
      let names = (0..<count).map { "\(function)(of: \(name("state", $0, of: count)))" }
      return count == 1
        ? contrast(beginning, names[0], one.screen, other.screen)
        : contrast(
          beginning, "[\(names.joined(separator: ", "))]", one.screens, other.screens)
    }
    let index = { zip($0, $1).enumerated().first { $1.0 != $1.1 }?.offset ?? 0 }(
      one.pieces, other.pieces)
    switch call {
    case .reducing(let turns, let kitchens, let layers, _):
      let beginning = Call.reducing(
        Array(turns.prefix(index)), kitchens: kitchens, layers: layers)
      let (one, other) = (one.moments, other.moments)
      if one[index].screens != other[index].screens {
        return screens("screen", kitchens, beginning, one[index], other[index])
      }
      return contrast(
        beginning, "calls", noting: .calls, Array(one.prefix(index + 1)).notes(of: 1),
        Array(other.prefix(index + 1)).notes(of: 1))
    case .started(let turns, let kitchens):
      let last = max(index, kitchens - 1)
      return contrast(
        .started(Array(turns.prefix(last - kitchens + 1)), kitchens: kitchens), "calls",
        noting: .calls, Array(one.moments.prefix(last + 1)).notes(of: kitchens),
        Array(other.moments.prefix(last + 1)).notes(of: kitchens))
    case .numbers(let turns, let shelf):
      let beginning = Call.numbers(Array(turns.prefix(index + 1)), in: shelf)
      let (one, other) = (one.numbers, other.numbers)
      return one[index].whole != other[index].whole
        ? contrast(beginning, "shelf", one[index].whole, other[index].whole)
        : contrast(
          beginning, "runs", noting: .runs, one.runs(upTo: index), other.runs(upTo: index))
    case .texts(let turns, let parts):
      let beginning = Call.texts(Array(turns.prefix(index + 1)), in: parts)
      let (one, other) = (one.texts, other.texts)
      return one[index].whole != other[index].whole
        ? contrast(beginning, "texts", one[index].whole.parts, other[index].whole.parts)
        : contrast(
          beginning, "runs", noting: .runs, one.runs(upTo: index), other.runs(upTo: index))
    case .rows(let turns, let rows):
      let beginning = Call.rows(Array(turns.prefix(index + 1)), in: rows)
      let (one, other) = (one.rows, other.rows)
      return one[index].rows != other[index].rows
        ? contrast(beginning, "rows", one[index].rows, other[index].rows)
        : contrast(
          beginning, "runs", noting: .runs, one.prefix(index + 1).flatMap(\.runs),
          other.prefix(index + 1).flatMap(\.runs))
    case .tablet(let turns, let tablets, let version, _):
      let beginning = Call.tablet(Array(turns.prefix(index)), tablets: tablets, of: version)
      let (one, other) = (one.moments.prefix(index + 1), other.moments.prefix(index + 1))
      if let last = one.last, let otherLast = other.last, last.screens != otherLast.screens {
        return screens("tabletScreen", tablets, beginning, last, otherLast)
      }
      let rung = (one.flatMap(\.rung), other.flatMap(\.rung))
      return rung.0 != rung.1
        ? contrast(beginning, "rung", noting: .rung, rung.0, rung.1)
        : contrast(
          beginning, "logged", noting: .logged, one.flatMap(\.logged), other.flatMap(\.logged))
    case .tested:
      return Contrast(code(call), Tree(describing: one.verdict), Tree(describing: other.verdict))
    case .states:
      return Contrast(code(call), Tree(describing: one.states), Tree(describing: other.states))
    }
  }
}

extension Answer {
  /// What came of it, one by one.
  fileprivate var pieces: [[UInt8]] {
    switch self {
    case .moments(let moments): moments.map(\.packed)
    case .numbers(let moments): moments.map(\.packed)
    case .texts(let moments): moments.map(\.packed)
    case .rows(let moments): moments.map(\.packed)
    case .verdict: []
    case .states(let states): states.map(\.packed)
    }
  }
}

extension [Moment] {
  /// Whether there are so many screens in each moment that is looked at.
  fileprivate func show(_ count: Int, from unseen: Int) -> Bool {
    enumerated().allSatisfy { $1.screens.count == ($0 < unseen ? 0 : count) }
  }

  /// All that could be seen, as the lines note it.
  func notes(of kitchens: Int) -> [String] {
    flatMap(\.signs).map { $0.note(of: kitchens) }
  }
}

extension Array {
  /// The runs of all moments up to one.
  func runs<Part>(upTo index: Int) -> [Run<Part>] where Element == PartMoment<Part> {
    prefix(index + 1).flatMap(\.runs)
  }
}
