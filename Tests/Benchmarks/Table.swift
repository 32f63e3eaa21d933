import Foundation

extension Report {
  /// The table, its sum, and where the time goes: in at most 80 columns.
  var lines: [String] {
    let met = rows.count { $0.isMet }
    let headings =
      Set(rows.compactMap(\.lesson)).sorted().map { "lesson \($0)" }
      + Stage.Heading.allCases.map(\.rawValue)
    let groups = Dictionary(grouping: rows, by: \.heading)
    // One by one: the types of a long sum of lists take the compiler seconds.
    var lines = [heading, "", Self.titles]
    for heading in headings {
      guard let rows = groups[heading] else { continue }
      lines.append(heading)
      lines += rows.map(\.line)
    }
    lines += ["", "\(met) of \(rows.count) are met.", ""]
    return lines + partLines
  }

  private var heading: String {
    let cores = machine.cores == 1 ? "1 core" : "\(machine.cores) cores"
    return "Swift \(machine.swift), \(machine.system), \(cores), medians of \(rounds)"
  }

  private static let titles = Row.line(["stage", "median", "against", "", "ratio", "target", "met"])

  /// In milliseconds, because these are only ever compared with each other.
  private var partLines: [String] {
    func line(_ name: String, _ values: [String]) -> String {
      name.filled(to: 30) + values.map { $0.filled(to: -10) }.joined()
    }
    let titles = ["frontend", "link", "load", "run", "draw"]
    return [line("where the time goes, in ms", titles)]
      + parts.map { parts in
        line(
          "lesson \(parts.lesson)",
          [parts.frontend, parts.link, parts.load, parts.run, parts.draw].map {
            ($0 * 1000).brief
          })
      }
  }
}

extension Row {
  fileprivate var heading: String { lesson.map { "lesson \($0)" } ?? stage.heading.rawValue }

  fileprivate var line: String {
    Self.line([
      "  \(stage.name)", amount(median), stage.reference?.rawValue ?? "",
      reference.map(amount) ?? "", ratio?.text(decimals: 2) ?? "",
      ratio == nil ? amount(stage.target) : stage.target.text(decimals: 2), isMet ? "yes" : "no",
    ])
  }

  /// Beyond zero: at the left of its column.
  private static let widths = [30, -9, 12, -9, -6, -9, -5]

  fileprivate static func line(_ cells: [String]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths) {
      // What stands at the left keeps away from the number before it.
      line +=
        width > 0 && !line.isEmpty ? "  " + cell.filled(to: width - 2) : cell.filled(to: width)
    }
    return line
  }

  private func amount(_ value: Double) -> String {
    switch stage.unit {
    case .seconds: "\((value * 1000).brief) ms"
    case .percent: "\(value.brief) %"
    case .megabytes: "\(value.brief) MB"
    }
  }
}

extension Double {
  /// Without digits that another run wouldn't repeat.
  fileprivate var brief: String {
    text(decimals: self < 1 ? 2 : self < 10 ? 1 : 0)
  }

  fileprivate func text(decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }
}

extension String {
  /// With spaces behind it, or, if the width is below zero, before it.
  fileprivate func filled(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}
