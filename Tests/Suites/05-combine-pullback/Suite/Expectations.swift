import CombinePullbackScript
import SuiteSupport

extension Bench<Suite> {
  /// At the end, the values are what they should be.
  func expectValues(after scene: Scene) throws {
    try expectValues(in: try trace(of: scene), of: scene)
  }

  /// The reducers run that should, on what they should.
  func expectRuns(during scene: Scene) throws {
    try expectRuns(in: try trace(of: scene), of: scene, remark: Comment("runs"))
  }

  /// First the runs, then the values.
  ///
  /// - Parameter remark: says what the list of runs is.
  func expectRunsAndValues(
    after scene: Scene, remark: Comment = Comment("runs")
  ) throws {
    let trace = try trace(of: scene)
    try expectRuns(in: trace, of: scene, remark: remark)
    try expectValues(in: trace, of: scene)
  }

  /// Asks each of many values at once what one action makes of it, and tells the first that isn't as
  /// it should be.
  func expectEach(of recipe: Recipe, _ cases: [(value: AnyValue, action: AnyAction)]) throws {
    let scene = Scene(
      recipe, on: cases.map(\.value), cases.indices.map { .act(cases[$0].action, on: $0) })
    let (actual, expected) = try traceAndModel(of: scene)
    for (index, ends) in zip(actual.turnEnds, expected.turnEnds).enumerated() {
      let single = Scene(recipe, on: cases[index].value, [cases[index].action])
      try SuiteSupport.expect(
        ends.0, equals: ends.1, given: Suite.code(single) + [Suite.result(of: single)])
    }
  }

  /// Asks for a long row of actions on one value, and tells the shortest beginning after which it
  /// isn't as it should be.
  func expectRow(of recipe: Recipe, on value: AnyValue, _ actions: [AnyAction]) throws {
    let (actual, expected) = try traceAndModel(of: Scene(recipe, on: value, actions))
    for (index, ends) in zip(actual.turnEnds, expected.turnEnds).enumerated() {
      let beginning = Scene(recipe, on: value, Array(actions[...index]))
      try SuiteSupport.expect(
        ends.0, equals: ends.1, given: Suite.code(beginning) + [Suite.result(of: beginning)])
    }
  }

  private func expectRuns(in trace: [Event], of scene: Scene, remark: Comment) throws {
    try SuiteSupport.expect(
      trace.runs, equals: Suite.model(scene).runs, given: Suite.code(scene) + [remark.line])
  }

  private func expectValues(in trace: [Event], of scene: Scene) throws {
    func values(after trace: [Event]) -> Values { Values(all: scene.values(after: trace)) }
    try SuiteSupport.expect(
      values(after: trace), equals: values(after: Suite.model(scene)),
      given: Suite.code(scene) + [Suite.result(of: scene)])
  }
}

/// One value is shown as it is, several as an array.
private struct Values: Equatable, TreeConvertible {
  var all: [AnyValue]

  var tree: Tree { all.count == 1 ? all[0].tree : Tree(describing: all) }
}
