import Basics
import SuiteSupport

/// One line of a difference between two values.
public struct DiffLine: Equatable, Sendable {
  /// In which of the two values a line stands.
  public enum Kind: Equatable, Sendable {
    /// Both have it.
    case common
    case expected
    case actual
    /// Stands for this many parts that both have.
    case unchanged(Int)
    /// Stands for this many lines more, of which there are too many.
    case more(Int)
  }

  /// In which of the two it stands, or what it stands for.
  public var kind: Kind
  /// How deep it stands, from 0.
  public var depth: Int
  /// Empty for `unchanged` and `more`.
  public var text: String
}

extension DiffLine {
  /// The difference of two values, in which only what differs is written out, and short lists whole.
  ///
  /// Parts that both share are counted, not shown, as in Point-Free's Custom Dump. What is too long is
  /// shown around the place where it differs, and no two lines that differ look alike.
  public static func diff(expected: Tree, actual: Tree) -> [DiffLine] {
    let lines = diff(expected: .init(value: expected), actual: .init(value: actual), depth: 0)
    return cut(lines).toldApart
  }

  private static func cut(_ lines: [DiffLine]) -> [DiffLine] {
    let most = CountLimit.diffLines
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + [
      DiffLine(kind: .more(lines.count - most + 1), depth: 0, text: "")
    ]
  }

  static func diff(
    expected: Tree.Child, actual: Tree.Child, depth: Int, place: String = ""
  ) -> [DiffLine] {
    if expected == actual { return [DiffLine(kind: .unchanged(1), depth: depth, text: "")] }
    guard
      case .node(let opening, let expectedParts, let closing) = expected.value,
      case .node(opening, let actualParts, closing) = actual.value,
      expected.label == actual.label,
      !(expectedParts.isEmpty || actualParts.isEmpty)
    else {
      return [
        written(expected, kind: .expected, depth: depth, place: place),
        written(actual, kind: .actual, depth: depth, place: place),
      ]
    }
    let label = expected.label.map { "\($0): " } ?? ""
    let parts =
      expectedParts.map(\.label) == actualParts.map(\.label) && expectedParts[0].label != nil
      ? zip(expectedParts, actualParts).flatMap { diff(expected: $0, actual: $1, depth: depth + 1) }
      : ListDiff(expectedParts, actualParts, isList: opening == "[").lines(depth: depth + 1)
    return [DiffLine(kind: .common, depth: depth, text: place + label + opening)]
      + merged(parts)
      + [DiffLine(kind: .common, depth: depth, text: closing)]
  }

  static func written(
    _ child: Tree.Child, kind: Kind, depth: Int, place: String = ""
  ) -> DiffLine {
    let label = child.label.map { "\($0): " } ?? ""
    return DiffLine(kind: kind, depth: depth, text: place + label + child.value.oneLine)
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
