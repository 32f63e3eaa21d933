import SuiteSupport

extension Suite {
  static var combineChecks: [Check] {
    [
      Check("combine.runs-all", step: 1) {
        try forAll(1...5) { count in
          let run = CombineRun(of: count, actions: [7])
          try expect(
            run.names.sorted { $0.text < $1.text }, equals: run.expectedNames,
            given: run.given + ["// the reducers that ran, by name"])
        }
      },
      Check("combine.order", step: 1, after: "combine.runs-all") {
        try forAll(2...5) { count in
          let run = CombineRun(of: count, actions: [7])
          try expect(
            run.names, equals: run.expectedNames,
            given: run.given + ["// the reducers that ran, in order"])
        }
      },
      Check("combine.sees-before", step: 1, after: "combine.order") {
        try forAll(1...5) { count in
          let run = CombineRun(of: count, actions: [7])
          try expect(
            run.seen, equals: run.expectedSeen,
            given: run.given + ["// what each reducer was given"])
          try expect(run.value, equals: run.expectedValue, given: run.given + ["value"])
        }
      },
      Check("combine.again", step: 1, after: "combine.sees-before") {
        try forAllSequences(of: [1, 2, 3], count: 20) { actions in
          let run = CombineRun(of: 2, actions: actions)
          try expect(run.value, equals: run.expectedValue, given: run.given + ["value"])
        }
      },
      Check("combine.none", step: 1, after: "combine.runs-all") {
        try forAll([[], ["x"], ["x", "y"]]) { value in
          var changed = value
          let nothing: CombineRun.Reducer = Exercise.combine([])
          nothing(&changed, 7)
          try expect(
            changed, equals: value,
            given: ["var value: [String] = \(code(value))", "combine()(&value, 7)", "value"])
        }
      },
      Check("combine.associative", step: 1, after: "combine.sees-before") {
        try expectNested("combine(combine(a, b), c)") { a, b, c in
          Exercise.combine([Exercise.combine([a, b]), c])
        }
        try expectNested("combine(a, combine(b, c))") { a, b, c in
          Exercise.combine([a, Exercise.combine([b, c])])
        }
        try expectNested("combine(a, combine(), combine(b), c)") { a, b, c in
          Exercise.combine([a, Exercise.combine([]), Exercise.combine([b]), c])
        }
      },
      Check("combine.silent", step: 1, after: "combine.runs-all") {
        let given = CombineRun(of: 2, actions: [7]).given
        _ = try expectSilence(given: given) { CombineRun(of: 2, actions: [7]).value }
      },
    ]
  }

  private static func expectNested(
    _ call: String,
    _ nest: (
      @escaping CombineRun.Reducer, @escaping CombineRun.Reducer, @escaping CombineRun.Reducer
    ) -> CombineRun.Reducer
  ) throws {
    let nested = nest(
      CombineRun.reducer("a"), CombineRun.reducer("b"), CombineRun.reducer("c"))
    var value: [String] = []
    nested(&value, 7)
    try expect(
      value, equals: ["a7", "b7", "c7"],
      given: CombineRun.start + ["\(call)(&value, 7)", "value"])
  }
}

/// One combined reducer of several, each of which appends its name and the action.
private struct CombineRun {
  typealias Reducer = Exercise.Reducer<[String], Int>

  private(set) var names: [Line] = []
  private(set) var seen: [Seen] = []
  private(set) var value: [String] = []
  let expectedNames: [Line]
  private(set) var expectedSeen: [Seen] = []
  private(set) var expectedValue: [String] = []
  private let letters: ArraySlice<String>
  private let actions: [Int]

  /// What a reducer was given.
  struct Seen: Equatable, TreeConvertible {
    var letter: String
    var value: [String]
    var action: Int

    var tree: Tree { .leaf("\(letter)(\(code(value)), \(action))") }
  }

  static let start = [
    "var value: [String] = []", #"// Reducer `a` appends "a" and the action, `b` appends "b" …"#,
  ]

  static func reducer(_ name: String) -> Reducer {
    { value, action in value.append("\(name)\(action)") }
  }

  init(of count: Int, actions: [Int]) {
    let letters = ["a", "b", "c", "d", "e"].prefix(count)
    var names: [Line] = []
    var seen: [Seen] = []
    let combined = Exercise.combine(
      letters.map { letter -> Reducer in
        { value, action in
          names.append(Line(letter))
          seen.append(Seen(letter: letter, value: value, action: action))
          value.append("\(letter)\(action)")
        }
      })
    for action in actions {
      combined(&value, action)
      for letter in letters {
        expectedSeen.append(Seen(letter: letter, value: expectedValue, action: action))
        expectedValue.append("\(letter)\(action)")
      }
    }
    self.names = names
    self.seen = seen
    expectedNames = actions.flatMap { _ in letters.map { Line($0) } }
    self.letters = letters
    self.actions = actions
  }

  var given: [String] {
    Self.start + ["let combined = combine(\(letters.joined(separator: ", ")))"]
      + actions.map { "combined(&value, \($0))" }
  }
}
