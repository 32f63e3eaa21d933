import YourOwnAppScript

/// A right exercise.
struct Model: ModelSide {}

/// Has all of the lesson's functions; a mistake replaces one of them, or the rules of the app.
protocol ModelSide: YourOwnAppSide where State == Kitchen, Event == AppEvent {
  /// What `appReducer` and `screen` do.
  var rules: AppRules { get }
}

extension ModelSide {
  var rules: AppRules { AppRules() }

  var initialState: Kitchen { Kitchen() }

  func event(_ event: AppEvent) -> AppEvent { event }

  func meaning(of event: AppEvent) -> Meaning {
    switch event {
    case .addTapped: .add
    case .timer(_, .startTapped): .start
    case .timer(_, .pauseTapped): .pause
    case .timer(_, .resetTapped): .reset
    case .removeTapped(let id): .remove(id: id)
    case .secondPassed: .second
    }
  }

  func appReducer(_ state: inout Kitchen, _ event: AppEvent) { rules.reduce(&state, event) }

  func screen(of state: Kitchen) -> [String] { rules.screen(of: state) }

  func forEach<Part, PartEvent, Whole, WholeEvent>(
    _ reducer: @escaping Reducer<Part, PartEvent>,
    parts: WritableKeyPath<Whole, [Int: Part]>,
    event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
  ) -> Reducer<Whole, WholeEvent> {
    { whole, wholeEvent in
      guard let (id, partEvent) = event(wholeEvent), var part = whole[keyPath: parts][id]
      else { return }
      reducer(&part, partEvent)
      whole[keyPath: parts][id] = part
    }
  }

  func atMost(
    _ count: Int, _ reducer: @escaping Reducer<Kitchen, AppEvent>
  ) -> Reducer<Kitchen, AppEvent> {
    { state, event in
      if case .addTapped = event, state.timers.count >= count { return }
      reducer(&state, event)
    }
  }

  func bell(
    _ reducer: @escaping Reducer<Kitchen, AppEvent>, ring: @escaping (String) -> Void
  ) -> Reducer<Kitchen, AppEvent> {
    { state, event in
      let before = state
      reducer(&state, event)
      for timer in state.ringing(since: before) { ring(timer.name) }
    }
  }

  func startKitchen(
    show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
  ) -> (AppEvent) -> Void {
    KitchenParts().start(show: show, ring: ring)
  }

  func kitchenWorks(_ reducer: @escaping Reducer<Kitchen, AppEvent>) -> Bool {
    Model.proof.allSatisfy { events in
      var (state, expected) = (Kitchen(), Kitchen())
      for event in events {
        reducer(&state, event)
        AppRules().reduce(&expected, event)
      }
      return screen(of: state) == screen(of: expected)
    }
  }
}

extension Kitchen {
  /// The timers that ring, and didn't before.
  func ringing(since before: Kitchen) -> [KitchenTimer] {
    timers.filter { timer in
      timer.rings && !before.timers.contains { $0.id == timer.id && $0.rings }
    }
  }
}

extension Model {
  /// The kitchen holds so many timers.
  static let room = 8

  /// What the model tries an app with.
  fileprivate static let proof: [[AppEvent]] = {
    let two: [AppEvent] = [
      .addTapped(name: "Eggs", seconds: 3), .addTapped(name: "Rice", seconds: 60),
    ]
    let running = two + [.timer(id: 1, .startTapped), .secondPassed]
    return [
      two, running, running + [.timer(id: 1, .pauseTapped), .secondPassed],
      running + [.timer(id: 1, .resetTapped)], running + [.removeTapped(id: 1)],
    ]
  }()
}
