import YourOwnAppScript

/// A whole kitchen, in parts that a mistake can replace.
struct KitchenParts {
  /// How often the first screen is shown.
  var showsAtOnce = 1
  /// How often the screen is shown after each event.
  var showsEach = 1
  /// Whether it is shown before the event has happened.
  var showsOld = false
  /// Whether a screen that is the same again isn't shown.
  var showsOnlyChanges = false
  /// Whether events reach the app at all.
  var acts = true
  var bell = Bell.before
  var room = Model.room
  /// Whether the kitchen begins anew for each event.
  var startsOver = false

  /// When the bell rings, seen from the screen of the same event.
  enum Bell {
    case before
    case after
    case never
    /// Twice, for it hangs there twice.
    case twice
  }

  /// What a kitchen keeps.
  final class Memory {
    var state = Kitchen()
  }

  func start(
    show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void,
    memory: Memory = Memory()
  ) -> (AppEvent) -> Void {
    let rules = AppRules()
    for _ in 0..<showsAtOnce { show(rules.screen(of: memory.state)) }
    return { event in
      if startsOver { memory.state = Kitchen() }
      let old = memory.state
      if acts { Model().atMost(room, rules.reduce)(&memory.state, event) }
      let rung = memory.state.ringing(since: old).map(\.name)
      if bell == .before { rung.forEach(ring) }
      if bell == .twice { for name in rung + rung { ring(name) } }
      let (before, after) = (rules.screen(of: old), rules.screen(of: memory.state))
      if !showsOnlyChanges || before != after {
        for _ in 0..<showsEach { show(showsOld ? before : after) }
      }
      if bell == .after { rung.forEach(ring) }
    }
  }
}
