import EffectsScript
import SuiteSupport

extension Suite {
  static var partsChecks: [Check<Suite>] {
    [
      Check("combine.values", step: 4) { context in
        func expectRunsAndValue(_ count: Int, _ deeds: [Deed]) throws {
          try context.expectCombined(
            count, deeds, .runs, note: "once"
          ) { $0.flatMap(\.runs) }
          try context.expectCombined(count, deeds, .value) { $0.last?.board.left }
        }
        for count in [1, 2, 3] {
          try context.forAllSequences(of: Model.deeds, count: 0) {
            try expectRunsAndValue(count, $0)
          }
        }
        for count in [1, 2, 3, 5] {
          try forAll(Model.combined) { try expectRunsAndValue(count, $0) }
        }
      },
      Check("combine.effects", step: 4, after: "combine.values") { context in
        for count in [2, 3, 1, 0, 5] {
          try forAll(Model.combined) { deeds in
            try context.expectCombined(count, deeds, .effects) { $0.last?.effects }
          }
        }
      },
      Check("map.actions", step: 4) { context in
        try forAll(Model.mappings) { mapping in
          let script = [Call.map([mapping])]
          try context.expect(
            script, seeing: { $0[0].effects.map(\.withoutID) },
            given: Suite.code(script, asking: .effectsWithoutIDs))
        }
        try context.expectEach(
          of: (EdgeValues.numbers.map { .wait("b", $0) }
            + Model.neighbours.map {
              .logIn(id: "a", username: $0[0], password: $0[1], then: [])
            }).map { [.map([Mapping($0, name: "left")])] },
          seeing: { $0.map { $0.effects.map(\.withoutID) } },
          code: { Suite.code($0, asking: .effectsWithoutIDs) })
      },
      Check("map.ids", step: 4, after: "map.actions") { context in
        try forAll(Model.mappedPairs) { try context.expectIDs(of: .map($0)) }
        try context.expectIDs(of: .mapAgain(Mapping(.cancel(id: "x"), name: "left")))
        try context.expectIDs(ofEachTwo: Model.manyIDs)
        try context.expectIDs(ofEachTwo: Model.manyNames)
        try context.expectInFront(Model.mappings.map { .mapPutsInFront($0) })
      },
      Check("pullback.part", step: 4, after: "map.actions") { context in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let own = deeds.filter { ($0.right != nil) == isRight }
            try context.expectPulledBack(own, toRight: isRight, .value) { $0.last?.board }
            try context.expectPulledBack(
              own, toRight: isRight, .runs, note: "once"
            ) {
              $0.flatMap(\.runs)
            }
          }
        }
      },
      Check("pullback.foreign", step: 4, after: "pullback.part") { context in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let foreign = deeds.filter { ($0.right != nil) != isRight }
            try context.expectPulledBack(foreign, toRight: isRight, .value) { $0.last?.board }
            try context.expectPulledBack(
              foreign, toRight: isRight, .runs
            ) { $0.flatMap(\.runs) }
            try context.expectPulledBack(
              foreign, toRight: isRight, .numberedEffects
            ) { $0.last?.effects }
            try context.expectPulledBack(deeds, toRight: isRight, .value) { $0.last?.board }
          }
        }
      },
      Check("pullback.effects", step: 4, after: "pullback.part", "map.ids") { context in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let own = deeds.filter { ($0.right != nil) == isRight }
            try context.expectPulledBack(
              own, toRight: isRight, .numberedEffects
            ) { $0.last?.effects }
          }
        }
        try context.expectIDs(of: .pullbacks([.ask("a"), .wait("b")], to: Model.lists))
        try context.expectIDs(underEach: Model.names)
        try context.expectInFront([
          .pullbackPutsInFront(.ask("a"), to: Place(isRight: false)),
          .pullbackPutsInFront(.wait("b"), to: Place(isRight: true)),
          .pullbackPutsInFront(.cancel(id: "a"), to: Place(isRight: true, name: "middle")),
        ])
      }.withLiterals { context, literals in
        try context.expectIDs(underEach: ["left", "right", "middle"] + literals.texts)
      },
    ]
  }

  /// What holds for all that is put together.
  static var togetherChecks: [Check<Suite>] {
    [
      Check("parts.silent", step: 4, after: "combine.values", "map.actions", "pullback.part") {
        context in
        try forAll(Model.combined) { try context.expectSilence(during: [.combine(2, $0)]) }
        try forAll(Model.mappings) { try context.expectSilence(during: [.map([$0])]) }
        try forAll(Model.boardDeeds) {
          try context.expectSilence(during: [.pullback($0, toRight: true, from: Model.board)])
        }
      },
      Check(
        sameAnswers: "parts.same-answer", step: 4, after: "login.same-answer", "combine.values",
        "map.actions", "pullback.part"),
      Check(
        reading: "parts.pure-by-reading", of: "combine(_:)", "Effect.map(_:id:)",
        "pullback(_:value:action:toGlobal:id:)", "twoLoginsReducer(_:_:)", step: 4,
        after: "login.pure-by-reading", "combine.values", "map.actions", "pullback.part",
        "parts.silent", "parts.same-answer"),
    ]
  }
}

extension TestContext<Suite> {
  /// The first action after which something else is seen of combined reducers than there should be.
  fileprivate func expectCombined<View: Equatable & Sendable>(
    _ count: Int, _ deeds: [Deed], _ question: Question, note: String? = nil,
    seeing view: @escaping ([PartsMoment]) -> View
  ) throws {
    try expectParts(deeds, playing: { [.combine(count, $0)] }, question, note, view)
  }

  /// The same of a reducer that is pulled back.
  fileprivate func expectPulledBack<View: Equatable & Sendable>(
    _ deeds: [BoardDeed], toRight isRight: Bool, _ question: Question, note: String? = nil,
    seeing view: @escaping ([PartsMoment]) -> View
  ) throws {
    try expectParts(
      deeds, playing: { [.pullback($0, toRight: isRight, from: Model.board)] }, question, note,
      view)
  }

  private func expectParts<Turn, View: Equatable & Sendable>(
    _ deeds: [Turn], playing script: ([Turn]) -> [Call], _ question: Question, _ note: String?,
    _ view: @escaping ([PartsMoment]) -> View
  ) throws {
    try expect(
      deeds, playing: script, upTo: { $0.firstParts($1) },
      seeing: Sight(note: note, code: { Suite.code($0, asking: question) }) { view($0[0].parts) })
  }

  /// That names come in front of ids.
  fileprivate func expectInFront(_ calls: [Call]) throws {
    try expectEach(of: calls.map { [$0] }, seeing: { $0.map(\.truth) })
  }

  /// That one id under two names becomes two, whichever part these are for.
  fileprivate func expectIDs(underEach names: [String]) throws {
    let together = Model.places(named: names)
    try unlessAllAreRight(together) {
      let pairs = names.indices.flatMap { place in
        names[(place + 1)...].filter { $0 != names[place] }.flatMap { other in
          [(false, false), (false, true), (true, false)].map {
            [Place(isRight: $0, name: names[place]), Place(isRight: $1, name: other)]
          }
        }
      }
      try expectEach(
        of: pairs.map { [.pullbacks([.ask("a"), .wait("a"), .cancel(id: "a")], to: $0)] }
          + together, seeing: { $0.map { $0.effects.map(\.id) } },
        code: { Suite.code($0, asking: .ids) })
    }
  }

  /// That of these effects no two have one id that should have two, and the other way round.
  fileprivate func expectIDs(ofEachTwo mappings: [Mapping]) throws {
    let script = [Call.map(mappings)]
    try unlessAllAreRight([script]) {
      let traces = try traceAndModel(of: script)
      let (seen, right) = (
        traces.actual[0].effects.map(\.id), traces.expected[0].effects.map(\.id)
      )
      for later in mappings.indices {
        let earlier = (0..<later).first {
          (seen[$0] == seen[later]) != (right[$0] == right[later])
        }
        if let earlier { try expectIDs(of: .map([mappings[earlier], mappings[later]])) }
      }
      try expectIDs(of: .map(mappings))
    }
  }

  /// Which of these effects have one id.
  fileprivate func expectIDs(of call: Call) throws {
    try expect(
      [call], seeing: { $0[0].effects.map(\.id) }, given: Suite.code(call, asking: .ids))
  }
}

extension [Answer] {
  fileprivate func firstParts(_ count: Int) -> [Answer] {
    map { .parts($0.parts.dropLast($0.parts.count - count)) }
  }
}

extension Suite {
  static var partsDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["combine.values", "combine.effects"], scripts: [combineScript], seeing: \.self,
        mistakes: [
          mistake("combine-does-nothing", \.parts.combine) { _, _, _ in [] },
          mistake("combine-keeps-last-effects", \.parts.combine) { all, value, deed in
            all.map { $0(&value, deed) }.last ?? []
          },
          mistake("combine-keeps-first-effects", \.parts.combine) { all, value, deed in
            all.map { $0(&value, deed) }.first ?? []
          },
          mistake("combine-drops-effects", \.parts.combine) { all, value, deed in
            for reducer in all { _ = reducer(&value, deed) }
            return []
          },
          mistake("combine-turns-the-order", \.parts.combine) { all, value, deed in
            all.reversed().flatMap { $0(&value, deed) }
          },
          mistake("combine-turns-the-effects", \.parts.combine) { all, value, deed in
            all.reduce([]) { $1(&value, deed) + $0 }
          },
          mistake("combine-turns-the-effects", \.parts.combine) { all, value, deed in
            all.flatMap { $0(&value, deed) }.reversed()
          },
          mistake("combine-stops-at-the-first-effects", \.parts.combine) { all, value, deed in
            for reducer in all {
              let effects = reducer(&value, deed)
              if !effects.isEmpty { return effects }
            }
            return []
          },
          mistake("combine-works-on-copies", \.parts.combine) { all, value, deed in
            let before = value
            return all.flatMap { reducer in
              value = before
              return reducer(&value, deed)
            }
          },
          mistake("runs-reducer-twice", \.parts.combine) { all, value, deed in
            all.flatMap { reducer in
              _ = reducer(&value, deed)
              return reducer(&value, deed)
            }
          },
          mistake("combine-stops-after-first", \.parts.combine) { all, value, deed in
            all.first?(&value, deed) ?? []
          },
          mistake("combine-works-on-copies", \.parts.combine) { all, value, deed in
            all.flatMap { reducer in
              var copy = value
              return reducer(&copy, deed)
            }
          },
        ], otherwise: combineSymptoms),
      Diagnosis(
        checks: ["map.actions", "map.ids"],
        scripts: (Model.mappings.map { [$0] } + Model.mappedPairs + Model.oddPairs).map {
          [.map($0)]
        },
        seeing: \.self,
        mistakes: [
          mistake("map-keeps-the-id", \.parts.id) { id, _, _ in id },
          mistake("map-drops-the-id", \.parts.id) { _, name, _ in name },
          mistake("map-forgets-cancel", \.parts.id) {
            $2 == .cancel ? $0 : PartsRules.id($0, under: $1)
          },
          mistake("map-forgets-wait", \.parts.id) {
            $2 == .wait ? $0 : PartsRules.id($0, under: $1)
          },
        ], otherwise: mapSymptoms),
      Diagnosis(
        checks: ["pullback.part", "pullback.foreign", "pullback.effects"],
        scripts: [false, true].map { isRight in
          Model.boardDeeds.map { .pullback($0, toRight: isRight, from: Model.board) }
        }, seeing: \.self,
        mistakes: [
          mistake("pullback-drops-effects", \.parts.givenBack) { _ in [] },
          mistake("pullback-keeps-first-effect", \.parts.givenBack) { Array($0.prefix(1)) },
          mistake("pullback-drops-cancels", \.parts.givenBack) {
            $0.filter { if case .cancel = $0 { false } else { true } }
          },
          mistake("pullback-turns-the-effects", \.parts.givenBack) { $0.reversed() },
          mistake("works-on-a-copy", \.parts.runPart) { reducer, list, deed in
            var copy = list
            return reducer(&copy, deed)
          },
          mistake("runs-reducer-twice", \.parts.runPart) { reducer, list, deed in
            _ = reducer(&list, deed)
            return reducer(&list, deed)
          },
        ], otherwise: pullbackSymptoms),
      Diagnosis(
        checks: ["pullback.effects"],
        scripts: [
          Model.lists, [Place(isRight: false, name: "middle"), Place(isRight: true, name: "top")],
        ]
        .map { [.pullbacks([.ask("a"), .wait("b")], to: $0)] }, seeing: \.self,
        mistakes: [
          mistake("pullback-forgets-the-name", \.parts.name) { _ in "part" },
          mistake("pullback-forgets-the-name", \.parts.name) { $0 == "left" ? "left" : "right" },
          mistake("pullback-forgets-the-name", \.parts.name) { $0 == "right" ? "right" : "left" },
        ]),
      Diagnosis(
        checks: ["two.both", "two.apart"],
        scripts: [
          (Model.oneLogin(isLeft: true) + Model.oneLogin(isLeft: false) + Model.twoLoginRuns)
            .map { .twoLogins($0, from: Model.typedTwo) }
        ], seeing: \.self,
        mistakes: twoLoginsMistakes, otherwise: twoLoginsSymptoms),
    ]
  }

  private static var combineScript: [Call] {
    [1, 2, 3].flatMap { count in Model.combined.map { .combine(count, $0) } }
  }

  /// With either kind of right login: if the two are mixed up, one is tapped while it is loading.
  private static var twoLoginsMistakes: [Mistake<[Call], [Answer]>] {
    let changes: [(String, (inout PartsRules) -> Void)] = [
      ("two-logins-one-name", { $0.right?.name = "left" }),
      ("second-login-is-half-the-first", { $0.right?.toGlobal = { .left($0) } }),
      ("second-login-is-half-the-first", { $0.right?.value = \.left }),
      ("second-login-is-half-the-first", { $0.left?.value = \.right }),
      ("second-login-is-half-the-first", { $0.left?.toGlobal = { .right($0) } }),
      ("login-hears-the-other", { $0.right?.action = { $0.left } }),
      ("login-hears-the-other", { $0.left?.action = { $0.right } }),
      ("property-finds-both", { $0.left?.action = { $0.left ?? $0.right } }),
      ("property-finds-both", { $0.right?.action = { $0.left ?? $0.right } }),
      ("one-login-is-missing", { $0.right = nil }),
      ("one-login-is-missing", { $0.left = nil }),
      (
        "two-logins-are-crossed",
        {
          $0.left?.value = \.right
          $0.right?.value = \.left
        }
      ),
      (
        "two-logins-are-crossed",
        {
          $0.left?.toGlobal = { .right($0) }
          $0.right?.toGlobal = { .left($0) }
        }
      ),
    ]
    return [LoginVariant.cancelsFirst, .ignoresTapsWhileLoading].flatMap { login in
      changes.map { name, change in
        var side = Model(login: login.makeReducer())
        change(&side.parts)
        return Mistake(name) { [side] in $0.play(on: side) }
      }
    }
  }
}
