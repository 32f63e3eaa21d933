import HigherOrderReducersScript
import SuiteSupport

// The mistakes that the whole of the diary layer can make, whatever the action.

typealias FeedEvents = [[Event<AppState, AppAction>]]

extension Suite {
  static var feedDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: feedChecks.map(\.id), scripts: feeds, seeing: feedEvents,
        mistakes: [
          feedMistake("layer-adds-nothing") { reducer, _ in reducer },
          feedMistake("clock-not-asked", remembers: true) { reducer, now in
            let time = now()
            return Model().activityFeed(reducer, now: { time })
          },
          feedMistake("clock-not-asked", remembers: true) { reducer, _ in
            Model().activityFeed(reducer, now: { Clock.unknownTime })
          },
          feedMistake("feed-replaces-older") { reducer, now in
            { state, action in
              let entries = Model.entries(of: action, in: state, now)
              if !entries.isEmpty { state.activityFeed = entries }
              reducer(&state, action)
            }
          },
          feedMistake("feed-replaces-older") { reducer, now in
            { state, action in
              for entry in Model.entries(of: action, in: state, now) {
                state.activityFeed = [entry]
              }
              reducer(&state, action)
            }
          },
          feedMistake("feed-wrong-order") { reducer, now in
            { state, action in
              state.activityFeed = Model.entries(of: action, in: state, now) + state.activityFeed
              reducer(&state, action)
            }
          },
          feedMistake("feed-wrong-order") { reducer, now in
            { state, action in
              state.activityFeed =
                Model.entries(of: action, in: state, now).reversed() + state.activityFeed
              reducer(&state, action)
            }
          },
          feedRuns("works-on-a-copy") { reducer, state, action, _ in
            var copy = state
            reducer(&copy, action)
          },
        ] + afterwards + feedRunMistakes),
      Diagnosis(
        printing: "feed-prints", check: "feed.silent",
        scripts: Model.actions.map {
          [
            .feed(
              [$0], in: AppState(count: 2, favoritePrimes: [2]), around: .app, clock: .diagnostic)
          ]
        }),
    ]
  }

  /// Layers that write when the inner reducer has run.
  private static var afterwards: [Mistake<[Call], FeedEvents>] {
    [
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          reducer(&state, action)
          state.activityFeed += Model.entries(of: action, in: state, now)
        }
      },
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          let entries = Model.entries(of: action, in: state, now)
          reducer(&state, action)
          state.activityFeed += entries
        }
      },
      feedMistake("feed-works-after") { reducer, now in
        { state, action in
          if case .primeModal(.saveFavoritePrimeTapped) = action {
            reducer(&state, action)
            state.activityFeed += Model.entries(of: action, in: state, now)
          } else {
            Model().activityFeed(reducer, now: now)(&state, action)
          }
        }
      },
    ]
  }

  /// A script for each state.
  private static var feeds: [[Call]] {
    let deletions: [AppAction] = [[], [0], [0, 1], [1, 2], [0, 1, 2], [40]].map {
      .favoritePrimes(.deleteFavoritePrimes($0))
    }
    let turns = Model.actions + deletions + Model.actions.reversed()
    return Model.states.map { state in
      (turns.map { [$0] } + [turns]).flatMap { actions in
        [.app, .idle].map { .feed(actions, in: state, around: $0, clock: .diagnostic) }
      }
    }
  }

  private static func feedEvents(_ trace: [Answer]) -> FeedEvents {
    trace.map { answer in
      answer.app.map { event in
        switch event {
        case .ran(let state, let action): .ran(state.withTimes(), action)
        case .became(let state): .became(state.withTimes())
        case .logged: event
        }
      }
    }
  }

  static func feedMistake(
    _ name: String, remembers: Bool = false, _ layer: @escaping FeedLayer
  ) -> Mistake<[Call], FeedEvents> {
    Mistake(name, remembers: remembers) { feedEvents($0.play(on: WrongFeed(layer: layer))) }
  }

  /// The right diary, with another way to run the inner reducer; it gets the number of new entries.
  static func feedRuns(
    _ name: String,
    _ run: @escaping (Reducer<AppState, AppAction>, inout AppState, AppAction, Int) -> Void
  ) -> Mistake<[Call], FeedEvents> {
    feedMistake(name) { reducer, now in
      { state, action in
        let entries = Model.entries(of: action, in: state, now)
        state.activityFeed += entries
        run(reducer, &state, action, entries.count)
      }
    }
  }
}
