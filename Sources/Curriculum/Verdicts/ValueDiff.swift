import Basics
import SuiteSupport

public struct DiffLine: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case common
    case expected
    case actual
    /// A placeholder for parts that are equal.
    case unchanged(Int)
    /// A placeholder for lines that were cut.
    case more(Int)
  }

  public var kind: Kind
  /// The nesting depth, from 0.
  public var depth: Int
  /// The text; empty for `unchanged` and `more`.
  public var text: String

  fileprivate var isOneSided: Bool { kind == .expected || kind == .actual }
  fileprivate var isMore: Bool { if case .more = kind { true } else { false } }
  /// The number of lines that it stands for.
  fileprivate var count: Int { if case .more(let count) = kind { count } else { 1 } }
}

extension DiffLine {
  /// The difference of two values. Only what differs is written out; short lists are written
  /// completely.
  ///
  /// Equal parts are counted and not shown, as in Point-Free's Custom Dump; a field that is equal
  /// in all of many values is left out. Long texts are cut around the difference, and lines that
  /// differ also look different.
  public static func diff(expected: Tree, actual: Tree) -> [DiffLine] {
    let diff = ValueDiff(constant: ConstantFields(of: [expected, actual]))
    let lines = diff.lines(.init(value: expected), .init(value: actual), depth: 0)
    return cut(lines.runsCut).toldApart
  }

  private static func cut(_ lines: [DiffLine]) -> [DiffLine] {
    let most = CountLimit.diffLines
    guard lines.count > most else { return lines }
    let rest = lines[(most - 1)...].reduce(0) { $0 + $1.count }
    return (lines.prefix(most - 1) + [DiffLine(kind: .more(rest), depth: 0, text: "")]).merged
  }
}

/// The difference of two values, part by part.
struct ValueDiff {
  fileprivate let constant: ConstantFields

  func lines(
    _ expected: Tree.Child, _ actual: Tree.Child, depth: Int, place: String = ""
  ) -> [DiffLine] {
    if expected == actual { return [DiffLine(kind: .unchanged(1), depth: depth, text: "")] }
    guard
      case .node(let opening, let expectedParts, let closing) = expected.value,
      case .node(opening, let actualParts, closing) = actual.value,
      expected.label == actual.label,
      !(expectedParts.isEmpty || actualParts.isEmpty),
      !(expected.value.isShortList && actual.value.isShortList)
    else {
      return [
        written(expected, kind: .expected, depth: depth, place: place),
        written(actual, kind: .actual, depth: depth, place: place),
      ]
    }
    let label = expected.label.map { "\($0): " } ?? ""
    let parts =
      expectedParts.map(\.label) == actualParts.map(\.label) && expectedParts[0].label != nil
      ? zip(expectedParts, actualParts).flatMap { lines($0, $1, depth: depth + 1) }
      : ListDiff(expectedParts, actualParts, isList: opening == "[", self).lines(depth: depth + 1)
    return [DiffLine(kind: .common, depth: depth, text: place + label + opening)]
      + parts.merged
      + [DiffLine(kind: .common, depth: depth, text: closing)]
  }

  func written(
    _ child: Tree.Child, kind: DiffLine.Kind, depth: Int, place: String = ""
  ) -> DiffLine {
    let label = child.label.map { "\($0): " } ?? ""
    let value = constant.leftOut(of: child.value).oneLine
    return DiffLine(kind: kind, depth: depth, text: place + label + value)
  }
}

extension Tree {
  /// Whether it is a list short enough to read at a glance, of ASCII only, because other characters
  /// may look alike.
  fileprivate var isShortList: Bool {
    guard case .node("[", let elements, _) = self else { return false }
    let line = oneLine
    return line.utf8.count <= CountLimit.charactersInShortList && line.utf8.allSatisfy { $0 < 128 }
      && elements.allSatisfy { if case .leaf = $0.value { $0.label == nil } else { false } }
  }
}

/// Fields that have the same value in many values of a type, so that they say nothing.
private struct ConstantFields {
  /// The values of each field, by the opening of the type, as in `State(`.
  private var values: [String: [String: Set<String>]] = [:]
  private var counts: [String: Int] = [:]

  init(of trees: [Tree]) { for tree in trees { add(tree) } }

  private mutating func add(_ tree: Tree) {
    guard case .node(let opening, let children, _) = tree else { return }
    counts[opening, default: 0] += 1
    for child in children {
      if let label = child.label {
        values[opening, default: [:]][label, default: []].insert(child.value.oneLine)
      }
      add(child.value)
    }
  }

  /// The value with `…` in place of each run of such fields.
  func leftOut(of tree: Tree) -> Tree {
    guard case .node(let opening, let children, let closing) = tree else { return tree }
    let fields = values[opening] ?? [:]
    let isOneOfMany = (counts[opening] ?? 0) > 2 && fields.values.contains { $0.count > 1 }
    let parts = children.reduce(into: [Tree.Child]()) { parts, child in
      guard isOneOfMany, let label = child.label, fields[label]?.count == 1 else {
        parts.append(Tree.Child(label: child.label, value: leftOut(of: child.value)))
        return
      }
      let ellipsis = Tree.Child(value: .leaf("…"))
      if parts.last != ellipsis { parts.append(ellipsis) }
    }
    return .node(opening: opening, children: parts, closing: closing)
  }
}

extension [DiffLine] {
  /// The lines without the rest of each long run that only one value has.
  fileprivate var runsCut: [DiffLine] {
    var (kind, length): (DiffLine.Kind?, Int) = (nil, 0)
    return map { line in
      length = line.isOneSided && line.kind == kind ? length + 1 : 1
      kind = line.kind
      return length <= CountLimit.diffRun
        ? line : DiffLine(kind: .more(1), depth: line.depth, text: "")
    }.merged
  }

  /// The lines with one placeholder for those that follow each other.
  fileprivate var merged: [DiffLine] {
    reduce(into: []) { merged, line in
      let last = merged.count - 1
      switch (merged.last?.kind, line.kind) {
      case (.unchanged(let count), .unchanged(let more)) where merged.last?.depth == line.depth:
        merged[last].kind = .unchanged(count + more)
      case (.more(let count), .more(let more)): merged[last].kind = .more(count + more)
      default: merged.append(line)
      }
    }
  }

  /// The lines with texts changed so that different lines look different, and cut to a readable
  /// length.
  var toldApart: [DiffLine] {
    var lines = self
    // A run of expected lines corresponds to the run of actual lines behind it.
    var paired: Set<Int> = []
    var start = lines.startIndex
    while start < lines.endIndex {
      let middle = lines[start...].firstIndex { $0.kind != .expected } ?? lines.endIndex
      let next = lines[middle...].firstIndex { !$0.isMore } ?? lines.endIndex
      let end = lines[next...].firstIndex { $0.kind != .actual } ?? lines.endIndex
      for (first, second) in zip(start..<middle, next..<end) {
        let pair = lines[first].text.toldApart(from: lines[second].text)
        (lines[first].text, lines[second].text) = pair
        paired.formUnion([first, second])
      }
      start = Swift.max(end, start + 1)
    }
    // Look-alikes may also be in lines that aren't a pair.
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
  /// Two texts in forms that look different, each cut around the first difference if it is long.
  fileprivate func toldApart(from other: String) -> (String, String) {
    let areAlike = skeleton == other.skeleton && !unicodeScalars.elementsEqual(other.unicodeScalars)
    let (one, two) =
      areAlike ? (escapingAllButASCII, other.escapingAllButASCII) : (self, other)
    let place = zip(one, two).prefix { $0 == $1 }.count
    return (one.shortened(around: place), two.shortened(around: place))
  }

  /// The text with look-alike characters made equal: texts that may look alike have the same
  /// skeleton.
  fileprivate var skeleton: String {
    // Letters of other scripts may look like Latin ones, and accents are easily overlooked.
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

  /// Letters of other scripts and the Latin letters that they resemble.
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

  /// The part of a long text around this place.
  fileprivate func shortened(around place: Int) -> String {
    let most = CountLimit.charactersInDiff
    guard count > most else { return self }
    let start = Swift.max(0, Swift.min(place - most / 2, count - most))
    let part = dropFirst(start).prefix(most)
    return (start > 0 ? "…" : "") + part + (start + most < count ? "…" : "")
  }
}
