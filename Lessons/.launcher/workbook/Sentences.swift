/// What is said here, from `Interface.md`: each `## key` is followed by its text.
struct Sentences {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  subscript(key: String) -> String {
    let start = lines.drop { $0 != "## \(key)" }.dropFirst()
    return start.prefix { !$0.hasPrefix("## ") }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
