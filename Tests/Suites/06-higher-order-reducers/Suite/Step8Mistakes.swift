import HigherOrderReducersScript
import SuiteSupport

// MARK: The screen

extension Suite {
  static var screenDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["screen.lines", "screen.no-primes", "screen.buttons"], scripts: [screenScript],
        seeing: \.self,
        mistakes: [
          mistake("screen-is-empty", \.lines) { _, _, _ in [] },
          mistake("screen-is-one-line", \.lines, joined(by: "\n")),
          mistake("screen-is-one-line", \.lines, joined(by: ", ")),
          mistake("screen-is-one-line", \.lines, joined(by: " ")),
          primes("screen-sorts-the-primes") { $0.isEmpty ? "none" : list($0.sorted()) },
          primes("screen-shows-brackets") { $0.isEmpty ? "none" : "[\(list($0))]" },
          primes("screen-shows-brackets") { "[\(list($0))]" },
          primes("screen-counts-the-primes") { $0.isEmpty ? "none" : "\($0.count)" },
          primes("screen-counts-the-primes") { "\($0.count)" },
          primes("screen-separates-otherwise") { $0.isEmpty ? "none" : list($0, by: ",") },
          primes("screen-separates-otherwise") { $0.isEmpty ? "none" : list($0, by: " ") },
          primes("screen-separates-otherwise") { list($0, by: ",") },
          primes("screen-separates-otherwise") { list($0, by: " ") },
          primes("screen-has-no-none") { list($0) },
          primes("screen-has-no-none") { $0.isEmpty ? "0" : list($0) },
          diary("screen-takes-primes-for-diary") { $0.favoritePrimes.count },
          buttons("screen-buttons-swapped") { Model.buttons(canUndo: $1, canRedo: $0) },
          buttons("screen-buttons-stay") { _, _ in
            Model.buttons(canUndo: true, canRedo: true)
          },
          buttons("screen-buttons-stay") { _, _ in
            Model.buttons(canUndo: false, canRedo: false)
          },
          buttons("screen-buttons-turned-around") {
            Model.buttons(canUndo: !$0, canRedo: !$1)
          },
        ],
        otherwise: [
          Symptom("screen-has-other-lines") { _, right, seen in
            zip(right, seen).allSatisfy {
              $0 == $1 || $0.screen.count != $1.screen.count
                || $0.screen.sorted() == $1.screen.sorted()
            }
          },
          Symptom("screen-line-is-written-otherwise") { _, right, seen in
            seen.map(\.screen.count) == right.map(\.screen.count)
              && (0..<4).contains { line in
                zip(right, seen).allSatisfy { right, seen in
                  (0..<4).allSatisfy { $0 == line || right.screen[$0] == seen.screen[$0] }
                }
              }
          },
        ])
    ]
  }

  private static var screenScript: [Call] {
    AppSamples.states.map { .screen(of: $0, after: []) }
      + [
        [.action(.counter(.incrTapped))], [.action(.counter(.incrTapped)), .undo],
        [
          .action(.counter(.incrTapped)),
          .action(.primeModal(.saveFavoritePrimeTapped)), .undo,
        ],
      ].map { .screen(of: AppState(count: 6), after: $0) }
  }

  private static func joined(by separator: String) -> ScreenLines {
    { [Model.lines($0, $1, $2).joined(separator: separator)] }
  }

  private static func primes(
    _ name: String, _ text: @escaping ([Int]) -> String
  ) -> Mistake<[Call], [Answer]> {
    line(1, name) { state, _, _ in "Primes: \(text(state.favoritePrimes))" }
  }

  private static func diary(
    _ name: String, _ count: @escaping (AppState) -> Int
  ) -> Mistake<[Call], [Answer]> {
    line(2, name) { state, _, _ in "Diary: \(count(state))" }
  }

  private static func buttons(
    _ name: String, _ text: @escaping (_ canUndo: Bool, _ canRedo: Bool) -> String
  ) -> Mistake<[Call], [Answer]> {
    line(3, name) { _, canUndo, canRedo in text(canUndo, canRedo) }
  }

  private static func line(
    _ index: Int, _ name: String, _ text: @escaping (AppState, Bool, Bool) -> String
  ) -> Mistake<[Call], [Answer]> {
    mistake(name, \.lines) { state, canUndo, canRedo in
      var lines = Model.lines(state, canUndo, canRedo)
      lines[index] = text(state, canUndo, canRedo)
      return lines
    }
  }

  private static func list(_ primes: [Int], by separator: String = ", ") -> String {
    primes.map { "\($0)" }.joined(separator: separator)
  }
}

// MARK: The app

extension Suite {
  static var appDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["app.shows-at-once", "app.shows-each", "app.undo", "app.layers"],
        scripts: [[.apps(1, appTurns)], [.apps(1, limitTurns)]], seeing: \.self,
        mistakes: mistakes([
          "app-shows-nothing": [
            AppParts(showsAtOnce: 0, acts: false), AppParts(showsAtOnce: 0, showsEach: 0),
            AppParts(showsAtOnce: 0, showsEach: 0, acts: false),
          ],
          "app-shows-nothing-at-once": [AppParts(showsAtOnce: 0)],
          "app-shows-only-at-once": [
            AppParts(showsEach: 0), AppParts(showsEach: 0, acts: false),
          ],
          "app-shows-twice": [
            AppParts(showsAtOnce: 2), AppParts(showsEach: 2),
            AppParts(showsAtOnce: 2, showsEach: 2),
          ],
          "app-shows-the-old-state": [AppParts(showsOld: true)],
          "app-shows-only-changes": [AppParts(showsOnlyChanges: true)],
          "app-skips-vain-steps": [AppParts(showsVainSteps: false)],
          "app-without-undo": [
            AppParts(undo: .ignored), AppParts(undo: .unseen),
            AppParts(undo: .ignored, limit: 0), AppParts(undo: .unseen, limit: 0),
          ],
          "app-has-another-limit": [1, 2, 3, 10, 20, 50, 99, 101, 1_000].map {
            AppParts(limit: $0)
          },
          "app-without-a-layer": [
            AppParts(entries: 0, lines: 0), AppParts(entries: 0), AppParts(lines: 0),
          ],
          "app-has-a-layer-twice": [
            AppParts(entries: 2, lines: 2), AppParts(entries: 2), AppParts(lines: 2),
          ],
          "app-logs-undo": [AppParts(undoLines: 1), AppParts(lines: 2, undoLines: 1)],
          "app-starts-over": [AppParts(startsOver: true)],
        ]),
        otherwise: [
          Symptom("app-begins-otherwise") { _, right, seen in
            let first = { (trace: [Answer]) in trace[0].moments.first?.shown.map(\.lines) }
            return first(seen)?.count == 1 && first(seen) != first(right)
          },
          Symptom("app-shows-always-the-same") { _, right, seen in
            seen[0].screens.count == right[0].screens.count && Set(seen[0].screens).count == 1
          },
        ]),
      // Where another app was started before, nobody knows what this one begins with.
      Diagnosis(
        checks: ["app.two"], samples: [twoApps],
        exercise: { context, script in try context.trace(of: script, .fresh) },
        mistakes: [
          Mistake("apps-share-one-store", remembers: true) {
            $0.play(on: Model(memory: AppParts.Memory()))
          },
          Mistake("apps-share-one-store", remembers: true) {
            $0.play(on: Model(memory: AppParts.Memory(), showsOnlyLatest: true))
          },
        ]),
      Diagnosis(
        printing: "app-prints", check: "app.silent",
        scripts: [[.screen(of: AppSamples.states[2], after: [])]]),
    ]
  }

  private static let appTurns =
    (AppSamples.historyActions + AppSamples.historyActions.reversed() + AppSamples.actions)
    .map { Turn($0) }

  /// More steps than are kept, and as many undos.
  private static let limitTurns = [
    UndoAction<AppAction>.action(.counter(.incrTapped)), .undo,
  ].flatMap { Array(repeating: Turn($0), count: Model.appLimit + 2) }

  private static let twoApps: [Call] = [
    .apps(
      2,
      [
        Turn(.action(.counter(.incrTapped)), at: 0), Turn(.action(.counter(.incrTapped)), at: 1),
        Turn(.undo, at: 0), Turn(.redo, at: 1),
      ])
  ]

  private static func mistakes(
    _ apps: KeyValuePairs<String, [AppParts]>
  ) -> [Mistake<[Call], [Answer]>] {
    apps.flatMap { name, parts in parts.map { mistake(name, \.app, $0) } }
  }
}
