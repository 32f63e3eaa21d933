/// Reads a table as strictly as RFC 4180 has it.
struct CSVReader {
  private(set) var rows: [[String]] = []
  private(set) var problems: [String] = []

  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() } else { problems.append("no mark of UTF-8") }
    while !rest.isEmpty { rows.append(row(&rest)) }
    if Set(rows.map(\.count)).count > 1 { problems.append("rows of different lengths") }
  }

  private mutating func row(_ rest: inout Substring.UnicodeScalarView) -> [String] {
    var cells: [String] = []
    while true {
      cells.append(rest.first == "\"" ? quoted(&rest) : plain(&rest))
      if rest.first == "," {
        rest.removeFirst()
      } else if rest.starts(with: ["\r", "\n"]) {
        rest.removeFirst(2)
        return cells
      } else {
        problems.append("neither a comma nor a line end behind \(cells)")
        rest = rest.dropFirst()
        if rest.isEmpty { return cells }
      }
    }
  }

  private mutating func plain(_ rest: inout Substring.UnicodeScalarView) -> String {
    let cell = rest.prefix { $0 != "," && $0 != "\r" && $0 != "\n" }
    if cell.contains("\"") { problems.append("a quote in a plain cell") }
    rest = rest.dropFirst(cell.count)
    return String(cell)
  }

  private mutating func quoted(_ rest: inout Substring.UnicodeScalarView) -> String {
    rest.removeFirst()
    var cell = ""
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        guard rest.first == "\"" else { return cell }
        rest.removeFirst()
      }
      cell.unicodeScalars.append(scalar)
    }
    problems.append("a quote without an end")
    return cell
  }
}
