import HigherOrderReducersScript
import SuiteSupport

// Two answers to one script, as lines show it that a learner could type in.

extension Suite {
  package static func contrast(_ script: [Call], _ one: [Answer], _ other: [Answer]) -> Contrast {
    // What doesn't differ isn't shown.
    guard let place = script.indices.first(where: { one[$0] != other[$0] }) else {
      return Contrast(code(script), one.tree, other.tree)
    }
    return contrast(script[place], one[place], other[place])
  }

  private static func contrast(_ call: Call, _ one: Answer, _ other: Answer) -> Contrast {
    views(of: call).lazy.compactMap { view -> Contrast? in
      let (one, other) = (view.see(one), view.see(other))
      return one == other
        ? nil
        : Contrast(code(call, noting: view.noted) + [view.line].compactMap(\.self), one, other)
    }.first ?? Contrast(code(call), one.tree, other.tree)
  }

  /// A line behind a call, and what it gives.
  private struct View {
    var line: String?
    var noted = Noted.nothing
    var see: (Answer) -> Tree

    init<Value>(_ line: String?, _ noted: Noted = .nothing, _ see: @escaping (Answer) -> Value) {
      (self.line, self.noted) = (line, noted)
      self.see = { Tree(describing: see($0)) }
    }

    init(seeing see: @escaping (Answer) -> Tree) {
      self.see = see
    }
  }

  /// What can be seen of a call, the nearest first.
  private static func views(of call: Call) -> [View] {
    switch call {
    case .feed:
      [
        View("state.activityFeed") { $0.feeds.last ?? [] },
        View("state") { $0.app.compactMap(\.became).last },
        View("runs", .runs) { $0.app.compactMap(\.run) },
      ]
    case .logging:
      [
        View("meter") { $0.meter.compactMap(\.became).last },
        View("logs.count", .logs) { $0.meter.count { $0.isQuoted != nil } },
        View("runs", .runs) { $0.meter.compactMap(\.run) },
      ]
    case .filtering:
      [
        View("meter") { $0.meter.compactMap(\.became).last },
        View("runs", .runs) { $0.meter.compactMap(\.run) },
      ]
    case .enhanced:
      [
        View("state") { $0.enhanced.last?.state },
        View("logLines.count") { $0.enhanced.reduce(0) { $0 &+ $1.lineCount } },
      ]
    case .loggingText: [View("logs.count") { $0.lines.count }]
    case .history:
      [
        View("state.present") { $0.presents.last },
        View("runs", .runs) { $0.keys.compactMap(\.run) },
      ]
    case .undo(let turns, let values, _):
      [
        View(
          values.count == 1 ? "state.present" : "\(names[turns.last?.place ?? 0]).present"
        ) { $0.presents.last },
        View("runs", .runs) { $0.keys.compactMap(\.run) },
      ]
    case .stacks(_, let turns, _):
      [
        View("meters[\(turns.last?.place ?? 0)]") { $0.meter.compactMap(\.became).last },
        View("runs", .runs) { $0.meter.compactMap(\.run) },
      ]
    case .store(_, let meters):
      [
        meters.count == 1
          ? View("store.value") { $0.stores.last?.values[0] }
          : View("[first.value, second.value]") { $0.stores.last?.values },
        View("runs", .runs) { $0.stores.flatMap(\.runs).compactMap(\.run) },
        View("calls", .calls) { $0.heard },
        View("seen", .seen) { $0.heard(\.seen) },
      ]
    case .sending: [View("store.value.level") { $0.numbers.last }]
    case .filteringNumbers: [View("value") { $0.number }]
    case .composeLayers:
      [View("calls") { $0.layers.events }, View("value") { $0.layers.value }]
    case .apps(_, let turns):
      // After so many turns it is the last screen that counts.
      (turns.count > 10 ? [View("shown.last", .shown) { $0.screens.last }] : []) + [
        View("calls", .calls) { $0.calls }, View("shown", .shown) { $0.screens },
        View("logLines.count") { $0.newLines },
      ]
    case .undoableApp: [View("state") { $0.lastState }]
    case .deleting, .with, .withText, .compose, .composeTexts, .undoWords, .storeValueIsWritable,
      .screen, .closedApp:
      [View(seeing: \.result)]
    }
  }
}

extension Answer {
  /// The app at the end of a run with undo.
  fileprivate var lastState: UndoState<AppState>? {
    if case .undoableApp(let turns) = self { turns.all.last?.state } else { nil }
  }

  /// The number that actions have made.
  fileprivate var number: Int? { if case .value(let number) = self { number } else { nil } }

  /// What a function gave, without the calls that it made.
  fileprivate var result: Tree {
    switch self {
    case .number(let number, _): Tree(describing: number)
    case .text(let text, _): Tree(describing: text)
    default: tree
    }
  }
}

extension [Answer] {
  fileprivate var tree: Tree { Tree(describing: self) }
}
