import StoreScript
import SuiteSupport

// What is said of an exercise that makes no known mistake: what is wrong with it wherever anything is.

extension Suite {
  static var stateSymptoms: [Symptom<Script, [State]>] {
    [Symptom("state-goes-its-own-way") { _, _, _ in true }]
  }

  /// What each observer is told.
  static func tellingSymptoms<View, Step: Equatable>(
    _ steps: @escaping (View) -> [String: [Step]]
  ) -> [Symptom<Script, View>] {
    func telling(_ name: String, _ wanted: Deviation) -> Symptom<Script, View> {
      Symptom(name) { _, right, seen in
        let (right, seen) = (steps(right), steps(seen))
        let differences = Set(right.keys).union(seen.keys).compactMap {
          (seen[$0] ?? []).deviation(from: right[$0] ?? [])
        }
        return !differences.isEmpty && differences.allSatisfy { $0 == wanted }
      }
    }
    return [
      telling("tells-too-rarely", .missing), telling("tells-too-often", .more),
      telling("tells-steps-in-another-order", .order),
      Symptom("tells-other-states") { _, right, seen in
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
    return [drawing("draws-too-often", <=), drawing("draws-too-rarely", >=)]
  }
}
