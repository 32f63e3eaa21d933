/// Puts the changes of a submission into a section of the solution.
struct SectionMerge {
  private let source: SourceFile
  private let declarations: [Declaration]
  private var edits: [Edit] = []
  /// What comes behind what stands there already.
  private var additions: [String.Index: [String]] = [:]
  private var changed: Set<String> = []

  init(into section: ExerciseSection) {
    source = SourceFile(section.text)
    declarations = source.declarations(in: source.tokens.indices)
  }

  /// The section with all changes that were taken.
  var text: String {
    let insertions = additions.map { place, texts in
      // Behind `{` the brace may follow on the same line.
      let end = source.text[place...].first?.isNewline == false ? "\n" : ""
      return Edit(range: place..<place, replacement: texts.map { "\n\n" + $0 }.joined() + end)
    }
    return source.applying(edits + insertions)
  }

  /// Whether the section declares this type, or extends it.
  func declares(type: String) -> Bool {
    declarations.contains { $0.typeName == type }
  }

  /// Whether the section has a declaration of this name.
  func declares(_ change: SectionChange) -> Bool {
    declaration(for: change) != nil
  }

  /// Whether the section has just this declaration, comments and white space apart.
  func has(_ change: SectionChange) -> Bool {
    declaration(for: change).map { source.tokens[$0.tokens].map(\.text) } == change.words
  }

  /// Takes one change.
  mutating func take(_ change: SectionChange) throws(SubmissionFault) {
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
      // With the empty lines above it.
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

  /// What stands between the braces of a type, and then of its extensions.
  private func bodies(of type: String) -> [Range<Int>] {
    let all = declarations.filter { $0.typeName == type }
    return (all.filter { !$0.isExtension } + all.filter(\.isExtension)).compactMap(\.members)
  }

  /// Where the last declaration of the section or of a type ends.
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
