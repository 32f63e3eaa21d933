import SuiteSupport
import YourOwnAppScript

extension Suite {
  // MARK: forEach

  static var partChecks: [Check<Suite>] {
    [
      Check("for-each.part", step: 3) { context in
        try forAll(PartSamples.single) { turns in
          try context.expectParts(of: turns, seeing: .runs(\.numbers))
          try context.expectParts(of: turns, seeing: .part(turns[0].id ?? 0))
        }
        try forAll(PartSamples.oddNumbers) { id in
          try context.expectParts(
            of: [PartTurn(id, 5), PartTurn(id, -8)], in: PartSamples.oddShelf, seeing: .part(id))
        }
        // In a list whoever finds the part may have found it at another place.
        try forAll(PartSamples.single) { turns in
          try context.expectRows(after: turns, seeing: .rowRuns)
          try context.expectRows(after: turns, seeing: .row(turns[0].id ?? 0))
        }
        try forAll(PartSamples.oddNumbers) { id in
          try context.expectRows(
            after: [PartTurn(id, 5), PartTurn(id, -8)], in: PartSamples.oddRows, seeing: .row(id))
        }
      }.withLiterals { context, literals in
        let parts =
          literals.numbers.map { (turn: PartTurn($0, 5), id: $0) }
          + literals.summands.map { (turn: PartTurn(5, $0), id: 5) }
        try context.expectParts(
          ofEach: parts.map { .numbers([$0.turn], in: Shelf(parts: [$0.id: 20])) },
          orRows: parts.map { .rows([$0.turn], in: [Row(id: $0.id, value: 20)]) })
      },
      Check("for-each.others", step: 3, after: "for-each.part") { context in
        try forAll(PartSamples.known) { try context.expectParts(of: $0, seeing: .shelf) }
        try forAll(PartSamples.oddNumbers) { id in
          try context.expectParts(of: [PartTurn(id, 5)], in: PartSamples.oddShelf, seeing: .shelf)
        }
        try context.expectTexts(after: PartSamples.knownTexts)
        try forAll(PartSamples.known) { try context.expectRows(after: $0, seeing: .rows) }
        try forAll(PartSamples.oddNumbers) { id in
          try context.expectRows(after: [PartTurn(id, 5)], in: PartSamples.oddRows, seeing: .rows)
        }
      },
      Check("for-each.nothing", step: 3, after: "for-each.others") { context in
        try forAll(PartSamples.unknown) { turns in
          try context.expectParts(of: turns, seeing: .runs(\.numbers))
          try context.expectParts(of: turns, seeing: .shelf)
        }
        try context.expectTexts(after: PartSamples.unknownTexts)
        try context.expectTexts(after: PartSamples.unknownTexts, in: [:])
        try forAll(PartSamples.unknown) { turns in
          try context.expectRows(after: turns, seeing: .rowRuns)
          try context.expectRows(after: turns, seeing: .rows)
          try context.expectRows(after: turns, in: [], seeing: .rows)
        }
      }.withLiterals { context, literals in
        let turns = literals.missing.map { [PartTurn($0, 5)] }
        let rows = [1, 2].map { Row(id: $0, value: 20) }
        try context.expectParts(
          ofEach: turns.map { .numbers($0, in: Shelf(parts: [1: 20, 2: 20])) },
          orRows: turns.map { .rows($0, in: rows) })
      },
    ]
  }

  // MARK: Removing

  static var removeChecks: [Check<Suite>] {
    [
      Check("remove.gone", step: 3, after: "add.empty", "add.numbers", "timer.others") { context in
        try context.expectScreens(after: [.add(60), .remove()])
        let three: [AppEvent] = [.add(60), .add(61, "Rice"), .add(62)]
        try forAll(1...3) { try context.expectScreens(after: three + [.remove($0)]) }
        try forAll([[1, 2], [2, 1], [1, 3], [3, 2], [2, 3, 1]]) { ids in
          try context.expectScreens(after: three + ids.map { .remove($0) })
        }
        let running = three + [.start(1), .start(2), .secondPassed]
        try forAll(1...3) {
          try context.expectScreens(after: running + [.remove($0)] + .seconds(2))
        }
      }.withLiterals { context, literals in
        guard let most = literals.ids.last else { return }
        let all = Array(repeating: AppEvent.add(60, "Timer"), count: most)
        try context.expectScreens(afterEach: [all + literals.ids.map { .remove($0) }])
      },
      Check("remove.number", step: 3, after: "remove.gone") { context in
        let two: [AppEvent] = [.add(60), .add(61, "Rice")]
        try forAll([[1], [2], [1, 2], [2, 1]]) { ids in
          try context.expectScreens(
            after: two + ids.map { .remove($0) } + [.add(62, "Tea"), .add(63, "Peas")])
        }
        try context.expectScreens(
          after: (1...4).flatMap { [AppEvent.add(60), .remove($0)] } + [.add(60)])
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 300).last else { return }
        let alone = (1...most).flatMap { [AppEvent.add(60), .remove($0)] }
        try context.expectScreens(afterEach: [alone + [.add(60)]])
      },
      Check(
        "remove.missing", step: 3, after: "remove.number", "timer.missing", "for-each.nothing"
      ) { context in
        let two: [AppEvent] = [.add(60), .add(61, "Rice")]
        try forAll(Samples.missing) { id in
          try context.expectScreens(after: [.remove(id), .add(60)])
          try context.expectScreens(after: two + [.remove(id), .add(62, "Tea")])
        }
        try forAll([1, 2]) { id in
          try forAll(AppEvent.taps(id) + [.remove(id)]) { tap in
            try context.expectScreens(
              after: two + [.remove(id), tap, .secondPassed, .add(62, "Tea"), .secondPassed])
          }
        }
      }.withLiterals { context, literals in
        try context.expectScreens(
          afterEach: literals.missing.map {
            [.add(60), .add(61, "Rice"), .remove($0), .add(62, "Tea")]
          })
      },
    ]
  }

  // MARK: The app

  static var appChecks: [Check<Suite>] {
    [
      Check(
        "app.any-sequence", step: 3, after: "add.names", "timer.start-ringing", "remove.missing"
      ) { context in
        try context.forAllSequences(of: Samples.events, count: 200) {
          try context.expectScreens(after: $0)
        }
        // Long ones begin with timers that are there.
        try context.forAllSequences(of: Samples.events, exhaustive: 0, count: 100, number: 2) {
          try context.expectScreens(after: [.add(3), .add(2, "Rice"), .start(), .start(2)] + $0)
        }
      }.withLiterals { context, literals in
        let ends: [[AppEvent]] = [[], [.pause(), .secondPassed], [.reset()], [.remove()]]
        try context.expectScreens(
          afterEach: literals.names.flatMap { name in
            ends.map { [.add(65, name), .add(60, name), .start(), .secondPassed] + $0 }
          })
      },
      Check(
        sameAnswers: "app.same-answer", step: 3, after: "remove.missing", "timer.same-answer"
      ) {
        let machine = KitchenMachine(seeing: .screens) { kitchen in
          kitchen.adding(60, atMost: 3) + [.secondPassed] + kitchen.tapping { .start($0) }
            + kitchen.tapping { .remove($0) }
        }
        try $0.expectWords(of: machine.byTurns, upTo: 2, byChance: 60)
      },
      Check("app.copy", step: 3, after: "app.any-sequence", "app.same-answer", "timer.copy") {
        let two: [AppEvent] = [.add(3), .add(2, "Rice"), .start(2)]
        try $0.expectCopies(
          ofEach: [two, two + [.remove()], two + .seconds(2)], changedBy: Samples.events)
      },
      Check("app.silent", step: 3, after: "remove.missing") { context in
        try context.expectSilence(during: [.reducing([])])
        try context.expectSilence(during: [.reducing([.add(60)].turns)])
        let events: [AppEvent] =
          [.add(2), .start(), .secondPassed, .pause(), .start(), .secondPassed, .reset()]
          + [.start(9), .add(0), .remove(), .remove(9)]
        try context.expectSilence(during: [.reducing(events.turns)])
        let turns = [PartTurn(2, 5), PartTurn(nil, 5)]
        try context.expectSilence(during: [PartSamples.numbers(turns)])
        try context.expectSilence(during: [.rows(turns, in: PartSamples.rows)])
      },
      Check(
        reading: "app.pure-by-reading", of: "appReducer(_:_:)", "screen(of:)",
        "forEach(_:parts:event:)", step: 3, allowing: [.objects],
        after: "app.copy", "app.silent", "for-each.nothing"),
    ]
  }
}

extension Suite {
  static var removeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: removeChecks.map(\.id) + ["app.any-sequence"], scripts: [script(removeRuns)],
        seeing: screens,
        mistakes: [
          mistake("removes-nothing", \.remove) { _, _ in },
          mistake("removed-timer-only-stops", \.remove) { state, id in
            for place in state.places(of: id) { state.timers[place].isRunning = false }
          },
          mistake("running-timer-stays", \.remove) { state, id in
            state.timers.removeAll { $0.id == id && !$0.isRunning }
          },
          mistake("screen-counts-its-lines", \.order) { timers in
            timers.enumerated().map { place, timer in
              var timer = timer
              timer.id = place + 1
              return timer
            }
          },
          mistake("removes-by-position", \.remove) { state, id in
            if state.timers.indices.contains(id) { state.timers.remove(at: id) }
          },
          mistake("removes-by-position", \.remove) { state, id in
            // Any number may be asked.
            let place = id &- 1
            if state.timers.indices.contains(place) { state.timers.remove(at: place) }
          },
          mistake("removes-by-name", \.remove) { state, id in
            let names = state.timers.filter { $0.id == id }.map(\.name)
            state.timers.removeAll { names.contains($0.name) }
          },
          mistake("removing-renumbers", \.remove) { state, id in
            state.remove(id)
            for place in state.timers.indices { state.timers[place].id = place + 1 }
            state.count = state.timers.count
          },
          mistake("removing-renumbers", \.remove) { state, id in
            guard !state.places(of: id).isEmpty else { return }
            state.remove(id)
            for place in state.timers.indices where state.timers[place].id > id {
              state.timers[place].id -= 1
            }
          },
          mistake("number-is-given-again", \.remove) { state, id in
            state.remove(id)
            if state.timers.isEmpty { state.count = 0 }
          },
          mistake("number-is-given-again", \.add) { $0.add($1, $2, after: $0.timers.count) },
          mistake("number-is-given-again", \.add) {
            $0.add($1, $2, after: $0.timers.last?.id ?? 0)
          },
          mistake("number-is-given-again", \.remove) { state, id in
            if !state.places(of: id).isEmpty { state.count -= 1 }
            state.remove(id)
          },
        ],
        otherwise: [
          screen("number-is-given-again") { screen in
            guard case .kitchen(.addTapped) = screen.event,
              let added = screen.right.lines.keys.first(where: { screen.before.lines[$0] == nil })
            else { return false }
            return screen.seen.lines.keys.allSatisfy { $0.number < added.number }
          }
        ] + eventSymptoms + ownSymptoms)
    ]
  }

  private static var removeRuns: [[AppEvent]] {
    let three: [AppEvent] = [.add(60), .add(61, "Rice"), .add(62)]
    let ids = [1, 2, 3, 4, 0]
    return ids.map { three + [.remove($0), .add(63, "Tea"), .add(64, "Peas")] }
      + ids.map {
        three + [.start(2), .secondPassed, .remove(1), .remove($0), .secondPassed, .add(63)]
      }
      + [[.add(60), .remove(), .add(61), .remove(2), .add(62)]]
      + [[.remove(9)], three + [.start(2), .remove(2), .start(2), .secondPassed, .remove(2)]]
      + AppEvent.taps(2).map { three + [.remove(2), $0, .secondPassed, .add(63)] } + timerRuns
  }
}

extension Kitchen {
  /// Adds a timer with the number after this one, in the order of the numbers.
  fileprivate mutating func add(_ name: String, _ seconds: Int, after number: Int) {
    guard seconds > 0 else { return }
    var timer = KitchenTimer(id: 0, name: name, seconds: seconds)
    timer.id = number + 1
    // In a dictionary there is one timer to a number.
    timers.removeAll { $0.id == timer.id }
    timers.append(timer)
    timers.sort { $0.id < $1.id }
  }
}
