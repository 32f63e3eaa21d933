import SuiteSupport
import YourOwnAppScript

// What the checks of several steps look at.

extension Bench<Suite> {
  /// Throws a mismatch for the first event after which the screen isn't as it should be.
  ///
  /// - Parameter start: how many events come before the first screen that matters.
  func expectScreens(after events: [AppEvent], from start: Int = 1) throws {
    let script = [Call.reducing(events.turns)]
    let (actual, expected) = try traceAndModel(of: script)
    for index in expected[0].moments.indices.dropFirst(start) {
      let beginning = Call.reducing(Array(events.prefix(index)).turns)
      try SuiteSupport.expect(
        actual[0].moments[index].screen, equals: expected[0].moments[index].screen,
        given: Suite.code(beginning) + ["screen(of: state)"])
    }
  }

  /// The same with layers around the app.
  func expectScreens(after events: [AppEvent], within layers: [Layer]) throws {
    let script = [Call.reducing(events.turns, layers: layers)]
    let (actual, expected) = try traceAndModel(of: script)
    for index in expected[0].moments.indices.dropFirst() {
      let beginning = Call.reducing(Array(events.prefix(index)).turns, layers: layers)
      try SuiteSupport.expect(
        actual[0].moments[index].screen, equals: expected[0].moments[index].screen,
        given: Suite.code(beginning) + ["screen(of: state)"])
    }
  }

  /// Kitchens side by side that share a reducer: the first event after which one of the screens isn't
  /// as it should be.
  func expectSeparateStates(_ turns: [Turn], within layers: [Layer] = []) throws {
    let script = [Call.reducing(turns, kitchens: 2, layers: layers)]
    let (actual, expected) = try traceAndModel(of: script)
    for index in expected[0].moments.indices {
      let beginning = Call.reducing(Array(turns.prefix(index)), kitchens: 2, layers: layers)
      let (seen, right) = (actual[0].moments[index], expected[0].moments[index])
      try SuiteSupport.expect(
        seen.screens, equals: right.screens,
        given: Suite.code(beginning) + ["[screen(of: first), screen(of: second)]"])
      try SuiteSupport.expect(
        seen.rung, equals: right.rung,
        given: Suite.code(beginning) + [Comment("rung").line])
    }
  }
}
