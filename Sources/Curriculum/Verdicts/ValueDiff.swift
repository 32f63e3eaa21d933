import Basics
import SuiteSupport

public struct DiffLine: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case common
    case expected
    case actual
    /// Stands for this many parts that both have.
    case unchanged(Int)
    /// Stands for this many lines more, of which there are too many.
    case more(Int)
  }

  public var kind: Kind
  /// How deep it stands, from 0.
  public var depth: Int
  /// Empty for `unchanged` and `more`.
  public var text: String

  fileprivate var isOneSided: Bool { kind == .expected || kind == .actual }
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
    // Of so many it would take long to find out which of them come again elsewhere.
    return (0..<length).flatMap { place -> [(old: Int?, new: Int?)] in
      let old = place < expected.count ? place : nil
      let new = place < actual.count ? place : nil
      if old != nil, new != nil, expected[place] != actual[place] {
        return [(old, nil), (nil, new)]
      }
      return [(old, new)]
    }
  }

  /// An element that both have, by its place in the actual list; in a long list only beside a change.
  private func common(_ index: Int, _ depth: Int, isNear: Bool) -> DiffLine {
    isShown || (hasPositions && isNear)
      ? written(actual[index], .common, depth, index)
      : DiffLine(kind: .unchanged(1), depth: depth, text: "")
  }

  private func written(
    _ element: Tree.Child, _ kind: DiffLine.Kind, _ depth: Int, _ index: Int
  ) -> DiffLine {
    DiffLine.written(element, kind: kind, depth: depth, place: place(index))
  }

  private func place(_ index: Int) -> String { hasPositions ? "[\(index)] " : "" }
}

/// How one list becomes another: the places of each element in both, or in the one that has it alone.
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

extension [DiffLine] {
  /// The same lines, changed so that lines that differ also look different, and none is longer than a
  /// reader takes in.
  var toldApart: [DiffLine] {
    var lines = self
    // A run of expected lines and the run of actual ones behind it stand for each other.
    var paired: Set<Int> = []
    var start = lines.startIndex
    while start < lines.endIndex {
      let middle = lines[start...].firstIndex { $0.kind != .expected } ?? lines.endIndex
      let end = lines[middle...].firstIndex { $0.kind != .actual } ?? lines.endIndex
      for (first, second) in zip(start..<middle, middle..<end) {
        let pair = lines[first].text.toldApart(from: lines[second].text)
        (lines[first].text, lines[second].text) = pair
        paired.formUnion([first, second])
      }
      start = Swift.max(end, start + 1)
    }
    // Anything may stand far from what it has to be told from.
    let drawn = Dictionary(grouping: lines.filter(\.isOneSided).map(\.text), by: \.skeleton)
    for index in lines.indices where lines[index].isOneSided {
      let text = lines[index].text
      if drawn[text.skeleton, default: []].contains(where: {
        !$0.unicodeScalars.elementsEqual(text.unicodeScalars)
      }) {
        lines[index].text = text.escapingAllButASCII
      }
    }
    for index in lines.indices where !paired.contains(index) {
      lines[index].text = lines[index].text.shortened(around: 0)
    }
    return lines
  }
}

extension String {
  /// Both so that they look different, each around the first place where it differs if it is long.
  fileprivate func toldApart(from other: String) -> (String, String) {
    let areAlike = skeleton == other.skeleton && !unicodeScalars.elementsEqual(other.unicodeScalars)
    let (one, two) =
      areAlike ? (escapingAllButASCII, other.escapingAllButASCII) : (self, other)
    let place = zip(one, two).prefix { $0 == $1 }.count
    return (one.shortened(around: place), two.shortened(around: place))
  }

  /// The text with look-alike characters made equal: two texts that may look alike have the same
  /// skeleton.
  fileprivate var skeleton: String {
    // Letters of other scripts look like those of this one, and a mark is easily overlooked.
    String(
      unicodeScalars.compactMap { written in
        let scalar = written.latinLetter ?? written
        if scalar.properties.canonicalCombiningClass != .notReordered { return nil }
        if scalar.properties.isWhitespace { return " " }
        let usual = scalar.ofUsualWidth
        return usual.isASCII
          ? Character(usual) : Self.lookAlikes[scalar] ?? Character(scalar)
      })
  }

  /// Letters of other scripts, with the one that they look like.
  private static let lookAlikes: [Unicode.Scalar: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "АВЕКМНОРСТХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars,
      "ABEKMHOPCTXaeopcyxijsABEZHIKMNOPTYXo"))

  fileprivate var escapingAllButASCII: String {
    unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  /// As much of a long text as stands around this place.
  fileprivate func shortened(around place: Int) -> String {
    let most = CountLimit.charactersInDiff
    guard count > most else { return self }
    let start = Swift.max(0, Swift.min(place - most / 2, count - most))
    let part = dropFirst(start).prefix(most)
    return (start > 0 ? "…" : "") + part + (start + most < count ? "…" : "")
  }
}
