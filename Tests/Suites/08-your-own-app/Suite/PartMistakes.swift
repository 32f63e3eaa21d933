import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var partDiagnoses: [Diagnosis<Suite>] {
    // Of the smallest number nobody can take one away to make a place of it.
    let samples = (PartSamples.known + PartSamples.unknown).filter { $0[0].id != .min }
    return [
      samples.map { PartSamples.numbers($0) }, samples.map { .rows($0, in: PartSamples.rows) },
    ].map { script in
      Diagnosis(
        checks: partChecks.map(\.id), scripts: [script], seeing: { $0.map(\.parts) },
        mistakes: [0, 1].map(numberAsPlace), otherwise: partSymptoms)
    }
  }

  /// The parts of a whole in their order; those of a dictionary stand in the order of their numbers.
  struct Parts: Equatable {
    var runs: [Run<Int>] = []
    var rows: [Row]
    /// What isn't a part.
    var rest = Shelf<Int>(parts: [:])
  }

  /// The parts at the beginning, and after each turn.
  private static func parts(before call: Call) -> (parts: Parts, turns: [PartTurn<Int>]) {
    switch call {
    case .rows(let turns, let rows): (Parts(rows: rows), turns)
    case .numbers(let turns, let shelf): (Parts(of: shelf), turns)
    default: (Parts(rows: []), [])
    }
  }

  /// The number is taken for a place, which is counted from this number.
  private static func numberAsPlace(from first: Int) -> Mistake<[Call], [[Parts]]> {
    Mistake("number-is-taken-for-a-place") { script in
      script.map { call in
        var (parts, turns) = parts(before: call)
        return turns.map { turn in
          parts.runs = []
          // Any number may be asked.
          if let place = turn.id.map({ $0 &- first }), parts.rows.indices.contains(place) {
            parts.runs = [Run(part: parts.rows[place].value, event: turn.event)]
            parts.rows[place].value &+= turn.event
          }
          return parts
        }
      }
    }
  }

  /// By the first turn of each call that isn't right.
  private static var partSymptoms: [Symptom<[Call], [[Parts]]>] {
    func turn(
      _ name: String, _ shows: @escaping (_ before: Parts, _ right: Parts, _ seen: Parts) -> Bool
    ) -> Symptom<[Call], [[Parts]]> {
      Symptom(name) { calls, right, seen in
        zip(calls, zip(right, seen)).allSatisfy { call, turns in
          let befores = [parts(before: call).parts] + turns.0
          return zip(befores, zip(turns.0, turns.1)).first { $1.0 != $1.1 }
            .map { shows($0, $1.0, $1.1) } ?? true
        }
      }
    }
    /// The same where the runs are right.
    func result(
      _ name: String, _ shows: @escaping (_ before: [Row], _ right: [Row], _ seen: [Row]) -> Bool
    ) -> Symptom<[Call], [[Parts]]> {
      turn(name) { $1.runs == $2.runs && $1.rest == $2.rest && shows($0.rows, $1.rows, $2.rows) }
    }
    return [
      turn("missing-part-is-made") { $1.runs.isEmpty && $2.rows.count > $1.rows.count },
      turn("runs-for-nobody") { $1.runs.isEmpty && !$2.runs.isEmpty },
      turn("part-isnt-reached") { !$1.runs.isEmpty && $2.runs.isEmpty },
      turn("runs-reducer-twice") { _, right, seen in
        guard seen.runs.count == 2, let run = right.runs.first else { return false }
        return seen.runs[0] == run && [run.part, run.part &+ run.event].contains(seen.runs[1].part)
      },
      turn("runs-on-other-parts") { _, right, seen in
        right.runs != seen.runs && seen.runs.contains { !right.runs.contains($0) }
      },
      result("works-on-a-copy") { before, _, seen in before == seen },
      result("other-parts-are-lost") { $2.count < $1.count },
      result("parts-change-places") { $2.deviation(from: $1) == .order },
    ]
  }
}

extension Answer {
  /// What came of each turn.
  fileprivate var parts: [Suite.Parts] {
    numbers.map { moment in
      var parts = Suite.Parts(of: moment.whole)
      parts.runs = moment.runs
      return parts
    } + rows.map { Suite.Parts(runs: $0.runs, rows: $0.rows) }
  }
}

extension Suite.Parts {
  fileprivate init(of shelf: Shelf<Int>) {
    self.init(rows: shelf.parts.sorted { $0.key < $1.key }.map { Row(id: $0, value: $1) })
    rest = Shelf(parts: [:], others: shelf.others, label: shelf.label)
  }
}

/// What `forEach` is asked.
enum PartSamples {
  static let shelf = Shelf(
    parts: [1: 10, 2: 20, 3: 30, 7: 70], others: [1: 100, 2: 200], label: "pans")

  static func numbers(_ turns: [PartTurn<Int>]) -> Call { .numbers(turns, in: shelf) }

  /// Numbers that no timer has, and a part may.
  static let oddNumbers = [0, -1, 65_537, -65_537, .max, .min]

  static let oddShelf = Shelf(
    parts: [0: 10, 1: 20, -1: 30, 65_537: 40, -65_537: 50, .max: 60, .min: 70], label: "pans")

  /// The same in lists, in which no part's number is its place, or its place counted from 1.
  static let rows = [3, 7, 1, 2].map { Row(id: $0, value: $0 * 10) }

  static let oddRows = oddShelf.parts.sorted { $0.value > $1.value }.map { Row(id: $0, value: $1) }

  /// Events for one part that is there.
  static let single: [[PartTurn<Int>]] =
    [1, 2, 3, 7].map { [PartTurn($0, 5)] } + [[PartTurn(2, 5), PartTurn(2, 6)]]

  /// Events for parts that are there.
  static let known: [[PartTurn<Int>]] =
    single + [[PartTurn(3, 1), PartTurn(1, -4), PartTurn(3, 0), PartTurn(7, -70)]]

  /// Events among which some are for no part, or for one that isn't there.
  static let unknown: [[PartTurn<Int>]] =
    [[PartTurn(nil, 5)]] + [0, 4, 8, -1, .max, .min].map { [PartTurn($0, 5)] } + [
      [PartTurn(4, 5), PartTurn(2, 5), PartTurn(nil, 6), PartTurn(2, 7), PartTurn(9, 8)]
    ]

  static let texts = [1: "eggs", 4: "", 5: "rice"]

  static let knownTexts = [PartTurn(5, "!"), PartTurn(4, "tea"), PartTurn(1, ""), PartTurn(5, "?")]

  static let unknownTexts = [PartTurn(2, "!"), PartTurn(nil, "?"), PartTurn(0, "tea")]
}

extension TestContext<Suite> {
  /// Throws a mismatch for the first event by which one of these isn't as it should be.
  func expectParts(
    of turns: [PartTurn<Int>], in shelf: Shelf<Int> = PartSamples.shelf, seeing sight: Sight<Suite>
  ) throws {
    try expect(
      turns, playing: { [.numbers($0, in: shelf)] },
      upTo: { [.numbers(Array($0[0].numbers.prefix($1)))] }, seeing: sight)
  }

  /// The same for many shelves and lists at once, each with the parts that it has in the end.
  func expectParts(ofEach shelves: [Call], orRows rows: [Call]) throws {
    try expectEach(
      of: shelves.map { [$0] }, asking: "shelf.parts",
      seeing: { $0.map(\.numbers.last?.whole.parts) })
    try expectEach(
      of: rows.map { [$0] }, asking: "rows", seeing: { $0.map(\.rows.last?.rows) })
  }

  func expectTexts(
    after turns: [PartTurn<String>], in parts: [Int: String] = PartSamples.texts
  ) throws {
    try expect(
      turns, playing: { [.texts($0, in: parts)] },
      upTo: { [.texts(Array($0[0].texts.prefix($1)))] }, seeing: .runs(\.texts),
      Sight("texts") { $0[0].texts.last?.whole.parts })
  }
}

extension TestContext<Suite> {
  func expectRows(
    after turns: [PartTurn<Int>], in rows: [Row] = PartSamples.rows, seeing sight: Sight<Suite>
  ) throws {
    try expect(
      turns, playing: { [.rows($0, in: rows)] },
      upTo: { [.rows(Array($0[0].rows.prefix($1)))] }, seeing: sight)
  }
}

extension Sight<Suite> {
  /// Each run of the reducer of a part in a list.
  static var rowRuns: Sight {
    Sight("runs" + Comment("runs").trailing, code: Suite.code(noting: .runs)) {
      $0[0].rows.flatMap(\.runs)
    }
  }

  static var rows: Sight { Sight("rows") { $0[0].rows.last?.rows } }

  /// One part of the list, apart from all others.
  static func row(_ id: Int) -> Sight {
    Sight("rows.first { $0.id == \(id) }?.value") {
      $0[0].rows.last?.rows.first { $0.id == id }?.value
    }
  }

  /// Each run of the part's reducer.
  static func runs<Part>(
    _ moments: @escaping (Answer) -> [PartMoment<Part>]
  ) -> Sight {
    Sight("runs" + Comment("runs").trailing, code: Suite.code(noting: .runs)) {
      moments($0[0]).flatMap(\.runs)
    }
  }

  static var shelf: Sight { Sight("shelf") { $0[0].numbers.last?.whole } }

  /// One part, apart from all others.
  static func part(_ id: Int) -> Sight {
    Sight("shelf.parts[\(id)]") { $0[0].numbers.last?.whole.parts[id] }
  }
}
