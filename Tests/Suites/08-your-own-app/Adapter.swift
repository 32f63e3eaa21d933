// Everything that a script touches in the learner's module, and the only file that imports it.
// A line that doesn't compile is told in the words of `Feedback.md`, under the name behind `needs`.
// The types are the learner's own. `import typealias` takes structs, enums and classes alike.

import Traces
import YourOwnAppScript

// needs: AppEvent
@preconcurrency @testable import typealias YourOwnApp.AppEvent
// needs: AppState
@preconcurrency @testable import typealias YourOwnApp.AppState
// needs: TabletEvent
@preconcurrency @testable import typealias YourOwnApp.TabletEvent
// needs: TabletState
@preconcurrency @testable import typealias YourOwnApp.TabletState
// needs: TimerEvent
@preconcurrency @testable import typealias YourOwnApp.TimerEvent
// needs: appReducer(_:_:)
@preconcurrency @testable import func YourOwnApp.appReducer
// needs: atMost(_:_:)
@preconcurrency @testable import func YourOwnApp.atMost
// needs: bell(_:ring:)
@preconcurrency @testable import func YourOwnApp.bell
// needs: forEach(_:parts:event:)
@preconcurrency @testable import func YourOwnApp.forEach
// needs: kitchenWorks(_:)
@preconcurrency @testable import func YourOwnApp.kitchenWorks
// needs: screen(of:)
@preconcurrency @testable import func YourOwnApp.screen
// needs: startKitchen(show:ring:)
@preconcurrency @testable import func YourOwnApp.startKitchen
// needs: tablet(_:ring:log:)
@preconcurrency @testable import func YourOwnApp.tablet
// needs: tabletScreen(of:)
@preconcurrency @testable import func YourOwnApp.tabletScreen

// An exercise has `forEach` for a dictionary or for a list; where it has neither, this doesn't compile.
// needs: forEach(_:parts:event:)
private let hasForEach = isForEach(YourOwnApp.forEach)

private func isForEach(_: ForEach<[Int: Plain]>) -> Bool { true }

@_disfavoredOverload
private func isForEach(_: ForEach<[Plain]>) -> Bool { true }

private typealias ForEach<Parts> = (
  @escaping Reducer<Plain, Plain>, WritableKeyPath<Parts, Parts>,
  @escaping (Plain) -> (id: Int, event: Plain)?
) -> Reducer<Parts, Plain>

/// Nothing is known of it but what a part in a list has to have.
private struct Plain: Identifiable { var id: Int }

private func forDictionary<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  forEach(reducer, parts: parts, event: event)
}

private func forList<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  forEach(reducer, parts: parts, event: event)
}

// What stands in for the one that an exercise hasn't.

@_disfavoredOverload
private func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?, standingIn: Void = ()
) -> Reducer<Whole, WholeEvent> {
  { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent), var part = whole[keyPath: parts][id]
    else { return }
    reducer(&part, partEvent)
    whole[keyPath: parts][id] = part
  }
}

@_disfavoredOverload
private func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?, standingIn: Void = ()
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent),
      let place = whole[keyPath: parts].firstIndex(where: { $0.id == id })
    else { return }
    reducer(&whole[keyPath: parts][place], partEvent)
  }
}

struct Exercise: YourOwnAppSide {
  // needs: AppState
  typealias State = YourOwnApp.AppState

  // needs: AppEvent
  typealias Event = YourOwnApp.AppEvent

  // needs: AppState()
  var initialState: State { YourOwnApp.AppState() }

  // needs: AppEvent
  func event(_ event: YourOwnAppScript.AppEvent) -> Event {
    switch event {
    case .addTapped(let name, let seconds): made(name, seconds)
    case .timer(let id, let event): made(id, event)
    case .removeTapped(let id): made(removing: id)
    case .secondPassed: madeSecond()
    }
  }

  // needs: AppEvent.addTapped(name:seconds:)
  private func made(_ name: String, _ seconds: Int) -> Event {
    YourOwnApp.AppEvent.addTapped(name: name, seconds: seconds)
  }

  // needs: AppEvent.timer(id:_:)
  private func made(_ id: Int, _ event: YourOwnAppScript.TimerEvent) -> Event {
    YourOwnApp.AppEvent.timer(id: id, made(event))
  }

  // needs: AppEvent.removeTapped(id:)
  private func made(removing id: Int) -> Event {
    YourOwnApp.AppEvent.removeTapped(id: id)
  }

  // needs: AppEvent.secondPassed
  private func madeSecond() -> Event {
    YourOwnApp.AppEvent.secondPassed
  }

  // needs: TimerEvent
  private func made(_ event: YourOwnAppScript.TimerEvent) -> YourOwnApp.TimerEvent {
    switch event {
    case .startTapped:
      // needs: TimerEvent.startTapped
      return YourOwnApp.TimerEvent.startTapped
    case .pauseTapped:
      // needs: TimerEvent.pauseTapped
      return YourOwnApp.TimerEvent.pauseTapped
    case .resetTapped:
      // needs: TimerEvent.resetTapped
      return YourOwnApp.TimerEvent.resetTapped
    }
  }

  // needs: AppEvent
  func meaning(of event: Event) -> Meaning {
    // needs: AppEvent.addTapped(name:seconds:)
    if case .addTapped = event { return .add }
    // needs: AppEvent.secondPassed
    if case .secondPassed = event { return .second }
    // needs: AppEvent.removeTapped(id:)
    if case .removeTapped(id: let id) = event { return .remove(id: id) }
    // needs: AppEvent.timer(id:_:)
    guard case .timer(id: _, let event) = event else { return .other }
    // needs: TimerEvent.startTapped
    if case .startTapped = event { return .start }
    // needs: TimerEvent.pauseTapped
    if case .pauseTapped = event { return .pause }
    // needs: TimerEvent.resetTapped
    if case .resetTapped = event { return .reset }
    return .other
  }

  // needs: appReducer(_:_:)
  func appReducer(_ state: inout State, _ event: Event) { YourOwnApp.appReducer(&state, event) }

  // needs: screen(of:)
  func screen(of state: State) -> [String] { YourOwnApp.screen(of: state) }

  // needs: forEach(_:parts:event:)
  func forEach<Part, PartEvent, Whole, WholeEvent>(
    _ reducer: @escaping Reducer<Part, PartEvent>,
    parts: WritableKeyPath<Whole, [Int: Part]>,
    event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
  ) -> Reducer<Whole, WholeEvent> {
    forDictionary({ reducer(&$0, $1) }, parts: parts, event: { event($0) })
  }

  // needs: forEach(_:parts:event:)
  func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
    _ reducer: @escaping Reducer<Part, PartEvent>,
    parts: WritableKeyPath<Whole, [Part]>,
    event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
  ) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
    forList({ reducer(&$0, $1) }, parts: parts, event: { event($0) })
  }

  // needs: atMost(_:_:)
  func atMost(
    _ count: Int, _ reducer: @escaping Reducer<State, Event>
  ) -> Reducer<State, Event> {
    YourOwnApp.atMost(count, { reducer(&$0, $1) })
  }

  // needs: bell(_:ring:)
  func bell(
    _ reducer: @escaping Reducer<State, Event>, ring: @escaping (String) -> Void
  ) -> Reducer<State, Event> {
    YourOwnApp.bell({ reducer(&$0, $1) }, ring: { ring($0) })
  }

  // needs: startKitchen(show:ring:)
  func startKitchen(
    show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
  ) -> (Event) -> Void {
    YourOwnApp.startKitchen(show: { show($0) }, ring: { ring($0) })
  }

  // needs: kitchenWorks(_:)
  func kitchenWorks(_ reducer: @escaping Reducer<State, Event>) -> Bool {
    YourOwnApp.kitchenWorks({ reducer(&$0, $1) })
  }

  // needs: TabletState
  typealias WholeState = YourOwnApp.TabletState

  // needs: TabletEvent
  typealias WholeEvent = YourOwnApp.TabletEvent

  // needs: TabletState()
  var initialTablet: WholeState { YourOwnApp.TabletState() }

  // needs: TabletEvent
  func event(_ event: YourOwnAppScript.TabletEvent) -> WholeEvent {
    switch event {
    case .kitchen(let event):
      // needs: TabletEvent.kitchen(_:)
      return YourOwnApp.TabletEvent.kitchen(self.event(event))
    case .pastry(let event):
      // needs: TabletEvent.pastry(_:)
      return YourOwnApp.TabletEvent.pastry(self.event(event))
    case .trayIn(let tray, let name):
      // needs: TabletEvent.trayIn(tray:name:)
      return YourOwnApp.TabletEvent.trayIn(tray: tray, name: name)
    case .trayOut(let tray):
      // needs: TabletEvent.trayOut(tray:)
      return YourOwnApp.TabletEvent.trayOut(tray: tray)
    }
  }

  // needs: tablet(_:ring:log:)
  func tablet(
    _ app: @escaping Reducer<State, Event>, ring: @escaping (String) -> Void,
    log: @escaping (String) -> Void
  ) -> Reducer<WholeState, WholeEvent> {
    YourOwnApp.tablet({ app(&$0, $1) }, ring: { ring($0) }, log: { log($0) })
  }

  // needs: tabletScreen(of:)
  func tabletScreen(of state: WholeState) -> [String] { YourOwnApp.tabletScreen(of: state) }
}

/// The one name that the host looks up.
@_cdecl("workbook_answers")
public func answers() -> UnsafeMutableRawPointer {
  ExerciseAnswers { (script: [Call]) in script.play(on: Exercise()) }.entry
}
