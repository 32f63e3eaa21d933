import HigherOrderReducersScript
import SuiteSupport

// Histories, stores and whole apps, as a learner would use them.

extension Suite {
  static func code(
    undoing turns: [Turn<UndoAction<Key>>], from values: [Int], limit: Int, _ noted: Noted
  ) -> [String] {
    let names = values.count == 1 ? ["state"] : names
    return keyApp(noted) + zip(names, values).map { "var \($0) = UndoState(present: \($1))" }
      + [undoing(limit, noted) + (values.count == 1 ? "" : Comment("one-for-both").trailing)]
      + looped(
        turns.map { "undone(&\(names[$0.place % names.count]), \(SuiteSupport.code($0.action)))" },
        counting: "number")
  }

  static func code(
    changing commands: [HistoryCommand], limits: [Int], _ noted: Noted
  ) -> [String] {
    let names = limits.count == 1 ? ["undone"] : names
    return keyApp(noted) + ["var state = UndoState(present: 10)"]
      + zip(names, limits).map {
        undoing($1, noted).replacing("let undone", with: "let \($0)")
      }
      + looped(
        commands.map { command in
          switch command {
          case .send(let action, let layer):
            "\(names[layer % names.count])(&state, \(SuiteSupport.code(action)))"
          case .write(let number): "state.present = \(number)"
          }
        }, counting: "number")
  }

  static func code(
    using meters: [Meter], _ turns: [Turn<StoreCommand>], _ noted: Noted
  ) -> [String] {
    let names = meters.count == 1 ? ["store"] : names
    let isReleased = turns.contains { $0.action == .release }
    let isTold = noted == .calls || noted == .seen
    var observers = 0
    func line(_ turn: Turn<StoreCommand>) -> [String] {
      let store = names[turn.place % names.count]
      let used = isReleased ? "\(store)?" : store
      switch turn.action {
      case .subscribe:
        observers += 1
        let told =
          switch noted {
          case .seen:
            #"_ in seen.append("\#(observers): \(store.value.level) \(store.value.unit)")"#
          case .calls: #"calls.append("\#(observers): \($0.level) \($0.unit)")"#
          default: "_ in"
          }
        return ["\(used).subscribe { \(told) }"]
      case .send(let knob): return ["\(used).send(\(SuiteSupport.code(knob)))"]
      case .release:
        return ["weak var last: Store<Meter, Knob>? = \(store)", "\(store) = nil", "last == nil"]
      }
    }
    return meterApp(isTold ? .nothing : noted) + (isTold ? variable(for: noted) : [])
      + zip(names, meters).map {
        "\(isReleased ? "var \($0): Store<Meter, Knob>?" : "let \($0)") = "
          + "Store(initialValue: \(SuiteSupport.code($1)), reducer: reducer)"
      } + looped(turns.flatMap(line), counting: "number")
  }

  // MARK: An app with a number

  /// An app with a number.
  static func keyApp(_ noted: Noted) -> [String] {
    ["enum Key { case add(Int), double }" + Comment("other-app").trailing]
      + variable(for: noted, "Int", "Key")
  }

  /// The reducer of such an app, with undo and redo.
  static func undoing(_ limit: Int, _ noted: Noted) -> String {
    "let undone = undoable({ (value: inout Int, action: Key) in \(noting(noted))"
      + "switch action { case .add(let number): value += number; case .double: value *= 2 } "
      + "}, limit: \(limit))"
  }

  /// All words up to this place, each on a copy of the state that it goes on from.
  static func code(copying words: UndoWords, upTo place: Int, limit: Int) -> [String] {
    let played = words.all[...place]
    let parents = Set(played.map(\.parent))
    return keyApp(.nothing) + [
      undoing(limit, .nothing),
      "func after(_ action: UndoAction<Key>, _ old: UndoState<Int>) -> UndoState<Int> {",
      "  var copy = old; undone(&copy, action); return copy", "}",
      "let start = UndoState(present: 0)",
    ]
      + played.enumerated().map { index, word in
        let old = word.parent.map { "state\($0 + 1)" } ?? "start"
        let call = "after(\(SuiteSupport.code(word.letter)), \(old))"
        if index == place { return call + ".present" }
        return (parents.contains(index) ? "let state\(index + 1)" : "_") + " = " + call
      }
  }

  // MARK: The whole app

  static func code(
    showing state: AppState, after actions: [UndoAction<AppAction>]
  ) -> [String] {
    let state = code(state)
    guard !actions.isEmpty else { return ["screen(of: UndoState(present: \(state)))"] }
    return ["var state = UndoState(present: \(state))"]
      + ["let reducer = undoable(appReducer, limit: \(Model.appLimit))"]
      + looped(
        actions.map { "reducer(&state, \(SuiteSupport.code($0)))" }, counting: "number")
      + ["screen(of: state)"]
  }

  /// An app that is shown to an object, until nothing uses either.
  static func code(closing actions: [UndoAction<AppAction>]) -> [String] {
    [
      "final class Viewer {}", "var viewer: Viewer? = Viewer()", "weak var last: Viewer? = viewer",
      "var send: ((UndoAction<AppAction>) -> Void)? = startApp { [viewer] _ in _ = viewer }",
    ]
      + looped(actions.map { "send?(\(SuiteSupport.code($0)))" }, counting: "number")
      + ["(viewer, send) = (nil, nil)", "last == nil"]
  }

  static func code(
    starting count: Int, _ turns: [Turn<UndoAction<AppAction>>], _ noted: Noted
  ) -> [String] {
    let names = count == 1 ? ["send"] : names
    return variable(for: noted)
      + zip(names, Suite.names).prefix(count).map { name, place in
        let show =
          switch noted {
          case .shown: "shown.append($0)"
          case .calls: #"calls.append("\#(place): " + ($0.first ?? ""))"#
          case .nothing, .runs, .logs, .seen: "_ in"
          }
        return "let \(name) = startApp(show: { \(show) })"
      }
      + looped(
        turns.map { "\(names[$0.place % names.count])(\(SuiteSupport.code($0.action)))" },
        counting: "number")
  }

  /// The app within all of its layers, as a learner would write it.
  static func code(
    undoing actions: [UndoAction<AppAction>], in state: UndoState<AppState>, _ clock: Clock,
    limit: Int
  ) -> [String] {
    [
      "var state = \(code(of: state))",
      "let reducer = undoable(enhancedReducer, limit: \(limit))",
    ]
      + actions.enumerated().flatMap { index, action in
        [
          "currentTime = \(code(ofTime: clock.time(ofAction: index)))",
          "reducer(&state, \(SuiteSupport.code(action)))",
        ]
      }
  }
}
