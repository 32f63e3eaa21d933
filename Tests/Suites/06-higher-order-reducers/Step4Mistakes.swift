import Foundation
import SuiteSupport

extension Suite {
  static var composeDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        checks: ["with.applies"], samples: [0, 1, 3, -4, 12], exercise: { plus(Exercise.with, $0) },
        mistakes: [
          Mistake("calls-too-few") { plus({ value, _ in value }, $0) },
          Mistake("calls-too-few") {
            plus(
              { value, function in
                _ = function(value)
                return value
              }, $0)
          },
          Mistake("calls-too-often") { plus({ value, function in function(function(value)) }, $0) },
        ]),
      Diagnosis(
        checks: ["compose.right-to-left", "compose.layers"], samples: ["x", "7", ""],
        exercise: { nested(Exercise.compose, $0) },
        mistakes: [
          Mistake("calls-too-few") { nested({ _, _ in { $0 } }, $0) },
          Mistake("calls-too-few") { nested({ _, inner in inner }, $0) },
          Mistake("calls-too-few") { nested({ outer, _ in outer }, $0) },
          Mistake("left-to-right") {
            nested({ outer, inner in { value in inner(outer(value)) } }, $0)
          },
          Mistake("calls-too-often") {
            nested({ outer, inner in { value in outer(inner(inner(value))) } }, $0)
          },
          Mistake("calls-too-often") {
            nested({ outer, inner in { value in outer(outer(inner(value))) } }, $0)
          },
          Mistake("calls-too-often") {
            nested({ outer, inner in { value in inner(outer(inner(value))) } }, $0)
          },
          Mistake("calls-too-often") {
            nested(
              { outer, inner in
                { value in
                  _ = inner(value)
                  return outer(inner(value))
                }
              }, $0)
          },
          Mistake("calls-too-often") {
            nested(
              { outer, inner in
                { value in
                  let result = outer(inner(value))
                  _ = inner(value)
                  return result
                }
              }, $0)
          },
        ]),
    ]
  }

  /// The results of two functions, and how often they were called.
  private static func plus(_ with: (Int, (Int) -> Int) -> Int, _ number: Int) -> [Int] {
    var calls = 0
    let results = [
      with(number) {
        calls += 1
        return $0 * 3 + 1
      },
      with(number) {
        calls += 1
        return 100 - $0
      },
    ]
    return results + [calls]
  }

  /// The calls in their order, and what comes of them.
  private static func nested(
    _ compose: (@escaping (String) -> String, @escaping (String) -> String) -> (String) -> String,
    _ text: String
  ) -> [String] {
    var calls: [String] = []
    func named(_ name: String) -> (String) -> String {
      { text in
        calls.append(name)
        return "\(name)(\(text))"
      }
    }
    let result = compose(named("outer"), named("inner"))(text)
    return calls + [result]
  }

  // MARK: enhancedReducer

  static var enhancedDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        checks: ["enhanced.records", "enhanced.logs"], samples: Array(Model.states.indices),
        exercise: { place in
          var enhanced = enhanced(
            place, Exercise.enhancedReducer, lines: { Exercise.logLines.count })
          enhanced.isClockStopped = isFeedClockStopped
          return enhanced
        },
        mistakes: [
          enhanced("layer-adds-nothing", .init(records: 0, lines: 0)),
          enhanced("enhanced-lacks-a-layer", .init(records: 0)),
          enhanced("enhanced-lacks-a-layer", .init(lines: 0)),
          enhanced("enhanced-layer-twice", .init(lines: 2)),
          enhanced("enhanced-layer-twice", .init(records: 2)),
          enhanced("enhanced-layer-twice", .init(records: 2, lines: 2)),
          enhanced("clock-not-asked", .init(time: FeedScript.unknownTime)),
        ])
    ]
  }

  /// What the layers around the app make of an action.
  private struct Enhancement {
    var records = 1
    var time: Date?
    var lines = 1
  }

  private struct Enhanced: Equatable {
    var states: [Model.AppState]
    var lines: [Int]
    /// Whether `activityFeed` is to blame: then step 2 tells of it.
    var isClockStopped = false
  }

  private static func enhanced(
    _ name: String, _ enhancement: Enhancement
  ) -> Mistake<Int, Enhanced> {
    Mistake(name) { place in
      var lines = 0
      var time = wall(at: 0)
      return enhanced(
        place,
        { state, action in
          for _ in 0..<enhancement.records {
            state = Model.recording(action, in: state, at: enhancement.time ?? time)
          }
          Model.appReducer(&state, action)
          lines += enhancement.lines
        }, lines: { lines }, setTime: { time = $0 })
    }
  }

  private static func enhanced(
    _ place: Int, _ reducer: Exercise.Reducer<Model.AppState, Model.AppAction>,
    lines: () -> Int, setTime: (Date) -> Void = Exercise.setCurrentTime
  ) -> Enhanced {
    var state = Model.states[place]
    var enhanced = Enhanced(states: [], lines: [])
    for (turn, action) in (Model.actions + Model.actions.reversed()).enumerated() {
      let before = (entries: state.activityFeed.count, lines: lines())
      setTime(wall(at: turn))
      reducer(&state, action)
      for index in state.activityFeed.indices.dropFirst(before.entries)
      where state.activityFeed[index].timestamp != wall(at: turn) {
        state.activityFeed[index].timestamp = FeedScript.unknownTime
      }
      enhanced.states.append(state)
      enhanced.lines.append(lines() - before.lines)
    }
    return enhanced
  }

  private static var isFeedClockStopped: Bool {
    let save = Model.AppAction.primeModal(.saveFavoritePrimeTapped)
    let script = FeedScript(state: Model.AppState(count: 2), actions: [save, save])
    let right = FeedScript.recording { FeedScript.types(of: $0, in: $1) }
    return script.feeds { Exercise.activityFeed($0, now: $1) } != script.feeds(right)
  }

  /// Times that no check has set, and none twice.
  private static func wall(at turn: Int) -> Date {
    Date(timeIntervalSince1970: 7_007 + Double(turn) * 13)
  }
}
