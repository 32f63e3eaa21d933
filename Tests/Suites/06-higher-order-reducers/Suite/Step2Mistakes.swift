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
          feedMistake("feed-wrong-order") { reducer, now in
            { state, action in
              let entries = Model.entries(of: action, in: state, now)
              let isSave = action == .primeModal(.saveFavoritePrimeTapped)
              state.activityFeed.insert(
                contentsOf: entries, at: isSave ? 0 : state.activityFeed.count)
              reducer(&state, action)
            }
          },
          feedMistake("feed-replaces-older") { reducer, now in
            { state, action in
              if action == .primeModal(.saveFavoritePrimeTapped) { state.activityFeed = [] }
              state.activityFeed += Model.entries(of: action, in: state, now)
              reducer(&state, action)
            }
          },
          feedMistake("feed-runs-app-reducer") { _, now in
            Model().activityFeed(appReducer, now: now)
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

  /// A script for each state.
  private static var feeds: [[Call]] {
    let deletions: [AppAction] = [[], [0], [0, 1], [1, 2], [0, 1, 2], [40]].map {
      .favoritePrimes(.deleteFavoritePrimes($0))
    }
    let turns = Model.actions + deletions + Model.actions.reversed()
    return Model.states.map { state in
      (turns.map { [$0] } + [turns.sparingTwins(in: state)]).flatMap { actions in
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
    Mistake(name, remembers: remembers) { feedEvents($0.play(on: Model(feedLayer: layer))) }
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

// MARK: - One kind of action

// Here only the diary counts, so that these and the mistakes of the whole layer don't hide each other.

private typealias FeedMistake = Mistake<[Call], [[AppState.Activity]]>

extension Suite {
  static var feedPartDiagnoses: [Diagnosis<Suite>] {
    [
      diagnosis(
        of: ["feed.adds"], parts(Model.states) { _ in [[save], [save, save]] },
        [
          mistake("feed-skips-known") { action, state in
            state.favoritePrimes.contains(state.count) ? [] : right(action, state)
          },
          mistake("feed-mixes-up") { _, state in [.removedFavoritePrime(state.count)] },
          mistake("feed-mixes-up") { _, state in
            [.addedFavoritePrime(state.favoritePrimes.count)]
          },
        ]),
      diagnosis(
        of: ["feed.removes", "feed.nothing"], parts(Model.states) { _ in removals },
        [
          mistake("feed-misses-a-removal") { action, state in
            action == removal ? [] : right(action, state)
          },
          mistake("feed-every-remove") { action, state in
            action == removal ? [.removedFavoritePrime(state.count)] : right(action, state)
          },
          mistake("feed-mixes-up") { action, state in
            right(action, state).map { type in
              action == removal ? .addedFavoritePrime(state.count) : type
            }
          },
        ]),
      diagnosis(of: ["feed.deletes", "feed.missing"], deletions, deletionMistakes),
    ]
  }

  private static var deletionMistakes: [FeedMistake] {
    [
      deletion("feed-misses-a-removal") { _, _ in [] },
      deletion("only-one-position") { positions, primes in
        positions.prefix(1).map { .removedFavoritePrime(primes[$0]) }
      },
      deletion("only-one-position") { positions, primes in
        positions.suffix(1).map { .removedFavoritePrime(primes[$0]) }
      },
      deletion("feed-misses-equal-primes") { positions, primes in
        positions.filter { primes.firstIndex(of: primes[$0]) == $0 }
          .map { .removedFavoritePrime(primes[$0]) }
      },
      deletion("feed-misses-equal-primes") { positions, primes in
        let deleted = positions.map { primes[$0] }
        return deleted.indices.filter { !deleted[..<$0].contains(deleted[$0]) }
          .map { .removedFavoritePrime(deleted[$0]) }
      },
      deletion("feed-wrong-order") { positions, primes in
        positions.reversed().map { .removedFavoritePrime(primes[$0]) }
      },
      deletion("feed-mixes-up") { positions, _ in positions.map { .removedFavoritePrime($0) } },
      deletion("feed-mixes-up") { positions, primes in
        positions.map { .addedFavoritePrime(primes[$0]) }
      },
      mistake("feed-mixes-up") { action, state in
        right(action, state).map { type in
          if case .favoritePrimes = action { return .removedFavoritePrime(state.count) }
          return type
        }
      },
      mistake("missing-stops-all") { action, state in
        if case .favoritePrimes(.deleteFavoritePrimes(let positions)) = action,
          positions.contains(where: { $0 >= state.favoritePrimes.count })
        {
          return []
        }
        return right(action, state)
      },
    ]
  }

  private static let removal = AppAction.primeModal(.removeFavoritePrimeTapped)
  private static let save = AppAction.primeModal(.saveFavoritePrimeTapped)
  private static let removals: [[AppAction]] = [
    [removal], [removal, removal], [.counter(.incrTapped), removal],
    [.counter(.decrTapped), removal, .counter(.incrTapped)],
  ]

  private static var deletions: [[Call]] {
    parts(Model.states + Model.favorites.map { AppState(count: 13, favoritePrimes: $0) }) {
      state in
      let end = state.favoritePrimes.count
      let missing = [[0, end], [end + 2], [0, 1, 9]]
      return (missing + Model.subsets(ofCount: end).suffix(12)).map {
        [.favoritePrimes(.deleteFavoritePrimes($0))]
      }
    }
  }

  /// A script for each state: with and without an inner reducer that does something, and at its end
  /// something of another part.
  private static func parts(
    _ states: [AppState], _ actions: (AppState) -> [[AppAction]]
  ) -> [[Call]] {
    states.map { state in
      actions(state).flatMap { actions in
        [.app, .idle].map { .feed(actions, in: state, around: $0, clock: .diagnostic) }
      } + [.feed([save], in: AppState(count: 17), around: .app, clock: .diagnostic)]
    }
  }

  /// The diary, or of another part whether there is anything in it.
  private static func entries(_ trace: [Answer]) -> [[AppState.Activity]] {
    let feeds = trace.map { $0.app.compactMap(\.became).map { $0.withTimes().activityFeed } }
    let someEntry = AppState.Activity(
      timestamp: Clock.unknownTime, type: .addedFavoritePrime(0))
    return feeds.dropLast().flatMap { $0 }
      + feeds.suffix(1).flatMap { $0 }.map { $0.isEmpty ? [] : [someEntry] }
  }

  private static func right(_ action: AppAction, _ state: AppState) -> [AppState.ActivityType] {
    Model.activities(of: action, in: state)
  }

  private static func mistake(
    _ name: String, _ types: @escaping (AppAction, AppState) -> [AppState.ActivityType]
  ) -> FeedMistake {
    // The right layer, but for the entries that it adds.
    let layer: FeedLayer = { reducer, now in
      { state, action in
        state.activityFeed += types(action, state).map { .init(timestamp: now(), type: $0) }
        reducer(&state, action)
      }
    }
    return Mistake(name) { entries($0.play(on: Model(feedLayer: layer))) }
  }

  /// Another entry for the positions that exist.
  private static func deletion(
    _ name: String, _ types: @escaping ([Int], [Int]) -> [AppState.ActivityType]
  ) -> FeedMistake {
    mistake(name) { action, state in
      guard case .favoritePrimes(.deleteFavoritePrimes(let positions)) = action else {
        return right(action, state)
      }
      let primes = state.favoritePrimes
      return types(positions.filter { $0 < primes.count }, primes)
    }
  }

  private static func diagnosis(
    of checks: [String], _ scripts: [[Call]], _ mistakes: [FeedMistake]
  ) -> Diagnosis<Suite> {
    Diagnosis(checks: checks, scripts: scripts, seeing: entries, mistakes: mistakes)
  }
}
