import CombinePullbackScript
import SuiteSupport

/// Judges exercises of the lesson about `combine` and `pullback`.
package enum Suite: LessonSuite {
  package static func model(_ scene: Scene) -> [Event] { scene.play(on: Model.self) }

  package static func fits(_ trace: [Event], _ scene: Scene) -> Bool {
    let ends = trace.turnEnds
    return ends.count == scene.turns.count
      && zip(scene.turns, ends).allSatisfy { $1.isOfTheType(of: scene.values[$0.index]) }
  }

  package static var checks: [Check<Suite>] {
    combineChecks + getSetChecks + keyPathChecks + actionChecks + accountChecks + listChecks
      + favoritesChecks + appChecks + countersChecks + largerChecks
  }

  package static var commonLiterals: Literals { Literals(numbers: [0, 1], texts: []) }
}

extension Scene {
  /// One value, and actions on it.
  init(_ reducer: Recipe, on value: AnyValue, _ actions: [AnyAction]) {
    self.init(reducer, on: [value], actions.map { .act($0, on: 0) })
  }

  /// The same turns on values with shorter lists, and with shorter lists in the actions.
  fileprivate var shorter: [Scene] {
    Scene.shorter(packed).compactMap(Scene.init(decoding:)).filter {
      $0.values.count == values.count && $0.turns.count == turns.count
    }
  }

  /// What the values are at the end.
  func values(after trace: [Event]) -> [AnyValue] {
    zip(turns, trace.turnEnds).reduce(into: values) { $0[$1.0.index] = $1.1 }
  }
}

extension Turn {
  /// Which value it happens to.
  var index: Int {
    switch self {
    case .act(_, let index), .replace(let index, _), .empty(let index): index
    }
  }
}

extension [Event] {
  /// Every turn's value, as it was left.
  var turnEnds: [AnyValue] {
    compactMap { if case .turned(let value) = $0 { value } else { nil } }
  }

  /// The calls of all that the exercise was given.
  var calls: [Event] {
    filter { if case .turned = $0 { false } else { true } }
  }

  /// The names of the reducers that ran, in order.
  var ran: [String] { compactMap { if case .ran(let name, _, _) = $0 { name } else { nil } } }

  /// The calls of reducers.
  var runs: [Event] {
    filter { if case .ran = $0 { true } else { false } }
  }
}

extension AnyValue {
  fileprivate func isOfTheType(of other: AnyValue) -> Bool {
    switch (self, other) {
    case (.list, .list), (.room, .room), (.house, .house), (.street, .street),
      (.settings, .settings), (.pokemonList, .pokemonList), (.favorites, .favorites), (.app, .app),
      (.counters, .counters), (.larger, .larger):
      true
    case (.formed(let one), .formed(let other)):
      one.kind == other.kind && (one.rest == nil) == (other.rest == nil)
    default: false
    }
  }
}

extension AnyValue: ShownAsPayload {}

extension AnyAction: ShownAsPayload {}

extension FormedValue: TreeConvertible {
  public var tree: Tree { Tree(describing: native) }
}

extension FormedAction: TreeConvertible {
  public var tree: Tree { Tree(describing: native) }
}

extension Event: TreeConvertible {
  /// As a call.
  public var tree: Tree {
    switch self {
    case .ran(let name, let value, let action): .leaf("\(name)(\(code(value)), \(code(action)))")
    case .got(let house): .leaf("get(\(code(house)))")
    case .set(let house, let room): .leaf("set(\(code(house)), \(code(room)))")
    case .turned(let value): value.tree
    }
  }
}

extension Suite {
  package static var diagnoses: [Diagnosis<Suite>] {
    combineDiagnoses + pullbackDiagnoses + accountDiagnoses + listDiagnoses + favoritesDiagnoses
      + appDiagnoses + largerDiagnoses + printingDiagnoses
  }
}

extension Suite {
  static var account: Subject<Settings, AccountAction> {
    Subject(
      recipe: .accountReducer, value: \.settings, wrap: AnyValue.settings, action: \.account,
      act: AnyAction.account, reduce: Model.accountReducer)
  }

  static var list: Subject<PokemonList, PokemonListAction> {
    Subject(
      recipe: .pokemonListReducer, value: \.pokemonList, wrap: AnyValue.pokemonList,
      action: \.pokemonList, act: AnyAction.pokemonList, reduce: Model.pokemonListReducer)
  }

  static var favorites: Subject<[Pokemon], FavoritesAction> {
    Subject(
      recipe: .favoritesReducer, value: \.favorites, wrap: AnyValue.favorites,
      action: \.favorites, act: AnyAction.favorites, reduce: Model.favoritesReducer)
  }

  static var app: Subject<AppState, AppAction> {
    Subject(
      recipe: .appReducer, value: \.app, wrap: AnyValue.app, action: \.app, act: AnyAction.app,
      reduce: Model.appReducer)
  }

  static var counters: Subject<Counters, CountersAction> {
    Subject(
      recipe: .countersReducer, value: \.counters, wrap: AnyValue.counters, action: \.counters,
      act: AnyAction.counters, reduce: Model.countersReducer)
  }

  static var larger: Subject<LargerState, LargerAction> {
    Subject(
      recipe: .largerReducer, value: \.larger, wrap: AnyValue.larger, action: \.larger,
      act: AnyAction.larger, reduce: Model.largerReducer)
  }

}

extension TestContext<Suite> {
  /// At the end, the values are what they should be.
  func expectValues(after scene: Scene) throws {
    try forAll([scene], simplifying: \.shorter) { scene in
      try expectValues(in: try trace(of: scene), of: scene)
    }
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
  func expectEach<State, Action>(
    of subject: Subject<State, Action>, _ cases: [(state: State, action: Action)]
  ) throws {
    try expectEach(
      of: subject.recipe, cases.map { (subject.wrap($0.state), subject.act($0.action)) })
  }

  func expectEach(
    of recipe: Recipe, _ cases: [(value: AnyValue, action: AnyAction)]
  ) throws {
    guard !cases.isEmpty else { return }
    let scene = Scene(
      recipe, on: cases.map(\.value), cases.indices.map { .act(cases[$0].action, on: $0) })
    let (actual, expected) = try traceAndModel(of: scene)
    for (index, ends) in zip(actual.turnEnds, expected.turnEnds).enumerated() {
      let single = Scene(recipe, on: cases[index].value, [cases[index].action])
      if ends.0 != ends.1 { try expectValues(after: single) }
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
      trace.runs, equals: Suite.model(scene).runs,
      given: Suite.code(scene) + ["runs" + remark.trailing])
  }

  private func expectValues(in trace: [Event], of scene: Scene) throws {
    func values(after trace: [Event]) -> Values { Values(all: scene.values(after: trace)) }
    try SuiteSupport.expect(
      values(after: trace), equals: values(after: Suite.model(scene)),
      given: Suite.code(scene) + [Suite.result(of: scene)])
  }
}

/// One value is shown as it is, several as an array.
struct Values: Equatable, TreeConvertible {
  var all: [AnyValue]

  var tree: Tree { all.count == 1 ? all[0].tree : Tree(describing: all) }
}
