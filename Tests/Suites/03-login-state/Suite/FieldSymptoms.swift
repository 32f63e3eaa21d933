import LoginStateScript
import SuiteSupport

extension Suite {
  /// What can be seen of any mistake in a group of events, whatever its rule is.
  static func fieldDiagnosis(
    of checks: [Check<Suite>], _ events: [State.Event], _ others: [Happening]
  ) -> Diagnosis<Suite> {
    let samples =
      events.flatMap { event in
        ReducerPart.states.map { Happening(state: $0, event: event) }
      } + others
    return Diagnosis(
      checks: checks.map(\.id), samples: [samples],
      exercise: { context, samples in
        // What is wrong with the whole reducer is said there.
        if try wholeReducer.isExplained(context) { return [] }
        return try context.trace(of: samples.map { .reduce($0.state, $0.event) }).states
      }, mistakes: [],
      otherwise: [
        Symptom("reduce-changes-what-came") { samples, right, seen in
          fields(samples, right, seen).contains { $0.contains { $0.isOwned && $0.isChanged } }
        },
        Symptom("reduce-only-in-some-states") { samples, right, seen in
          fields(samples, right, seen).contains { looks in
            looks.contains { look in
              look.isLeft && looks.contains { $0.isSet && $0.event == look.event }
            }
          }
        },
        Symptom("reduce-touches-another-field") { samples, right, seen in
          fields(samples, right, seen).contains { $0.contains { !$0.isOwned && $0.isWrong } }
        },
      ])
  }

  /// What became of one field in one sample.
  private struct Look {
    let event: State.Event
    let old, right, seen: State
    /// Whether the event sets the field in any state.
    var isOwned = false

    var isWrong: Bool { seen != right }
    /// Left as it was, and it should be another one.
    var isLeft: Bool { isWrong && seen == old }
    var isSet: Bool { !isWrong && right != old }
    /// A text that is neither the old one nor the new one.
    var isChanged: Bool { isWrong && !isLeft && !right.text.isEmpty && !seen.text.isEmpty }
  }

  /// The looks at each field.
  private static func fields(
    _ samples: [Happening], _ right: [State], _ seen: [State]
  ) -> [[Look]] {
    guard seen.count == samples.count else { return [] }
    let views: [(State) -> State] = [
      only(\.username), only(\.password), only(\.loading), only(\.data), only(\.error),
    ]
    return views.map { view in
      let looks = samples.indices.map { index in
        Look(
          event: samples[index].event, old: view(samples[index].state), right: view(right[index]),
          seen: view(seen[index]))
      }
      let setting = looks.filter { $0.right != $0.old }.map(\.event)
      return looks.map { look in
        var look = look
        look.isOwned = setting.contains(look.event)
        return look
      }
    }
  }
}

extension State {
  /// All its texts.
  fileprivate var text: String { username + password + (data ?? "") }
}
