import SuiteSupport

/// One line of a difference between two values.
public struct DiffLine: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Both have it.
    case common
    case expected
    case actual
    /// Stands for this many parts that both have.
    case unchanged(Int)
  }

  public var kind: Kind
  /// How deep it stands, from 0.
  public var depth: Int
  /// Empty for `unchanged`.
  public var text: String
}

extension DiffLine {
  /// The difference of two values, in which only what differs is written out.
  ///
  /// Parts that both share are counted, not shown, as in Point-Free's Custom Dump.
  public static func diff(expected: Tree, actual: Tree) -> [DiffLine] {
    diff(expected: .init(value: expected), actual: .init(value: actual), depth: 0)
  }

  private static func diff(
    expected: Tree.Child, actual: Tree.Child, depth: Int
  ) -> [DiffLine] {
    if expected == actual { return [DiffLine(kind: .unchanged(1), depth: depth, text: "")] }
    guard
      case .node(let opening, let expectedParts, let closing) = expected.value,
      case .node(opening, let actualParts, closing) = actual.value,
      expected.label == actual.label,
      !(expectedParts.isEmpty || actualParts.isEmpty)
    else {
      return written(expected, kind: .expected, depth: depth)
        + written(actual, kind: .actual, depth: depth)
    }
    let label = expected.label.map { "\($0): " } ?? ""
    let parts =
      expectedParts.map(\.label) == actualParts.map(\.label) && expectedParts[0].label != nil
      ? zip(expectedParts, actualParts).flatMap { diff(expected: $0, actual: $1, depth: depth + 1) }
      : diffOfLists(expectedParts, actualParts, depth: depth + 1)
    return [DiffLine(kind: .common, depth: depth, text: label + opening)]
      + merged(parts)
      + [DiffLine(kind: .common, depth: depth, text: closing)]
  }

  private static func diffOfLists(
    _ expected: [Tree.Child], _ actual: [Tree.Child], depth: Int
  ) -> [DiffLine] {
    // Elements at the same place, when nothing was inserted or removed, can be looked into.
    if expected.count == actual.count {
      let differing = zip(expected, actual).filter { $0 != $1 }
      if differing.count == 1 {
        return zip(expected, actual).flatMap { diff(expected: $0, actual: $1, depth: depth) }
      }
    }
    let changes = actual.difference(from: expected)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [DiffLine] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if removed.contains(left) {
        lines += written(expected[left], kind: .expected, depth: depth)
        left += 1
      } else if inserted.contains(right) {
        lines += written(actual[right], kind: .actual, depth: depth)
        right += 1
      } else {
        lines.append(DiffLine(kind: .unchanged(1), depth: depth, text: ""))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  private static func written(_ child: Tree.Child, kind: Kind, depth: Int) -> [DiffLine] {
    let label = child.label.map { "\($0): " } ?? ""
    return [DiffLine(kind: kind, depth: depth, text: label + child.value.oneLine)]
  }

  private static func merged(_ lines: [DiffLine]) -> [DiffLine] {
    lines.reduce(into: []) { merged, line in
      if case .unchanged(let more) = line.kind, let last = merged.last,
        case .unchanged(let count) = last.kind, last.depth == line.depth
      {
        merged[merged.count - 1].kind = .unchanged(count + more)
      } else {
        merged.append(line)
      }
    }
  }
}
