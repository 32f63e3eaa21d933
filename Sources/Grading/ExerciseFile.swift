import Basics
import Curriculum
import Launching

/// An exercise's text, read once, so that compiler, judge and messages all use the same version.
public struct ExerciseFile: Equatable, Sendable {
  public var path: String
  /// The text without a byte order mark, its lines ended by `\n`.
  public var text: String

  /// Reads the exercise from a file; refuses symbolic links and never writes.
  public init(path: String) throws(ExerciseError) {
    let file = try OrdinaryFile(path: path, followsLinks: false)
    // One byte more than is allowed shows that the file is too large.
    try self.init(path: path, data: file.bytes(from: 0, atMost: SizeLimit.exercise + 1))
  }

  /// Decodes an exercise's bytes.
  package init(path: String, data: Data) throws(ExerciseError) {
    guard data.count <= SizeLimit.exercise else { throw .tooLarge(limit: SizeLimit.exercise) }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Self.isGBK(data) ? .isGBK : .notUTF8
    }
    self.init(path: path, text: text)
    if self.text.allSatisfy(\.isWhitespace) { throw .empty }
  }

  /// Whether bytes that aren't valid UTF-8 look like Chinese text in GBK: all non-ASCII bytes come
  /// in pairs. In Western encodings single accented letters occur between ASCII letters.
  private static func isGBK(_ data: Data) -> Bool {
    var rest = data[...]
    while let byte = rest.popFirst() {
      guard byte >= 0x80 else { continue }
      guard (0xA1...0xF7).contains(byte), let second = rest.popFirst(),
        (0xA1...0xFE).contains(second)
      else { return false }
    }
    return true
  }

  public init(path: String, text: String) {
    (self.path, self.text) = (path, Self.normalized(text))
  }

  /// Whether the graded part equals the stub's in any language, ignoring line endings.
  public func isUntouched(stub: Stub) -> Bool {
    let graded = Self.divided(text).graded
    return stub.texts.contains { graded == Self.divided(Self.normalized($0)).graded }
  }

  /// Whether the exercise's scratch area, below the heading of `scratch()`, differs from the
  /// stub's.
  public func hasScratch(stub: Stub) -> Bool {
    guard let scratch = Self.divided(text).scratch else { return false }
    return !stub.texts.contains { scratch == Self.divided(Self.normalized($0)).scratch }
  }

  /// The number of the first line that contains this text, from 1; nil if none does.
  public func line(containing anchor: String) -> Int? {
    text.offset(of: anchor, from: 0).map { text.lineFeeds(before: $0) + 1 }
  }

  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The lines with these numbers, from 1. Like the compiler, counts a carriage return as a line
  /// end.
  func lines(_ numbers: Set<Int>) -> [Int: String] {
    let lines = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    return numbers.reduce(into: [:]) { found, number in
      if (1...lines.count).contains(number) { found[number] = String(lines[number - 1]) }
    }
  }

  /// The line ranges below each `// MARK: - Step N`, by step number.
  var sections: [Int: ClosedRange<Int>] {
    let lines = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x0A }
    let headings = lines.indices.filter { index in
      lines[index].drop { $0 == 0x20 }.starts(with: "// MARK: - ".utf8)
    }
    let ends = headings.dropFirst() + [lines.count]
    return zip(headings, ends).reduce(into: [:]) { sections, bounds in
      let words = String(Substring(lines[bounds.0])).split { $0 == " " || $0 == ":" }
      guard let index = words.firstIndex(of: "Step"), index + 1 < words.count,
        let number = Int(words[index + 1]), bounds.0 + 1 < bounds.1
      else { return }
      sections[number] = bounds.0 + 2...bounds.1
    }
  }

  /// The numbers of the steps whose part of the file equals the stub's, and of those the lesson got
  /// after the exercise was begun.
  public func untouchedSteps(stub: Stub) -> Set<Int> {
    let parts = Self.parts(of: Self.divided(text).graded)
    let originals = stub.texts.map { Self.parts(of: Self.divided(Self.normalized($0)).graded) }
    let later = originals[0].keys.filter { $0 > parts.keys.max() ?? .max }
    return Set(parts.filter { part in originals.contains { $0[part.key] == part.value } }.keys)
      .union(later)
  }

  /// The numbers of the steps whose part of the stub has no code: their code goes into the part of
  /// an earlier step.
  static func stepsWithoutCode(stub: Stub) -> Set<Int> {
    let parts = Self.parts(of: Self.divided(Self.normalized(stub.texts[0])).graded)
    let isText = { (line: Substring) in line.isEmpty || line.hasPrefix("//") }
    return Set(parts.filter { $0.value.lines.dropFirst().allSatisfy(isText) }.keys)
  }

  /// The numbers of the steps whose types are all still as empty as in the stub, which only names them.
  func stepsWithoutTypes(stub: Stub) -> Set<Int> {
    func empty(_ text: String) -> Set<Substring> {
      Set(text.matches(of: /\b(?:struct|enum) (\w+)[^{}\n]*\{\s*\}/).map(\.1))
    }
    let own = empty(text)
    let types = Self.parts(of: Self.divided(Self.normalized(stub.texts[0])).graded).mapValues(empty)
    return Set(types.filter { !$0.value.isEmpty && own.isSuperset(of: $0.value) }.keys)
  }

  /// For an exercise begun before the lesson got its last steps: the exercise with the stub's parts
  /// for these steps appended; nil if it already has the last step's heading.
  func completed(by stub: Stub) -> ExerciseFile? {
    let (graded, scratch) = Self.divided(text)
    let last = Self.parts(of: graded).keys.max() ?? .max
    let later = Self.parts(of: Self.divided(Self.normalized(stub.texts[0])).graded)
      .filter { $0.key > last }.sorted { $0.key < $1.key }
    guard !later.isEmpty else { return nil }
    let sections = later.map { "\n\n\(Self.stepHeading)\($0.value)\n" }
    return ExerciseFile(path: path, text: graded + sections.joined() + (scratch ?? ""))
  }

  /// Splits a text at the heading of `scratch()` into the graded part and the scratch area; the
  /// latter is nil without that heading.
  private static func divided(_ text: String) -> (graded: String, scratch: String?) {
    guard let start = text.offset(of: "\n" + Lesson.scratchHeading, from: 0)
    else { return (text, nil) }
    return (text.part(from: 0, to: start), text.part(from: start))
  }

  /// The text below each `// MARK: - Step N`, by step number.
  private static func parts(of text: String) -> [Int: String] {
    var starts: [Int] = []
    while let start = text.offset(of: stepHeading, from: starts.last ?? 0) {
      starts.append(start + stepHeading.utf8.count)
    }
    let ends = starts.dropFirst().map { $0 - stepHeading.utf8.count } + [text.utf8.count]
    return zip(starts, ends).reduce(into: [:]) { parts, bounds in
      let part = text.part(from: bounds.0, to: bounds.1)
      guard let number = Int(part.prefix { $0.isNumber }) else { return }
      parts[number] = part.withoutBlankEnds
    }
  }

  private static let stepHeading = "// MARK: - Step "

  private static func normalized(_ text: String) -> String {
    let text = text.offset(of: "\u{FEFF}", from: 0) == 0 ? text.part(from: 3) : text
    guard text.offset(of: "\r", from: 0) != nil else { return text }
    return text.replacing("\r\n", with: "\n")
  }
}

extension String {
  /// The text without spaces, tabs and line breaks at both ends. Works on bytes, because it runs
  /// for every step whenever lessons are listed, and Foundation's trimming takes ten times as long.
  fileprivate var withoutBlankEnds: String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let start = utf8.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(self[start.startIndex..<utf8.index(after: last)])
  }
}

/// A lesson's stub in every language. The translations differ in comments only, so an exercise that
/// equals any of them is unchanged.
public struct Stub: Equatable, Sendable {
  /// The stub in each language; never empty, and the current language is first.
  public var texts: [String]
  /// The path of the lesson's solution; nil if unknown.
  private var solution: String?

  public init(_ text: String) { texts = [text] }

  public init(of lesson: String, in repository: Repository) throws(CurriculumError) {
    texts = []
    // An unreadable stub of another language is treated as missing.
    for path in repository.stubs(of: lesson) {
      if let text = try? contents(of: path) { texts.append(text) }
    }
    if texts.isEmpty { throw .unreadable(path: repository.stub(of: lesson)) }
    solution = repository.solution(of: lesson)
  }

  /// Whether the exercise's first line comes from the stub of another language.
  func isOfAnotherLanguage(_ exercise: ExerciseFile) -> Bool {
    func begins(_ stub: String) -> Bool {
      exercise.text.hasPrefix(stub.prefix { $0 != "\n" })
    }
    return texts.count > 1 && !begins(texts[0]) && texts.dropFirst().contains(where: begins)
  }

  /// The stub, and the solution, which also has what the stub leaves to the learner.
  var whole: [String] {
    // Without a readable solution a verdict names fewer places.
    texts.prefix(1) + [solution.flatMap { try? contents(of: $0) }].compactMap { $0 }
  }

  /// The names of declarations that the lesson provides and that were changed in the exercise.
  func changedParts(in exercise: ExerciseFile, _ tokens: [Token]) -> [String] {
    let whole = whole
    // Without a readable solution the provided parts are unknown.
    guard whole.count > 1 else { return [] }
    return GivenParts(stub: whole[0], solution: whole[1], upTo: Lesson.scratchHeading)
      .changed(in: exercise.text, tokens)
  }
}

extension Repository {
  func ownStub(of lesson: Lesson) throws(EnvironmentError) -> Stub {
    do throws(CurriculumError) {
      return try Stub(of: lesson.id, in: self)
    } catch {
      throw .damaged(error)
    }
  }
}
