import SuiteSupport

// The mistakes of the steps 2 to 4, whose three functions are tried with the same scripts.

extension Suite {
  static var pullbackDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        step: 2, samples: scripts { $1 },
        exercise: { script in
          script.trace { Exercise.pullback($0.run, get: $0.get, set: $0.set) }
        },
        mistakes: getSetMistakes),
      Diagnosis(
        step: 3, samples: scripts { $1 },
        exercise: { script in
          script.trace { Exercise.pullback($0.run, value: $0.place.path) }
        },
        mistakes: pathMistakes(actions: { [$1] })),
      Diagnosis(
        step: 4, samples: scripts { $0.wrap($1) } + [foreign],
        exercise: { script in
          script.trace {
            Exercise.pullback($0.run, value: $0.place.path, action: $0.place.action)
          }
        },
        mistakes: pathMistakes(actions: ownActions) + [
          Mistake("action-repeats-last") { script in
            script.trace { player in
              var latest: Model.RoomAction?
              return { house, action in
                latest = action[keyPath: player.place.action] ?? latest
                if let latest { player.run(&house[keyPath: player.place.path], latest) }
              }
            }
          }
        ]),
    ]
  }

  /// Two houses in turn, and one is changed by somebody else in between.
  private static func scripts<Action>(
    _ wrap: (Model.Place, Model.RoomAction) -> Action
  ) -> [PullbackScript<Action>] {
    Model.places.map { place in
      PullbackScript(place: place, turns: ownTurns.map { turn in turn.map { wrap(place, $0) } })
    }
  }

  private static var ownTurns: [PullbackTurn<Model.RoomAction>] {
    [
      .act(1, .brighter(by: 2)), .act(0, .rename("red")), .act(1, .brighter(by: 3)),
      .renovate(
        0,
        Model.House(
          kitchen: Model.Room(lamp: 9, name: "blue"), hall: Model.Room(lamp: 4), number: 8)),
      .act(0, .brighter(by: -5)), .act(1, .rename("")), .act(0, .brighter(by: 1)),
    ]
  }

  /// The hall's actions among all of the house.
  private static var foreign: PullbackScript<Model.HouseAction> {
    PullbackScript(
      place: Model.places[1],
      turns: [
        .act(0, .ring), .act(0, .hall(.brighter(by: 3))), .act(1, .kitchen(.rename("green"))),
        .act(0, .ring), .act(1, .hall(.rename("red"))), .act(0, .kitchen(.brighter(by: 8))),
        .act(0, .hall(.brighter(by: 1))),
      ])
  }

  private static func ownActions(
    _ place: Model.Place, _ action: Model.HouseAction
  ) -> [Model.RoomAction] {
    action[keyPath: place.action].map { [$0] } ?? []
  }

  // MARK: Along key paths

  /// - Parameter actions: what a right pullback hands on of an action: itself, or what is inside.
  private static func pathMistakes<Action>(
    actions: @escaping (Model.Place, Action) -> [Model.RoomAction]
  ) -> [PullbackMistake<Action>] {
    func mistake(
      _ name: String,
      _ step: @escaping (PullbackPlayer, inout Model.Room, Model.RoomAction) -> Void
    ) -> PullbackMistake<Action> {
      Mistake(name) { script in
        script.trace { player in
          { house, action in
            for own in actions(player.place, action) {
              step(player, &house[keyPath: player.place.path], own)
            }
          }
        }
      }
    }
    return [
      mistake("pullback-never-runs") { _, _, _ in },
      mistake("pullback-loses-change") { player, room, action in
        var copy = room
        player.run(&copy, action)
      },
      mistake("pullback-runs-twice") { player, room, action in
        player.run(&room, action)
        player.run(&room, action)
      },
      mistake("pullback-runs-twice") { player, room, action in
        var copy = room
        player.run(&copy, action)
        player.run(&room, action)
      },
      mistake("pullback-runs-twice") { player, room, action in
        player.run(&room, action)
        var copy = room
        player.run(&copy, action)
      },
      Mistake("pullback-keeps-part") { script in
        script.trace { player in
          var kept: Model.Room?
          return { house, action in
            for own in actions(player.place, action) {
              var room = kept ?? house[keyPath: player.place.path]
              player.run(&room, own)
              house[keyPath: player.place.path] = room
              kept = room
            }
          }
        }
      },
    ]
  }
}
