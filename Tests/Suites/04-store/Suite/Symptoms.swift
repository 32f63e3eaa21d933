import StoreScript
import SuiteSupport

// What is said of an exercise that makes no known mistake: what is wrong with it wherever anything is.

extension Suite {
  static var stateSymptoms: [Symptom<Script, [State]>] {
    [
      Symptom("begins-with-another-state") { $1.first != $2.first },
      Symptom("state-goes-its-own-way") { $1.first == $2.first },
    ]
  }

  /// What each observer is told.
  ///
  /// - Parameter counts: how often each was told after each command.
  static func tellingSymptoms<View, Step: Equatable>(
    _ steps: @escaping (View) -> [String: [Step]],
    counts: @escaping (View) -> [[String: Int]] = { _ in [] }
  ) -> [Symptom<Script, View>] {
    func telling(
      _ name: String, _ wanted: Deviation, everywhere: Bool = true
    ) -> Symptom<Script, View> {
      Symptom(name, everywhere: everywhere) { _, right, seen in
        let (right, seen) = (steps(right), steps(seen))
        let differences = Set(right.keys).union(seen.keys).compactMap {
          (seen[$0] ?? []).deviation(from: right[$0] ?? [])
        }
        return !differences.isEmpty && differences.allSatisfy { $0 == wanted }
      }
    }
    return [
      telling("tells-too-rarely", .missing), telling("tells-too-often", .more),
      telling("tells-steps-in-another-order", .order, everywhere: false),
      Symptom("tells-other-states") { _, right, seen in
        guard counts(right) == counts(seen) else { return false }
        let (right, seen) = (steps(right), steps(seen))
        return right != seen && right.mapValues(\.count) == seen.mapValues(\.count)
      },
    ]
  }

  static var linesSymptoms: [Symptom<Script, [[String]]>] {
    [Symptom("lines-are-not-the-states") { _, _, _ in true }]
  }

  static var drawingSymptoms: [Symptom<Script, [[String: Int]]>] {
    func drawing(_ name: String, _ isSo: @escaping (Int, Int) -> Bool) -> Symptom<
      Script, [[String: Int]]
    > {
      Symptom(name) { _, right, seen in
        right.count == seen.count
          && zip(right, seen).allSatisfy { right, seen in
            Set(right.keys).union(seen.keys).allSatisfy { isSo(right[$0] ?? 0, seen[$0] ?? 0) }
          }
      }
    }
    return [
      Symptom("actions-draw-themselves") { script, right, seen in
        script.drawsWrongly(only: \.isAction, right, seen)
      },
      drawing("draws-too-often", <=), drawing("draws-too-rarely", >=),
    ]
  }
}

extension Script {
  /// Whether the counts of the screens, which are opened first, become wrong with such commands only.
  fileprivate func drawsWrongly(
    only isMeant: (Command) -> Bool, _ right: [[String: Int]], _ seen: [[String: Int]]
  ) -> Bool {
    guard right.count == seen.count else { return false }
    var errors = zip(right, seen).map { right, seen in
      Model.lineNames.map { (seen[$0] ?? 0) &- (right[$0] ?? 0) }
    }[...]
    var before: [[Int]] = []
    for command in commands {
      if case .open = command { before.append(Model.lineNames.map { _ in 0 }) }
      let after = Array(errors.prefix(before.count))
      guard after == before || isMeant(command) else { return false }
      errors = errors.dropFirst(before.count)
      before = after
    }
    return true
  }
}

extension Command {
  /// Whether the user does it on a screen.
  fileprivate var isAction: Bool {
    switch self {
    case .typeUsername, .typePassword, .tapLogin: true
    default: false
    }
  }
}
