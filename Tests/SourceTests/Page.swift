import Foundation

/// One of the package's pages for people: a Markdown file.
struct Page {
  /// From the package's folder on.
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOfFile: "\(Self.package)/\(path)", encoding: .utf8)
  }

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Those that say what the package is and how it is made; the lessons' texts are others, and so are the pages
  /// of courses that aren't this package's own.
  static func all() throws -> [Page] {
    let nested = try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: "\(package)/\(folder)")
        .filter { $0.contains(/(^|\/)(README|Reference)\.md$/) }
        .filter { !$0.contains(/^Courses\/\w+\//) }.map { "\(folder)/\($0)" }
    }
    return try (["README.md"] + nested.sorted()).map(Page.init)
  }

  /// The text without its blocks of code.
  var prose: String { text.replacing(/(?ms)^```.*?^```$/, with: "") }

  // MARK: Links

  /// A link to something in the package.
  struct Link {
    /// What is to be clicked on.
    var text: String
    /// Where it leads, from the package's folder on.
    var path: String
    /// The heading there, as it stands in an address.
    var heading: String?
  }

  var links: [Link] {
    prose.matches(of: /\[([^\]]*)\]\(([^)\s]+)\)/).compactMap { match in
      let target = match.2.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard !match.2.contains("://") else { return nil }
      let path = target[0].isEmpty ? self.path : resolved(target[0])
      return Link(
        text: String(match.1), path: path, heading: target.count > 1 ? String(target[1]) : nil)
    }
  }

  /// A path that begins in this page's folder.
  private func resolved(_ target: Substring) -> String {
    var parts = path.split(separator: "/").dropLast()
    for part in target.split(separator: "/") {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Its headings, as they stand in addresses.
  var headings: [String] {
    prose.matches(of: /(?m)^#+ (.+)$/).map { match in
      match.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }

  /// The block of code below a comment `<!-- kind: name -->`, or `<!-- kind -->`, with that name.
  func block(_ kind: String) -> (name: String, text: String)? {
    text.matches(of: /<!-- (\w+)(?:: (\S+))? -->\n```\w+\n((?:.|\n)*?)```/)
      .first { $0.1 == kind }.map { (String($0.2 ?? ""), String($0.3)) }
  }
}
