/// A section of a submission, read.
struct SubmittedSection {
  private let source: SourceFile
  private let declarations: [Declaration]
  /// What stands behind `// Without: `, with the number of the line within the section.
  private var removals: [(name: String, line: Int)] = []
  private let firstLine: Int

  private static let removalMark = "// Without: "

  init(_ section: ExerciseSection) throws(SubmissionFault) {
    var lines = section.lines
    for (index, line) in section.lines.enumerated() {
      let line = line.drop { $0 == " " }
      guard line.hasPrefix(Self.removalMark) else { continue }
      removals.append((String(line.dropFirst(Self.removalMark.count)), index + 1))
      // Or it would be a comment of the declaration below it.
      lines[index] = ""
    }
    source = SourceFile(lines.joined(separator: "\n"))
    declarations = source.declarations(in: source.tokens.indices)
    firstLine = section.firstLine
    let bodies = declarations.filter(\.isExtension).compactMap(\.members)
    guard source.isBalanced, ([source.tokens.indices] + bodies).allSatisfy(isDeclared) else {
      throw .unreadable
    }
  }

  /// Whether nothing but declarations stands there.
  private func isDeclared(_ range: Range<Int>) -> Bool {
    range.isEmpty || source.declarations(in: range).first?.tokens.lowerBound == range.lowerBound
  }

  /// All that it says.
  ///
  /// - Parameter types: the types whose extensions stand for their members.
  func changes(splitting types: (String) -> Bool) -> [SectionChange] {
    let split = declarations.filter { $0.isExtension && types($0.typeName ?? "") }
    let wholes = declarations.filter { !split.contains($0) }.map { change($0) }
    let members = split.flatMap { part in
      source.declarations(in: part.members ?? 0..<0).map { change($0, of: part.typeName) }
    }
    let removals = removals.map { removal in
      SectionChange(
        type: split.first { lines(of: $0).contains(removal.line) }?.typeName, name: removal.name,
        line: firstLine - 1 + removal.line)
    }
    return removals + wholes + members
  }

  /// The types that it declares with all that is in them.
  var wholeTypes: [String] {
    declarations.filter { !$0.isExtension }.compactMap(\.typeName)
  }

  private func change(_ declaration: Declaration, of type: String? = nil) -> SectionChange {
    SectionChange(
      type: type, name: declaration.name, text: String(declaration.text),
      words: source.tokens[declaration.tokens].map(\.text),
      line: firstLine - 1 + source.tokens[declaration.tokens.lowerBound].line)
  }

  /// The lines between the braces of an extension, and those of the braces.
  private func lines(of part: Declaration) -> ClosedRange<Int> {
    let tokens = source.tokens[part.tokens]
    return (tokens.first?.line ?? 0)...(tokens.last?.line ?? 0)
  }
}
