extension LessonText {
  /// The line of each heading in a source, from 1; of several with the same text the first.
  static func lines(ofHeadingsIn source: String) -> [String: Int] {
    var lines: [String: Int] = [:]
    var isCode = false
    let all = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, let match = line.wholeMatch(of: /#{1,6} +(.+?)\s*/) else { continue }
      let heading = Inline.parsing(String(match.1)).plainText
      if lines[heading] == nil { lines[heading] = index + 1 }
    }
    return lines
  }
}
