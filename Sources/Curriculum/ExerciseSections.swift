/// An exercise by its headings, `// MARK: - …`.
struct ExerciseSections: Equatable {
  /// The lines of the comment with which the file begins.
  var comment: [Substring]
  /// The first one is what stands above all headings.
  var all: [ExerciseSection]

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    comment = Array(lines.prefix { $0.hasPrefix("//") && Self.heading($0) == nil })
    all = [ExerciseSection(firstLine: comment.count + 1, lines: [])]
    for (index, line) in lines.enumerated().dropFirst(comment.count) {
      if let heading = Self.heading(line) {
        all.append(ExerciseSection(heading: heading, firstLine: index + 2, lines: []))
      } else {
        all[all.count - 1].lines.append(line)
      }
    }
  }

  /// All of it.
  var text: String {
    (comment + all.flatMap { ($0.heading.map { [$0[...]] } ?? []) + $0.lines })
      .joined(separator: "\n")
  }

  /// The index of the section with this heading.
  func index(of heading: String?) -> Int? {
    all.firstIndex { $0.heading == heading }
  }

  /// What is a heading to the grader is one here, also within a type.
  private static func heading(_ line: Substring) -> String? {
    let heading = line.drop { $0 == " " }
    return heading.hasPrefix("// MARK: - ") ? String(heading) : nil
  }
}

/// What stands below a heading, up to the next one.
struct ExerciseSection: Equatable {
  /// The heading as a comment, `// MARK: - Step 1: reduce`; nil for what stands above all headings.
  var heading: String?
  /// The number of its first line in the file, from 1.
  var firstLine: Int
  var lines: [Substring]

  var text: String {
    get { lines.joined(separator: "\n") }
    set { lines = newValue.split(separator: "\n", omittingEmptySubsequences: false) }
  }
}
