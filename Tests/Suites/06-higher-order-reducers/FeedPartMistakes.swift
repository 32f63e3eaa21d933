import SuiteSupport

// The mistakes of step 2 that are about one kind of action; those of the whole layer stand in
// `Step2Mistakes.swift`. Here only the diary counts, so that neither hides the other.

private typealias Types = (Model.AppAction, Model.AppState) -> [Model.AppState.ActivityType]
private typealias FeedMistake = Mistake<FeedPart, [[Model.AppState.Activity]]>

/// A script, and how closely to look at it.
private struct FeedPart {
  var script: FeedScript
  /// In another part of the step nothing matters but whether it is there.
  var isElsewhere = false

  func play(_ layer: FeedScript.Layer) -> [[Model.AppState.Activity]] {
    isElsewhere ? script.grows(layer) : script.feeds(layer)
  }
}

extension Suite {
  static var feedPartDiagnoses: [Diagnosis] {
    [
      diagnosis(
        of: ["feed.adds"],
        parts(Model.states) { _ in [[.primeModal(.saveFavoritePrimeTapped)], save] },
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

  private static let removal = Model.AppAction.primeModal(.removeFavoritePrimeTapped)
  private static let save: [Model.AppAction] = [
    .primeModal(.saveFavoritePrimeTapped), .primeModal(.saveFavoritePrimeTapped),
  ]
  private static let removals: [[Model.AppAction]] = [
    [removal], [removal, removal], [.counter(.incrTapped), removal],
    [.counter(.decrTapped), removal, .counter(.incrTapped)],
  ]

  private static var deletions: [FeedPart] {
    parts(Model.states + Model.favorites.map { Model.AppState(count: 13, favoritePrimes: $0) }) {
      state in
      let end = state.favoritePrimes.count
      let missing = [[0, end], [end + 2], [0, 1, 9]]
      return (missing + Model.subsets(ofCount: end).suffix(12)).map {
        [.favoritePrimes(.deleteFavoritePrimes($0))]
      }
    }
  }

  /// With and without an inner reducer that does something, and something of another part.
  private static func parts(
    _ states: [Model.AppState], _ actions: (Model.AppState) -> [[Model.AppAction]]
  ) -> [FeedPart] {
    let parts = states.flatMap { state in
      actions(state).flatMap { actions in
        [true, false].map { innerWorks in
          FeedPart(script: FeedScript(state: state, actions: actions, innerWorks: innerWorks))
        }
      }
    }
    let elsewhere = FeedScript(state: Model.AppState(count: 17), actions: [save[0]])
    return parts + [FeedPart(script: elsewhere, isElsewhere: true)]
  }

  private static func right(
    _ action: Model.AppAction, _ state: Model.AppState
  ) -> [Model.AppState.ActivityType] {
    FeedScript.types(of: action, in: state)
  }

  private static func mistake(_ name: String, _ types: @escaping Types) -> FeedMistake {
    Mistake(name) { $0.play(FeedScript.recording(types)) }
  }

  /// Another entry for the positions that exist.
  private static func deletion(
    _ name: String, _ types: @escaping ([Int], [Int]) -> [Model.AppState.ActivityType]
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
    of checks: [String], _ parts: [FeedPart], _ mistakes: [FeedMistake]
  ) -> Diagnosis {
    Diagnosis(
      checks: checks, samples: parts,
      exercise: { $0.play { Exercise.activityFeed($0, now: $1) } }, mistakes: mistakes)
  }
}
