/// What a list's item begins with: `-` or `1.`.
struct ItemMarker {
  /// The number, nil for a bullet.
  var number: Int?
  /// How far the marker itself is indented.
  var indentation: Int
  /// How far the item's text is indented.
  var contentIndentation: Int

  init?(_ line: SourceLine) {
    let text = line.trimmed
    let digits = text.prefix { ("0"..."9").contains($0) }
    let rest = text.dropFirst(digits.count)
    guard rest.first == (digits.isEmpty ? "-" : ".") else { return nil }
    let spaces = rest.dropFirst().prefix { $0.isSpaceOrTab }.count
    let isEmpty = rest.count == 1
    // Nine digits are what fits into an Int everywhere; more of them are no item's number.
    guard digits.count <= 9, spaces > 0 || isEmpty else { return nil }
    number = Int(digits)
    indentation = line.indentation
    let width = digits.count + 1
    // Many spaces belong to the text, for instance to an item that begins with code.
    contentIndentation = indentation + width + ((1...4).contains(spaces) ? spaces : 1)
  }

  /// Whether an item with that marker belongs to the same list.
  func matches(_ other: ItemMarker) -> Bool {
    (number == nil) == (other.number == nil)
  }

  /// Whether a line that is indented so far belongs to this item.
  ///
  /// Two columns are enough under `1.` too, where three would be the rule: it is a common slip.
  func holds(indentation: Int) -> Bool {
    indentation >= self.indentation + 2
  }
}
