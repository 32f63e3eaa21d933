/// By what an exercise of a lesson is known.
package struct LessonMarks: Equatable, Sendable {
  /// As in `03-login-state`.
  package var id: String
  /// The headings of its steps, as in `// MARK: - Step 1: reduce`.
  package var headings: [String]

  package init(id: String, headings: [String]) {
    (self.id, self.headings) = (id, headings)
  }

  package init(id: String, stub: String) {
    self.init(id: id, headings: Self.headings(in: stub))
  }

  /// The headings of steps that stand in a text.
  static func headings(in text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
      let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      var line = line.drop(while: isBlank)
      guard line.starts(with: mark) else { return nil }
      while let last = line.last, isBlank(last) { line.removeLast() }
      return String(Substring(line))
    }
  }

  private static let mark = Array("// MARK: - Step ".utf8)
}
