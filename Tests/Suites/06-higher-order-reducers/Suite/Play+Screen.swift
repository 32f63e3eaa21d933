import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  /// The app of the primes as somebody sees it.
  static func screen(of moment: Moment) -> PlayScreen {
    let state = moment.state.present
    let isPrime = state.count.isPrime
    let isLiked = state.favoritePrimes.contains(state.count)
    let counter: [[PlayElement]] = [
      [
        button("decrease", key: "-", .counter(.decrTapped)),
        button("increase", key: "+", .counter(.incrTapped)),
        .text("count", values: ["count": "\(state.count)"], tone: .title),
        .text(isPrime ? "prime" : "no-prime", tone: .quiet),
      ],
      [
        button(
          "save", key: "s", .primeModal(.saveFavoritePrimeTapped), isEnabled: isPrime && !isLiked),
        button("unsave", key: "r", .primeModal(.removeFavoritePrimeTapped), isEnabled: isLiked),
      ],
      // Also where nothing is left: that nothing changes then is something to see.
      [
        .button(PlayButton("undo", key: "z", sends: PlayEvent("undo"))),
        .button(PlayButton("redo", key: "y", sends: PlayEvent("redo"))),
      ],
    ]
    return PlayScreen(
      lines: counter + (moment.report?.lines ?? []) + favorites(state.favoritePrimes)
        + diary(state.activityFeed))
  }

  /// How many favourites and entries are seen at once: the latest.
  private static let longest = 2

  private static func favorites(_ primes: [Int]) -> [[PlayElement]] {
    [
      [
        .text("favorites", values: ["count": "\(primes.count)"], tone: .title),
        button(
          "delete-several", key: "t", .favoritePrimes(.deleteFavoritePrimes([0])), asking: true,
          isEnabled: !primes.isEmpty),
      ]
    ]
      + primes.enumerated().suffix(longest).map { place, prime in
        [
          button("delete", .favoritePrimes(.deleteFavoritePrimes([place]))),
          .text("favorite", values: ["prime": "\(prime)"]),
        ]
      }
  }

  private static func diary(_ entries: [AppState.Activity]) -> [[PlayElement]] {
    [[.text("diary", values: ["count": "\(entries.count)"], tone: .title)]]
      + entries.suffix(longest).map { entry in
        let seconds = entry.timestamp
        let time = Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
        return switch entry.type {
        case .addedFavoritePrime(let prime):
          [.text("added", values: ["time": time, "prime": "\(prime)"])]
        case .removedFavoritePrime(let prime):
          [.text("removed", values: ["time": time, "prime": "\(prime)"])]
        }
      }
  }

  private static func button(
    _ name: String, key: Character? = nil, _ action: AppAction, asking asks: Bool = false,
    isEnabled: Bool = true
  ) -> PlayElement {
    .button(
      PlayButton(
        name, key: key, sends: PlayEvent(UndoAction.action(action)), asking: asks,
        isEnabled: isEnabled))
  }
}

extension LayerReport {
  /// A line for each layer, the outermost first: they stand above the lists, because a small window
  /// cuts off what is below.
  fileprivate var lines: [[PlayElement]] {
    let isWrong = step == .keptNothing || step == .other
    let undo = PlayElement.text(
      step.rawValue, tone: isWrong ? .bad : .quiet)
    return [
      [.text("undoable"), undo],
      [.text("feed"), count("new-entries", layers?.entryCount)],
      [.text("logging"), count("new-lines", layers?.lineCount)],
    ]
  }

  /// How many more there are, or that nobody was asked.
  private func count(_ name: String, _ count: Int?) -> PlayElement {
    count.map { .text(name, values: ["count": $0 < 0 ? "\($0)" : "+\($0)"], tone: .quiet) }
      ?? .text("not-run", tone: .quiet)
  }
}
