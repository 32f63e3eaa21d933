import Foundation
import SuiteSupport

// The mistakes that the whole of the diary layer can make, whatever the action.

extension Suite {
  static var feedDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        step: 2, samples: scripts,
        exercise: { $0.play { Exercise.activityFeed($0, now: $1) } },
        mistakes: [
          feedMistake("layer-adds-nothing") { reducer, _ in reducer },
          feedMistake("clock-not-asked") { reducer, now in
            let time = now()
            return rightFeed(reducer, { time })
          },
          feedMistake("clock-not-asked") { reducer, _ in
            rightFeed(reducer, { FeedScript.unknownTime })
          },
          feedMistake("feed-replaces-older") { reducer, now in
            { state, action in
              let entries = newFeedEntries(action, state, now)
              if !entries.isEmpty { state.activityFeed = entries }
              reducer(&state, action)
            }
          },
          feedMistake("feed-replaces-older") { reducer, now in
            { state, action in
              for entry in newFeedEntries(action, state, now) { state.activityFeed = [entry] }
              reducer(&state, action)
            }
          },
          feedMistake("feed-wrong-order") { reducer, now in
            { state, action in
              state.activityFeed = newFeedEntries(action, state, now) + state.activityFeed
              reducer(&state, action)
            }
          },
          feedMistake("feed-wrong-order") { reducer, now in
            { state, action in
              state.activityFeed =
                newFeedEntries(action, state, now).reversed() + state.activityFeed
              reducer(&state, action)
            }
          },
          feedRuns("works-on-a-copy") { reducer, state, action, _ in
            var copy = state
            reducer(&copy, action)
          },
        ] + afterwards + feedRunMistakes)
    ]
  }

  /// Layers that write when the inner reducer has run.
  private static var afterwards: [Mistake<FeedScript, FeedScript.Outcome>] {
    [
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          reducer(&state, action)
          state.activityFeed += newFeedEntries(action, state, now)
        }
      },
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          let entries = newFeedEntries(action, state, now)
          reducer(&state, action)
          state.activityFeed += entries
        }
      },
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          if case .primeModal(.saveFavoritePrimeTapped) = action {
            reducer(&state, action)
            state.activityFeed += newFeedEntries(action, state, now)
          } else {
            rightFeed(reducer, now)(&state, action)
          }
        }
      },
    ]
  }

  private static var scripts: [FeedScript] {
    let deletions: [Model.AppAction] = [[], [0], [0, 1], [1, 2], [0, 1, 2], [40]].map {
      .favoritePrimes(.deleteFavoritePrimes($0))
    }
    return Model.states.flatMap { state in
      let turns = Model.actions + deletions + Model.actions.reversed()
      return (turns.map { [$0] } + [turns]).flatMap { actions in
        [true, false].map { FeedScript(state: state, actions: actions, innerWorks: $0) }
      }
    }
  }

  static func newFeedEntries(
    _ action: Model.AppAction, _ state: Model.AppState, _ now: () -> Date
  ) -> [Model.AppState.Activity] {
    FeedScript.types(of: action, in: state).map { .init(timestamp: now(), type: $0) }
  }

  static func rightFeed(
    _ reducer: @escaping FeedScript.Reducer, _ now: @escaping () -> Date
  ) -> FeedScript.Reducer {
    FeedScript.recording { FeedScript.types(of: $0, in: $1) }(reducer, now)
  }

  static func feedMistake(
    _ name: String, _ layer: @escaping FeedScript.Layer
  ) -> Mistake<FeedScript, FeedScript.Outcome> {
    Mistake(name) { $0.play(layer) }
  }

  /// The right diary, with another way to run the inner reducer; it gets the number of new entries.
  static func feedRuns(
    _ name: String,
    _ run:
      @escaping (FeedScript.Reducer, inout Model.AppState, Model.AppAction, Int) -> Void
  ) -> Mistake<FeedScript, FeedScript.Outcome> {
    feedMistake(name) { reducer, now in
      { state, action in
        let entries = newFeedEntries(action, state, now)
        state.activityFeed += entries
        run(reducer, &state, action, entries.count)
      }
    }
  }
}
