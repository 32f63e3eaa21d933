import SuiteSupport
import YourOwnAppScript

// Calls as a learner would write them.

extension Suite {
  package static func code(_ call: Call) -> [String] { code(call, noting: .nothing) }

  /// What is written down while a call is made; its name is that of the variable that gets it.
  enum Noted {
    case nothing
    /// The names that the bell is given.
    case rung
    /// Each screen.
    case shown
    /// The lines of the log.
    case logged
    /// Everything, as texts.
    case calls
    /// What the reducer of a part is given.
    case runs
  }

  static func code(_ call: Call, noting noted: Noted) -> [String] {
    switch call {
    case .reducing(let turns, let kitchens, let layers, _): code(turns, kitchens, layers, noted)
    case .numbers(let turns, let shelf):
      [
        "typealias Shelf = (parts: [Int: Int], others: [Int: Int], label: String)"
          + Comment("other-app").trailing,
        "var shelf: Shelf = \(SuiteSupport.code(shelf))",
      ] + code(of: "Int", for: "Shelf", parts: #"\.parts"#, noted)
        + turns.map { "reducer(&shelf, \(code($0)))" }
    case .texts(let turns, let parts):
      ["var texts: [Int: String] = \(SuiteSupport.code(parts))"]
        + code(of: "String", for: "[Int: String]", parts: #"\.self"#, noted)
        + turns.map { "reducer(&texts, \(code($0)))" }
    case .rows(let turns, let rows):
      ["struct Row: Identifiable { let id: Int; var value: Int }"]
        + ["var rows = \(SuiteSupport.code(rows))"]
        + code(of: "Int", for: "[Row]", parts: #"\.self"#, changing: "$0.value", noted)
        + turns.map { "reducer(&rows, \(code($0)))" }
    case .started(let turns, let kitchens):
      starting(kitchens, noted)
        + lines(of: turns) { kitchen, event in "\(name("send", kitchen, of: kitchens))(\(event))" }
    case .tested(.own): ["kitchenWorks(appReducer)"]
    case .tested(let candidate): code("kitchenWorks ", candidate)
    case .tablet(let turns, let tablets, let version, _): code(turns, tablets, version, noted)
    case .states(let events): code(.reducing(events.map { Turn($0) }), noting: noted)
    }
  }

  private static func code(
    _ turns: [TabletTurn], _ tablets: Int, _ version: Candidate, _ noted: Noted
  ) -> [String] {
    let app = version == .own ? "appReducer" : "app"
    let ring = if case .rung = noted { "rung.append($0)" } else { "_ in" }
    let log = if case .logged = noted { "logged.append($0)" } else { "_ in" }
    return names("state", tablets).map { "var \($0) = TabletState()" } + variable(for: noted)
      + (version == .own
        ? [] : code("let app: Reducer<AppState, AppEvent> = ", version))
      + ["let reducer = tablet(\(app), ring: { \(ring) }, log: { \(log) })"]
      + looped(
        turns.flatMap { turn in
          let state = name("state", turn.tablet, of: tablets)
          let line = "reducer(&\(state), \(SuiteSupport.code(turn.event)))"
          return copying(turn.copies, to: turn.tablet) + [line]
        }, counting: "id")
  }

  private static func code(
    _ turns: [Turn], _ kitchens: Int, _ layers: [Layer], _ noted: Noted
  ) -> [String] {
    let reducer = layers.isEmpty ? "appReducer" : "reducer"
    let inner =
      noted == .calls ? #"{ calls.append("reducer"); appReducer(&$0, $1) }"# : "appReducer"
    let ring =
      switch noted {
      case .rung: "rung.append($0)"
      case .calls: #"calls.append("ring " + $0)"#
      default: "_ in"
      }
    let making = layers.reduce(inner) { inner, layer in
      switch layer {
      case .atMost(let count): "atMost(\(count), \(inner))"
      case .bell: "bell(\(inner), ring: { \(ring) })"
      case .hasty: "{ \(inner)(&$0, $1); \(inner)(&$0, .secondPassed) }"
      case .fourfold:
        "{ \(inner)(&$0, $1); if case .addTapped = $1 { for _ in 1...3 { \(inner)(&$0, $1) } } }"
      }
    }
    return names("state", kitchens).map { "var \($0) = AppState()" } + variable(for: noted)
      + (layers.isEmpty ? [] : ["let reducer = \(making)"])
      + lines(of: turns) { kitchen, event in
        "\(reducer)(&\(name("state", kitchen, of: kitchens)), \(event))"
      }
  }

  static func starting(_ kitchens: Int, _ noted: Noted) -> [String] {
    variable(for: noted)
      + names("send", kitchens).map { name in
        let from = kitchens == 1 ? "" : "\(name): "
        let (show, ring) =
          switch noted {
          case .shown: ("shown.append($0)", "_ in")
          case .calls:
            (
              #"calls.append("\#(from)" + $0.joined(separator: ", "))"#,
              #"calls.append("\#(from)ring " + $0)"#
            )
          default: ("_ in", "_ in")
          }
        return "let \(name) = startKitchen(show: { \(show) }, ring: { \(ring) })"
      }
  }

  static func variable(for noted: Noted) -> [String] {
    switch noted {
    case .nothing, .runs: []
    case .rung: ["var rung: [String] = []"]
    case .shown: ["var shown: [[String]] = []"]
    case .logged: ["var logged: [String] = []"]
    case .calls: ["var calls: [String] = []"]
    }
  }

  /// What makes the reducer of many parts, of which this is what an event changes.
  private static func code(
    of part: String, for whole: String, parts: String, changing value: String = "$0", _ noted: Noted
  ) -> [String] {
    let runs = "var runs: [(part: \(part), event: \(part))] = []"
    let noting = noted == .runs ? "runs.append((part: \(value), event: $1)); " : ""
    return (noted == .runs ? [runs] : []) + [
      "let reducer: Reducer<\(whole), (id: Int, event: \(part))?> = "
        + "forEach({ \(noting)\(value) += $1 }, parts: \(parts), event: { $0 })"
    ]
  }

  /// What one of so many is called.
  static func name(_ name: String, _ place: Int, of count: Int) -> String {
    count == 1 ? name : place == 0 ? "first" : "second"
  }

  private static func names(_ name: String, _ count: Int) -> [String] {
    (0..<count).map { self.name(name, $0, of: count) }
  }

  private static func code(_ turn: PartTurn<some Any>) -> String {
    turn.id.map { "(id: \($0), event: \(SuiteSupport.code(turn.event)))" } ?? "nil"
  }

  /// An app that is made of the exercise's own reducer, behind what gets it.
  private static func code(_ start: String, _ candidate: Candidate) -> [String] {
    let (other, numbers) = (
      [
        "guard case .removeTapped(id: let id) = event else {", "  return appReducer(&state, event)",
        "}",
      ],
      [
        "let ids = screen(of: state).compactMap { line in", #"  Int(line.prefix { $0 != " " })"#,
        "}",
      ]
    )
    /// - Parameter isWhole: whether that is all that is done with an event.
    func app(_ words: Comment, _ lines: [String], isWhole: Bool = false) -> [String] {
      [start + "{ state, event in" + words.trailing] + lines.map { "  \($0)" }
        + (isWhole ? ["}"] : ["  appReducer(&state, event)", "}"])
    }
    return switch candidate {
    case .own: [start + "appReducer"]
    case .layered:
      app(Comment("layered"), ["appReducer(&state, .timer(id: 0, .pauseTapped))"])
    case .withoutTime: app(Comment("without-time"), ["if case .secondPassed = event { return }"])
    case .withoutPause:
      app(
        Comment("without-pause"), ["if case .timer(id: _, .pauseTapped) = event { return }"])
    case .withoutReset:
      app(
        Comment("without-reset"), ["if case .timer(id: _, .resetTapped) = event { return }"])
    case .startingAll:
      app(
        Comment("starting-all"),
        ["if case .timer(id: _, .startTapped) = event {"] + numbers.map { "  \($0)" }
          + ["  for id in ids { appReducer(&state, .timer(id: id, .startTapped)) }", "}"])
    case .startingEachSecond:
      app(
        Comment("starting-each-second"),
        ["if case .secondPassed = event { appReducer(&state, .timer(id: 1, .startTapped)) }"])
    case .secondWithEachStart:
      app(
        Comment("second-with-each-start"),
        [
          "appReducer(&state, event)",
          "if case .timer(id: _, .startTapped) = event { appReducer(&state, .secondPassed) }",
        ], isWhole: true)
    case .removingAnother:
      app(
        Comment("removing-another"),
        other + numbers + [
          "let id2 = ids.first { $0 > id } ?? ids.last { $0 < id }",
          "if let id2 { appReducer(&state, .removeTapped(id: id2)) }",
        ], isWhole: true)
    case .removingTheNext:
      app(
        Comment("removing-another"),
        other + ["appReducer(&state, .removeTapped(id: id &+ 1))"], isWhole: true)
    case .addingTwice:
      app(
        Comment("adding-twice"),
        ["if case .addTapped = event { appReducer(&state, event) }"])
    }
  }

  /// One line for each event.
  ///
  /// - Parameter line: the line of an event, as code, in one of the kitchens.
  private static func lines(
    of turns: [Turn], _ line: (_ kitchen: Int, _ event: String) -> String
  ) -> [String] {
    looped(
      turns.flatMap {
        copying($0.copies, to: $0.kitchen) + [line($0.kitchen, SuiteSupport.code($0.event))]
      }, counting: "id")
  }

  /// The line by which one of two states becomes a copy of the other, if it does.
  private static func copying(_ copies: Bool, to place: Int) -> [String] {
    copies ? ["\(name("state", place, of: 2)) = \(name("state", 1 - place, of: 2))"] : []
  }
}
