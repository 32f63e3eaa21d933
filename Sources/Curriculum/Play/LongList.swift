/// A list whose versions share their parts: a change copies only the part around it, so many
/// versions of a long history take little more memory than one.
public struct LongList<Element> {
  private var parts: [[Element]] = []
  private var starts: [Int] = []
  public private(set) var count = 0

  public init() {}

  /// The approximate number of elements that a change copies.
  private static var partLength: Int { 256 }

  /// The index of the part that contains an element.
  private func part(with index: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func count(from part: Int) {
    starts.removeLast(starts.count - part)
    var start = part == 0 ? 0 : starts[part - 1] + parts[part - 1].count
    for part in parts[part...] {
      starts.append(start)
      start += part.count
    }
    count = start
  }
}

extension LongList: RandomAccessCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> Element {
    let part = part(with: index)
    return parts[part][index - starts[part]]
  }

  public init(_ elements: some Sequence<Element>) {
    // One by one, because there may be many.
    for element in elements { append(element) }
  }

  public mutating func append(_ element: Element) {
    if parts.last.map({ $0.count >= Self.partLength }) ?? true {
      starts.append(count)
      parts.append([])
      parts[parts.count - 1].reserveCapacity(Self.partLength)
    }
    parts[parts.count - 1].append(element)
    count += 1
  }

  public mutating func append(contentsOf elements: some Sequence<Element>) {
    replaceSubrange(count..<count, with: Array(elements))
  }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    guard !parts.isEmpty else {
      parts = Self.split(Array(elements))
      return count(from: 0)
    }
    let first = part(with: Swift.min(range.lowerBound, count - 1))
    let last = part(with: Swift.min(Swift.max(range.lowerBound, range.upperBound - 1), count - 1))
    let kept = Array(parts[first].prefix(range.lowerBound - starts[first]))
    let rest = parts[last].dropFirst(range.upperBound - starts[last])
    parts.replaceSubrange(first...last, with: Self.split(kept + Array(elements) + Array(rest)))
    count(from: first)
  }

  private static func split(_ elements: [Element]) -> [[Element]] {
    guard elements.count > 2 * partLength else { return elements.isEmpty ? [] : [elements] }
    return stride(from: 0, to: elements.count, by: partLength).map {
      Array(elements[$0..<Swift.min($0 + partLength, elements.count)])
    }
  }
}

extension LongList: Equatable where Element: Equatable {
  /// Whether both lists have equal elements; shared parts aren't compared.
  public static func == (left: LongList, right: LongList) -> Bool {
    guard left.count == right.count else { return false }
    if left.starts == right.starts { return left.parts == right.parts }
    return left.elementsEqual(right)
  }
}

extension LongList where Element: Equatable {
  /// The first index at which the lists differ or one of them ends; nil if they are equal. Shared
  /// parts aren't compared.
  ///
  /// - Parameter isSame: whether a difference between two elements doesn't count.
  public func firstDifference(
    from other: LongList, unless isSame: (Element, Element) -> Bool = { _, _ in false }
  ) -> Int? {
    func differs(_ left: Element, _ right: Element) -> Bool {
      left != right && !isSame(left, right)
    }
    for (index, (part, otherPart)) in zip(parts, other.parts).enumerated() {
      guard starts[index] == other.starts[index], part.count == otherPart.count else {
        let rest = Swift.min(starts[index], other.starts[index])..<Swift.min(count, other.count)
        return rest.first { differs(self[$0], other[$0]) }
          ?? (count == other.count ? nil : rest.upperBound)
      }
      if part == otherPart { continue }
      if let offset = zip(part, otherPart).enumerated().first(where: { differs($1.0, $1.1) })?
        .offset
      {
        return starts[index] + offset
      }
    }
    return count == other.count ? nil : Swift.min(count, other.count)
  }
}

extension LongList: Sendable where Element: Sendable {}
