import Terminal

/// A terminal that understands what the workbook sends, and nothing else: what it can't read it
/// keeps as a complaint.
package struct ScreenEmulator {
  /// The characters on the screen, row by row; behind a wide one stands `\0`.
  package private(set) var rows: [[Character]]
  /// What it couldn't read, in the order in which it came.
  package private(set) var complaints: [String] = []
  /// What was asked of the terminal (OSC), without what begins and ends it; links are none of it.
  package private(set) var requests: [String] = []
  /// The texts that lead somewhere, in the order in which they came.
  package private(set) var links: [Link] = []
  private var destination: String?
  /// The modes that are switched on.
  package private(set) var modes: Set<String> = []
  /// Whether the program has given the whole screen back; what it writes then scrolls by elsewhere.
  private var isAway = false
  private var row = 0
  private var column = 0

  /// An empty screen of this size on which output is shown.
  package init(columns: Int, rows: Int, showing output: String) {
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    show(output)
  }

  /// Goes on with more output, which begins and ends between two characters or commands.
  package mutating func show(_ output: String) {
    var rest = output.unicodeScalars[...]
    var text = ""
    while let scalar = rest.first {
      guard scalar == "\u{1B}" else {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
        continue
      }
      put(text)
      text = ""
      if rest.dropFirst().first == "]" {
        let body = rest.dropFirst(2)
        guard let end = body.firstIndex(where: { $0 == "\u{7}" || $0 == "\u{1B}" }) else { break }
        request(String(body[..<end]))
        rest = body[end...].dropFirst(body[end] == "\u{7}" ? 1 : 2)
        continue
      }
      let body = rest.dropFirst(2)
      guard let end = body.firstIndex(where: { $0.properties.isAlphabetic }) else { break }
      obey(String(body[..<end]), body[end])
      rest = rest[body.index(after: end)...]
    }
    put(text)
  }

  /// The screen as text, without spaces at the ends of lines.
  package var text: String {
    rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed().filter { $0 != "\0" }) + "\n"
    }
    .joined()
  }

  /// A text that leads somewhere.
  package struct Link: Equatable {
    /// What is shown.
    package var text: String
    /// Where it leads.
    package var destination: String
  }

  private mutating func request(_ text: String) {
    guard text.hasPrefix("8;") else { return requests.append(text) }
    let url = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
    destination = url.isEmpty ? nil : String(url)
  }

  private mutating func obey(_ parameters: String, _ command: Unicode.Scalar) {
    switch command {
    case "A" where isAway, "J" where isAway: break
    case "H":
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      (row, column) = ((numbers.first ?? 1) - 1, (numbers.last ?? 1) - 1)
    case "J": rows = rows.map { $0.map { _ in " " } }
    case "K" where row < rows.count:
      for index in rows[row].indices.dropFirst(column) { rows[row][index] = " " }
    case "m": break
    // Where the cursor is.
    case "n": requests.append(parameters + "n")
    case "h":
      modes.insert(parameters)
      if parameters == "?1049" { isAway = false }
    case "l":
      if modes.remove(parameters) != nil, parameters == "?1049" { isAway = true }
    default: complaints.append("ESC [ \(parameters) \(command)")
    }
  }

  private mutating func put(_ text: String) {
    guard !isAway else { return }
    if let destination, !text.isEmpty {
      links.append(Link(text: text, destination: destination))
    }
    for character in text {
      let width = Line(String(character)).columns
      guard row < rows.count, column + width <= rows[row].count, !character.isNewline else {
        complaints.append("“\(character)” at \(row), \(column)")
        continue
      }
      rows[row][column] = character
      // A wide character leaves nothing in its second column.
      if width == 2 { rows[row][column + 1] = "\0" }
      column += width
    }
  }
}
