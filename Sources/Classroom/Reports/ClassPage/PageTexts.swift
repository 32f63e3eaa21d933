import Basics

/// The long texts of a page: each stands in it once, many of them together in an element, which is read
/// when one of them is looked at.
struct PageTexts {
  private var places: [[String]: Int] = [:]
  private var pending: [String] = []
  private var size = 0
  /// The number of the first text in each element.
  private(set) var beginnings: [Int] = []

  /// The number of a text, told by its lines or as a whole.
  mutating func place(
    of lines: [String], in sink: (String) throws -> Void
  ) rethrows -> Int {
    if let place = places[lines] { return place }
    let place = places.count
    places[lines] = place
    if pending.isEmpty { beginnings.append(place) }
    let text = JSONText.quoted(lines.joined(separator: "\n"))
    pending.append(text)
    size += text.utf8.count
    if size >= SizeLimit.textsTogether { try flush(to: sink) }
    return place
  }

  /// Writes what isn't written yet.
  mutating func flush(to sink: (String) throws -> Void) rethrows {
    guard !pending.isEmpty else { return }
    let id = "texts-\(beginnings.count - 1)"
    try sink(JSONText.element(id: id, JSONText.list(pending)))
    (pending, size) = ([], 0)
  }
}

/// Short texts that many say: each is in the list once, and is told by its number.
struct PageLines {
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  mutating func place(of line: String) -> Int {
    if let place = places[line] { return place }
    places[line] = all.count
    all.append(line)
    return all.count - 1
  }
}
