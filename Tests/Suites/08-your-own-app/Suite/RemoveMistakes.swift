import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var removeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: removeChecks.map(\.id) + ["app.any-sequence"], scripts: [script(removeRuns)],
        seeing: \.self,
        mistakes: [
          mistake("removes-nothing") { $0.remove = { _, _ in } },
          mistake("removes-by-position") { rules in
            rules.remove = { state, id in
              if state.timers.indices.contains(id) { state.timers.remove(at: id) }
            }
          },
          mistake("removes-by-position") { rules in
            rules.remove = { state, id in
              // Any number may be asked.
              let place = id &- 1
              if state.timers.indices.contains(place) { state.timers.remove(at: place) }
            }
          },
          mistake("removes-by-name") { rules in
            rules.remove = { state, id in
              let names = state.timers.filter { $0.id == id }.map(\.name)
              state.timers.removeAll { names.contains($0.name) }
            }
          },
          mistake("removing-renumbers") { rules in
            rules.remove = { state, id in
              state.remove(id)
              for place in state.timers.indices { state.timers[place].id = place + 1 }
              state.count = state.timers.count
            }
          },
          mistake("number-is-given-again") { $0.add = { $0.add($1, $2, after: $0.timers.count) } },
          mistake("number-is-given-again") {
            $0.add = { $0.add($1, $2, after: $0.timers.last?.id ?? 0) }
          },
          mistake("number-is-given-again") { rules in
            rules.remove = { state, id in
              if !state.places(of: id).isEmpty { state.count -= 1 }
              state.remove(id)
            }
          },
        ])
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
