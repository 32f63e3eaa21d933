import SuiteSupport
import Traces

/// The difference of two lists: short lists completely, long ones only around the changes, with
/// positions.
struct ListDiff {
  private let expected: [Tree.Child]
  private let actual: [Tree.Child]
  /// Whether all elements are written out; otherwise unchanged parts are only counted.
  private let isShown: Bool
  private let hasPositions: Bool
  /// The diff that this is a part of.
  private let whole: ValueDiff

  init(
    _ expected: [Tree.Child], _ actual: [Tree.Child], isList: Bool, _ whole: ValueDiff
  ) {
    (self.expected, self.actual, self.whole) = (expected, actual, whole)
    let isShort = max(expected.count, actual.count) <= CountLimit.shownElements
    isShown = isList && isShort
    hasPositions = isList && !isShort
  }

  func lines(depth: Int) -> [DiffLine] {
    // If only one element differs, the diff continues inside of it.
    if expected.count == actual.count {
      let differing = expected.indices.filter { expected[$0] != actual[$0] }
      if differing.count == 1 {
        return expected.indices.flatMap { index in
          index == differing[0]
            ? whole.lines(expected[index], actual[index], depth: depth, place: place(index))
            : [common(index, depth, isNear: abs(index - differing[0]) == 1)]
        }
      }
    }
    let steps = steps
    func isChange(_ index: Int) -> Bool {
      let step = steps[min(max(0, index), steps.count - 1)]
      return step.old == nil || step.new == nil
    }
    return steps.enumerated().flatMap { index, step -> [DiffLine] in
      if step.old != nil, let place = step.new {
        return [common(place, depth, isNear: isChange(index - 1) || isChange(index + 1))]
      }
      return [
        step.old.map { written(expected[$0], .expected, depth, $0) },
        step.new.map { written(actual[$0], .actual, depth, $0) },
      ].compactMap(\.self)
    }
  }

  private var steps: [(old: Int?, new: Int?)] {
    let length = max(expected.count, actual.count)
    if length <= CountLimit.comparedElements { return diffSteps(from: expected, to: actual) }
    // A real diff would take too long, so equal positions are compared.
    return (0..<length).flatMap { place -> [(old: Int?, new: Int?)] in
      let old = place < expected.count ? place : nil
      let new = place < actual.count ? place : nil
      if old != nil, new != nil, expected[place] != actual[place] {
        return [(old, nil), (nil, new)]
      }
      return [(old, new)]
    }
  }

  /// The line for an element of both lists, by its index in the actual one; in long lists only
  /// written out beside a change.
  private func common(_ index: Int, _ depth: Int, isNear: Bool) -> DiffLine {
    isShown || (hasPositions && isNear)
      ? written(actual[index], .common, depth, index)
      : DiffLine(kind: .unchanged(1), depth: depth, text: "")
  }

  private func written(
    _ element: Tree.Child, _ kind: DiffLine.Kind, _ depth: Int, _ index: Int
  ) -> DiffLine {
    whole.written(element, kind: kind, depth: depth, place: place(index))
  }

  private func place(_ index: Int) -> String { hasPositions ? "[\(index)] " : "" }
}

/// The steps from one list to another: the index of each element in both lists, or in the one that
/// has it.
package func diffSteps<Element: Equatable>(
  from old: [Element], to new: [Element]
) -> [(old: Int?, new: Int?)] {
  var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
  for change in new.difference(from: old) {
    switch change {
    case .remove(let place, _, _): removed.insert(place)
    case .insert(let place, _, _): inserted.insert(place)
    }
  }
  var steps: [(old: Int?, new: Int?)] = []
  var (left, right) = (0, 0)
  while left < old.count || right < new.count {
    let (isRemoved, isInserted) = (removed.contains(left), inserted.contains(right))
    steps.append((isRemoved || !isInserted ? left : nil, isRemoved ? nil : right))
    if isRemoved || !isInserted { left += 1 }
    if !isRemoved { right += 1 }
  }
  return steps
}
