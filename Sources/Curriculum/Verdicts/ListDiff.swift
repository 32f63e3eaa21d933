import Basics
import SuiteSupport

/// The difference of two lists: whole where they are short, else around what differs, with positions.
struct ListDiff {
  private let expected: [Tree.Child]
  private let actual: [Tree.Child]
  /// Whether elements of both are written out; parts of anything else are only counted.
  private let isShown: Bool
  private let hasPositions: Bool

  init(_ expected: [Tree.Child], _ actual: [Tree.Child], isList: Bool) {
    (self.expected, self.actual) = (expected, actual)
    let isShort = max(expected.count, actual.count) <= CountLimit.shownElements
    isShown = isList && isShort
    hasPositions = isList && !isShort
  }

  private enum Step {
    case both(Int, Int)
    case expected(Int)
    case actual(Int)

    var isChange: Bool { if case .both = self { false } else { true } }
  }

  func lines(depth: Int) -> [DiffLine] {
    // Elements at the same place, when nothing was inserted or removed, can be looked into.
    if expected.count == actual.count {
      let differing = expected.indices.filter { expected[$0] != actual[$0] }
      if differing.count == 1 {
        return expected.indices.flatMap { index in
          index == differing[0]
            ? DiffLine.diff(
              expected: expected[index], actual: actual[index], depth: depth, place: place(index))
            : [common(index, depth, isNear: abs(index - differing[0]) == 1)]
        }
      }
    }
    let steps = steps
    return steps.indices.map { index in
      switch steps[index] {
      case .expected(let place):
        DiffLine.written(
          expected[place], kind: .expected, depth: depth, place: self.place(place))
      case .actual(let place):
        DiffLine.written(actual[place], kind: .actual, depth: depth, place: self.place(place))
      case .both(_, let place):
        common(
          place, depth,
          isNear: steps[max(0, index - 1)].isChange
            || steps[min(steps.count - 1, index + 1)].isChange)
      }
    }
  }

  /// Both lists from beginning to end.
  private var steps: [Step] {
    // Of so many it would take long to find out which of them come again elsewhere.
    guard max(expected.count, actual.count) <= CountLimit.comparedElements else { return byPlace }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if removed.contains(left) {
        steps.append(.expected(left))
        left += 1
      } else if inserted.contains(right) {
        steps.append(.actual(right))
        right += 1
      } else {
        steps.append(.both(left, right))
        (left, right) = (left + 1, right + 1)
      }
    }
    return steps
  }

  /// Each element beside the one at the same place.
  private var byPlace: [Step] {
    (0..<max(expected.count, actual.count)).flatMap { place -> [Step] in
      let (isExpected, isActual) = (place < expected.count, place < actual.count)
      if isExpected, isActual, expected[place] == actual[place] { return [.both(place, place)] }
      return (isExpected ? [.expected(place)] : []) + (isActual ? [.actual(place)] : [])
    }
  }

  /// An element that both have, by its place in the actual list; in a long list only beside a change.
  private func common(_ index: Int, _ depth: Int, isNear: Bool) -> DiffLine {
    isShown || (hasPositions && isNear)
      ? DiffLine.written(actual[index], kind: .common, depth: depth, place: place(index))
      : DiffLine(kind: .unchanged(1), depth: depth, text: "")
  }

  private func place(_ index: Int) -> String { hasPositions ? "[\(index)] " : "" }
}
