import SuiteSupport
import YourOwnAppScript

// Calls as a learner would write them.

extension Suite {
  package static func code(_ call: Call) -> [String] {
    switch call {
    case .reducing(let turns, let kitchens, let layers): code(turns, kitchens, layers)
    case .numbers(let turns, let shelf):
      [
        "var shelf = \(SuiteSupport.code(shelf))" + Comment("other-app").trailing,
        "let reducer = forEach(add, parts: \\.parts, event: { $0 })",
      ] + turns.map { "reducer(&shelf, \(code($0)))" }
    case .texts(let turns, let parts):
      [
        "var texts = \(SuiteSupport.code(parts))" + Comment("other-app").trailing,
        "let reducer = forEach(append, parts: \\.self, event: { $0 })",
      ] + turns.map { "reducer(&texts, \(code($0)))" }
    case .started(let turns, let kitchens):
      names("send", kitchens).map {
        "let \($0) = startKitchen(show: { show($0) }, ring: { ring($0) })"
      }
        + repeated(
          turns.map { turn in
            "\(name("send", turn.kitchen, of: kitchens))(\(SuiteSupport.code(turn.event)))"
          })
    case .tested(let candidate): ["kitchenWorks(\(code(candidate)))"]
    }
  }

  private static func code(_ turns: [Turn], _ kitchens: Int, _ layers: [Layer]) -> [String] {
    let reducer = layers.isEmpty ? "appReducer" : "reducer"
    let making = layers.reduce("appReducer") { inner, layer in
      switch layer {
      case .atMost(let count): "atMost(\(count), \(inner))"
      case .bell: "bell(\(inner), ring: { ring($0) })"
      }
    }
    return names("state", kitchens).map { "var \($0) = AppState()" }
      + (layers.isEmpty ? [] : ["let reducer = \(making)"])
      + repeated(
        turns.map { turn in
          "\(reducer)(&\(name("state", turn.kitchen, of: kitchens)), "
            + "\(SuiteSupport.code(turn.event)))"
        })
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

  /// The lines say what each does to the exercise's own reducer.
  private static func code(_ candidate: Candidate) -> String {
    switch candidate {
    case .own: "appReducer"
    case .layered: Comment("layered").words
    case .withoutTime: Comment("without-time").words
    case .startingAll: Comment("starting-all").words
    case .withoutPause: Comment("without-pause").words
    case .withoutReset: Comment("without-reset").words
    case .removingAnother: Comment("removing-another").words
    case .addingTwice: Comment("adding-twice").words
    }
  }

  /// The same lines; where one follows on itself again and again, in a loop.
  private static func repeated(_ lines: [String]) -> [String] {
    lines.reduce(into: [(line: String, count: Int)]()) { runs, line in
      if runs.last?.line == line {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((line, 1))
      }
    }.flatMap { run in
      run.count > 3
        ? ["for _ in 1...\(run.count) { \(run.line) }"]
        : Array(repeating: run.line, count: run.count)
    }
  }
}
