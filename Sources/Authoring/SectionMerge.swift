import Basics

/// Merges the changes of a submission into a section of the solution.
struct SectionMerge {
  private let source: SourceFile
  private let declarations: [Declaration]
  private var edits: [Edit] = []
  /// Declarations to add, by the position behind which they are inserted.
  private var additions: [String.Index: [String]] = [:]
  private var changed: Set<String> = []

  init(into section: ExerciseSection) {
    source = SourceFile(section.text)
    declarations = source.declarations(in: source.tokens.indices)
  }

  /// The section with all changes applied.
  var text: String {
    let insertions = additions.map { place, texts in
      // After `{` the closing brace may be on the same line.
      let end = source.text[place...].first?.isNewline == false ? "\n" : ""
      return Edit(range: place..<place, replacement: texts.map { "\n\n" + $0 }.joined() + end)
    }
    return source.applying(edits + insertions)
  }

  func declares(type: String) -> Bool {
    declarations.contains { $0.typeName == type }
  }

  func declares(_ change: SectionChange) -> Bool {
    declaration(for: change) != nil
  }

  /// Whether the section has an equal declaration, apart from comments and white space.
  func has(_ change: SectionChange) -> Bool {
    declaration(for: change).map { source.tokens[$0.tokens].map(\.text) } == change.words
  }

  mutating func take(_ change: SectionChange) throws(SubmissionLineError) {
    guard changed.insert(change.fullName).inserted else { throw .twice(name: change.fullName) }
    guard let old = declaration(for: change) else {
      guard let text = change.text else { throw .missing(name: change.fullName) }
      let place = end(of: change.type)
      guard !edits.contains(where: { $0.range.lowerBound < place && place < $0.range.upperBound })
      else { throw .twice(name: change.fullName) }
      return additions[place, default: []].append(text)
    }
    var range = old.text.startIndex..<old.text.endIndex
    if change.text == nil {
      // The empty lines above are removed, too.
      let before = source.text[..<range.lowerBound].lastIndex { !$0.isNewline }
      range = (before.map(source.text.index(after:)) ?? source.text.startIndex)..<range.upperBound
    }
    guard !edits.contains(where: { $0.range.overlaps(range) }) else {
      throw .twice(name: change.fullName)
    }
    edits.append(Edit(range: range, replacement: change.text ?? ""))
  }

  private func declaration(for change: SectionChange) -> Declaration? {
    guard let type = change.type else { return declarations.first { $0.name == change.name } }
    return bodies(of: type).lazy.flatMap { source.declarations(in: $0) }
      .first { $0.name == change.name }
  }

  /// The bodies of a type and then of its extensions.
  private func bodies(of type: String) -> [Range<Int>] {
    let all = declarations.filter { $0.typeName == type }
    return (all.filter { !$0.isExtension } + all.filter(\.isExtension)).compactMap(\.members)
  }

  /// The end of the last declaration in the section or in a type.
  private func end(of type: String?) -> String.Index {
    guard let type, let body = bodies(of: type).first else {
      return declarations.last?.text.endIndex
        ?? source.text.lastIndex { !$0.isNewline }.map(source.text.index(after:))
        ?? source.text.startIndex
    }
    return source.declarations(in: body).last?.text.endIndex
      ?? source.tokens[body.lowerBound - 1].range.upperBound
  }
}

struct SubmittedSection {
  private let source: SourceFile
  private let declarations: [Declaration]
  /// The names behind `// Without: `, with their lines in the section.
  private var removals: [(name: String, line: Int)] = []
  private let firstLine: Int

  private static let removalMark = "// Without: "

  init(_ section: ExerciseSection) throws(SubmissionLineError) {
    var lines = section.lines
    for (index, line) in section.lines.enumerated() {
      let line = line.drop { $0 == " " }
      guard line.hasPrefix(Self.removalMark) else { continue }
      removals.append((String(line.dropFirst(Self.removalMark.count)), index + 1))
      // Otherwise it would belong to the declaration below.
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

  /// Whether a range contains only declarations.
  private func isDeclared(_ range: Range<Int>) -> Bool {
    range.isEmpty || source.declarations(in: range).first?.tokens.lowerBound == range.lowerBound
  }

  /// The changes that the section describes; extensions of these types are split into members.
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

  /// The types that the section declares completely.
  var wholeTypes: [String] {
    declarations.filter { !$0.isExtension }.compactMap(\.typeName)
  }

  private func change(_ declaration: Declaration, of type: String? = nil) -> SectionChange {
    SectionChange(
      type: type, name: declaration.name, text: String(declaration.text),
      words: source.tokens[declaration.tokens].map(\.text),
      line: firstLine - 1 + source.tokens[declaration.tokens.lowerBound].line)
  }

  /// The lines of a declaration, including those of its braces.
  private func lines(of part: Declaration) -> ClosedRange<Int> {
    let tokens = source.tokens[part.tokens]
    return (tokens.first?.line ?? 0)...(tokens.last?.line ?? 0)
  }
}

/// A change of a section: a declaration to add, to replace or to remove.
struct SectionChange {
  var type: String?
  var name: String
  /// The lines of the declaration; nil if it is to be removed.
  var text: String?
  /// The tokens of the declaration, without comments.
  var words: [Substring] = []
  var line: Int

  var fullName: String { (type.map { "\($0)." } ?? "") + name }
}
