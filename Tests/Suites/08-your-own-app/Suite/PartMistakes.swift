import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var partDiagnoses: [Diagnosis<Suite>] {
    let samples = PartSamples.known + PartSamples.unknown
    return [
      Diagnosis(
        checks: partChecks.map(\.id), scripts: [samples.map { PartSamples.numbers($0) }],
        seeing: \.self, mistakes: inAny + inDictionary),
      Diagnosis(
        checks: partChecks.map(\.id), scripts: [samples.map { .rows($0, in: PartSamples.rows) }],
        seeing: \.self, mistakes: inAny + inList),
    ]
  }

  /// What is done to the parts by an event for the one with this id. Those of a dictionary stand in the
  /// order of their ids.
  private typealias Step = (
    inout [Row], _ id: Int?, _ event: Int, _ reducer: (inout Row, Int) -> Void
  ) -> Void

  private static var inAny: [AppMistake] {
    [
      mistake("no-part-is-reached") { _, _, _, _ in },
      mistake("part-is-a-copy") { rows, id, event, reducer in
        if var row = rows.first(where: { $0.id == id }) { reducer(&row, event) }
      },
      mistake("part-runs-twice") { rows, id, event, reducer in
        for place in rows.places(of: id) + rows.places(of: id) { reducer(&rows[place], event) }
      },
      mistake("runs-on-all-parts") { rows, id, event, reducer in
        if id != nil { for place in rows.indices { reducer(&rows[place], event) } }
      },
      mistake("runs-on-all-parts") { rows, id, event, reducer in
        guard !rows.places(of: id).isEmpty else { return }
        for place in rows.indices { reducer(&rows[place], event) }
      },
      mistake("other-parts-are-lost") { rows, id, event, reducer in
        for place in rows.places(of: id) {
          reducer(&rows[place], event)
          rows = [rows[place]]
        }
      },
    ]
  }

  private static var inDictionary: [AppMistake] {
    [
      mistake("part-runs-twice") { rows, id, event, reducer in
        for place in rows.places(of: id) {
          var copy = rows[place]
          reducer(&copy, event)
          reducer(&rows[place], event)
        }
      },
      mistake("missing-part-is-made") { rows, id, event, reducer in
        // The part with the lowest number stands in.
        guard let id, var part = rows.first(where: { $0.id == id }) ?? rows.first else { return }
        reducer(&part, event)
        rows.removeAll { $0.id == id }
        rows.append(Row(id: id, value: part.value))
      },
    ]
  }

  private static var inList: [AppMistake] {
    [
      mistake("part-moves-to-the-end") { rows, id, event, reducer in
        for place in rows.places(of: id) {
          var row = rows.remove(at: place)
          reducer(&row, event)
          rows.append(row)
        }
      },
      mistake("number-is-taken-for-a-place") { rows, id, event, reducer in
        if let id, rows.indices.contains(id) { reducer(&rows[id], event) }
      },
      mistake("number-is-taken-for-a-place") { rows, id, event, reducer in
        // Any number may be asked.
        if let id, rows.indices.contains(id &- 1) { reducer(&rows[id &- 1], event) }
      },
    ]
  }

  private static func mistake(_ name: String, _ step: @escaping Step) -> AppMistake {
    /// One turn, with each run of the part's reducer.
    func runs(_ turn: PartTurn<Int>, on rows: inout [Row]) -> [Run<Int>] {
      var runs: [Run<Int>] = []
      step(&rows, turn.id, turn.event) { row, event in
        runs.append(Run(part: row.value, event: event))
        row.value &+= event
      }
      return runs
    }
    return Mistake(name) { script in
      script.map { call in
        switch call {
        case .rows(let turns, var rows):
          return .rows(turns.map { RowMoment(runs: runs($0, on: &rows), rows: rows) })
        case .numbers(let turns, var shelf):
          return .numbers(
            turns.map { turn in
              var rows = shelf.parts.sorted { $0.key < $1.key }.map { Row(id: $0, value: $1) }
              let runs = runs(turn, on: &rows)
              shelf.parts = Dictionary(rows.map { ($0.id, $0.value) }) { $1 }
              return PartMoment(runs: runs, whole: shelf)
            })
        default: return .rows([])
        }
      }
    }
  }
}

extension [Row] {
  /// Where a part is; nowhere if it isn't there.
  fileprivate func places(of id: Int?) -> [Int] { indices.filter { self[$0].id == id } }
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
