/// What the path of a Swift source says about its lesson.
enum PathMeaning: Equatable {
  case nothing
  /// The path contains a lesson's name or something similar, but the file isn't named like an
  /// exercise. It decides only if the text names no lesson and there is a single such file.
  case hint(Set<String>)
  /// The file is named like this lesson's exercise.
  case lesson(String)
  /// Two parts of the path name different lessons.
  case contradiction(Set<String>)
}

/// Finds lessons in paths.
///
/// A folder, archive or file names a lesson if its name contains the lesson's id: `03-login-state`.
/// A platform may put something before it (`jane_7_8_03-login-state.swift`), a platform or browser
/// something behind it (`03-login-state-1.swift`, `03-login-state (2).zip`,
/// `03-login-state_Exercise.swift`). With other words behind it, it is only a hint
/// (`03-login-state-old.swift`, the repository `03-login-state-jane`).
struct PathReader {
  private struct Part {
    var lessons: Set<String> = []
    var hints: Set<String> = []
  }

  private let lessons: [(id: String, name: [UInt8])]
  private var parts: [String: Part] = [:]

  init(lessons: [LessonMarks]) {
    self.lessons = lessons.map { ($0.id, $0.id.utf8.map(\.lowercased)) }
  }

  /// What the path of a Swift source says about its lesson; the last component is the file.
  mutating func meaning(of path: some BidirectionalCollection<String>) -> PathMeaning {
    guard let file = path.last else { return .nothing }
    let stem = Self.stem(of: file)
    // A file at the same place as in the workbook is the exercise, whatever is above it.
    if path.count > 1, stem.latinLowercased == "exercise",
      let lesson = lesson(called: path[path.index(path.endIndex, offsetBy: -2)])
    {
      return .lesson(lesson)
    }
    let own = part(stem)
    var named = own.lessons
    var hints: Set<String> = []
    for folder in path.dropLast() {
      let part = part(Self.stem(of: folder))
      named.formUnion(part.lessons)
      hints.formUnion(part.hints)
    }
    guard let lesson = named.first else {
      hints.formUnion(own.hints)
      return hints.isEmpty ? .nothing : .hint(hints)
    }
    // Hints of folders don't count if a component names a lesson exactly.
    let all = named.union(own.hints)
    guard all.count == 1 else { return .contradiction(all) }
    let isCalledSo = !own.lessons.isEmpty || Self.isExercise(stem)
    return isCalledSo ? .lesson(lesson) : .hint(all)
  }

  /// The lesson whose folder or archive has this name.
  func lesson(called name: String) -> String? {
    let name = Self.stem(of: name).utf8.map(\.lowercased)
    return lessons.first { $0.name == name }?.id
  }

  /// Whether a file with this name may be an exercise, perhaps saved in another format.
  func mayName(_ file: String) -> Bool {
    if file.isSwift { return true }
    let name = file.utf8.map(\.lowercased)
    func has(_ word: [UInt8]) -> Bool { name.indices.contains { name[$0...].starts(with: word) } }
    return has(Array("exercise".utf8)) || lessons.contains { has($0.name) }
  }

  /// Whether a file with this name may contain an exercise.
  func mayHold(_ file: String) -> Bool {
    mayName(file) || file.isForeignArchive || !file.contains(".")
      || Self.documents.contains { file.hasEnding($0) }
      || file.latinLowercased.utf8.firstRange(of: ".swift".utf8) != nil
  }

  /// Extensions of text documents.
  private static let documents = [
    ".doc", ".docx", ".odt", ".pages", ".pdf", ".playground", ".rtf", ".text", ".txt",
  ]

  /// The lessons and hints in a path component; cached, because components repeat.
  private mutating func part(_ stem: String) -> Part {
    if let known = parts[stem] { return known }
    let name = stem.utf8.map(\.lowercased)
    var found: [(id: String, name: [UInt8], isWhole: Bool)] = []
    for lesson in lessons {
      guard let isWhole = Self.mentions(lesson.name, in: name) else { continue }
      found.append((lesson.id, lesson.name, isWhole))
    }
    var part = Part()
    for one in found {
      // If one lesson's id is contained in another's, the longer one counts.
      let isPart = found.contains {
        $0.name.count > one.name.count && Self.mentions(one.name, in: $0.name) != nil
      }
      if isPart { continue }
      if one.isWhole { part.lessons.insert(one.id) } else { part.hints.insert(one.id) }
    }
    parts[stem] = part
    return part
  }

  /// Whether a name contains a lesson's id with nothing significant behind it; nil without the id.
  private static func mentions(_ lesson: [UInt8], in name: [UInt8]) -> Bool? {
    guard !lesson.isEmpty, name.count >= lesson.count else { return nil }
    var result: Bool?
    for start in 0...name.count - lesson.count where name[start...].starts(with: lesson) {
      let rest = name[(start + lesson.count)...]
      guard start == 0 || isDivider(name[start - 1]), rest.first.map(isDivider) ?? true else {
        continue
      }
      result = result ?? false || isOnlyNumbered(rest, after: "exercise")
    }
    return result
  }

  /// Whether a file with this name in a lesson's folder is the exercise or a numbered copy of it.
  private static func isExercise(_ stem: String) -> Bool {
    let name = stem.utf8.map(\.lowercased)
    guard let start = name.indices.last(where: { name[$0...].starts(with: "exercise".utf8) }) else {
      return false
    }
    return (start == 0 || isDivider(name[start - 1]))
      && isOnlyNumbered(name[start...], after: "exercise")
  }

  /// Whether a text is empty, or consists of this word and a number, both optional, with
  /// separators.
  private static func isOnlyNumbered(_ rest: ArraySlice<UInt8>, after word: String) -> Bool {
    var rest = rest.drop(while: isDivider)
    if rest.starts(with: word.utf8) {
      rest = rest.dropFirst(word.utf8.count).drop(while: isDivider)
    }
    rest = rest.drop(while: \.isDigit)
    return rest.drop(while: isDivider).isEmpty
  }

  private static func isDivider(_ byte: UInt8) -> Bool { "-_ .()+".utf8.contains(byte) }

  /// A name without `.swift` or an archive's extension.
  static func stem(of name: String) -> String {
    for ending in [".swift", ".zip"] where name.hasEnding(ending) {
      return String(name.dropLast(ending.count))
    }
    var stem = name
    while let ending = String.foreignArchives.first(where: stem.hasEnding) {
      stem = String(stem.dropLast(ending.count))
    }
    return stem
  }

  /// The learner in a file's name, the part before the lesson's name or `exercise`, and the rest;
  /// nil if there is none. For files of a class in one folder.
  mutating func owner(of file: String, assuming lesson: String?) -> (id: String, rest: String)? {
    let stem = file.firstIndex(of: ".").map { String(file[..<$0]) } ?? file
    let name = stem.utf8.map(\.lowercased)
    let named = part(stem).lessons
    guard named.count <= 1, named.count == 1 || lesson != nil, !stem.isEmpty else { return nil }
    let word = named.first.map { $0.utf8.map(\.lowercased) } ?? Array("exercise".utf8)
    let start = name.indices.last { start in
      name[start...].starts(with: word) && (start == 0 || Self.isDivider(name[start - 1]))
    }
    // With an assumed lesson, a file name without a lesson is the learner's name.
    guard let start else { return named.isEmpty ? (stem, file) : nil }
    var owner = name[..<start]
    while let last = owner.last, Self.isDivider(last) { owner.removeLast() }
    guard !owner.isEmpty else { return nil }
    return (
      String(decoding: Array(file.utf8)[..<owner.endIndex], as: UTF8.self),
      String(decoding: Array(file.utf8)[start...], as: UTF8.self)
    )
  }
}

extension String {
  /// Whether the string has this extension and something before it, ignoring case.
  func hasEnding(_ ending: String) -> Bool {
    utf8.count > ending.utf8.count
      && utf8.suffix(ending.utf8.count).lazy.map(\.lowercased).elementsEqual(ending.utf8)
  }

  var isSwift: Bool { hasEnding(".swift") }

  /// Extensions of archives that can't be opened here.
  static let foreignArchives = [
    ".7z", ".alz", ".bz2", ".cab", ".dmg", ".egg", ".gz", ".iso", ".lzh", ".lzma", ".rar", ".sit",
    ".tar", ".tbz", ".tgz", ".txz", ".xz", ".z", ".zipx", ".zst",
  ]

  var isForeignArchive: Bool { Self.foreignArchives.contains(where: hasEnding) }
}

/// The marks by which a lesson's exercise is recognised.
package struct LessonMarks: Equatable, Sendable {
  /// The lesson's id, as in `03-login-state`.
  package var id: String
  /// The headings of its steps, as in `// MARK: - Step 1: reduce`.
  var headings: [String]

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

extension LessonMarks {
  package init(id: String, stub: String) {
    self.init(id: id, headings: Self.headings(in: stub))
  }
}

/// Recognises lessons by the step headings in a text.
struct StepReader {
  /// The lesson of each heading, for headings that only one lesson has.
  private let lessons: [String: String]

  init(lessons: [LessonMarks]) {
    var owners: [String: Set<String>] = [:]
    for lesson in lessons {
      for heading in lesson.headings { owners[heading, default: []].insert(lesson.id) }
    }
    self.lessons = owners.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The lessons whose unique headings are in a text.
  func lessons(of text: String) -> Set<String> {
    Set(LessonMarks.headings(in: text).compactMap { lessons[$0] })
  }
}

/// Sorts paths as people expect: 2 before 10, `a` beside `A`, the contents of a folder right behind
/// it.
struct PlaceOrder: Comparable {
  private let key: [UInt8]

  /// - Parameter last: decides the order of equal paths.
  init(_ place: String, then last: String = "") {
    var key: [UInt8] = []
    key.reserveCapacity(2 * place.utf8.count + 4)
    var digits: [UInt8] = []
    func endNumber() {
      guard !digits.isEmpty else { return }
      let significant = digits.drop { $0 == UInt8(ascii: "0") }
      key += [UInt8(ascii: "0"), UInt8(clamping: significant.count)]
      key += significant
      digits = []
    }
    for byte in place.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        continue
      case UInt8(ascii: "/"):
        endNumber()
        key.append(1)
      default:
        endNumber()
        key.append(byte.lowercased)
      }
    }
    endNumber()
    // Gives an order to paths that are equal so far.
    key.append(0)
    key += place.utf8
    key.append(0)
    key.append(UInt8(clamping: last.utf8.count))
    key += last.utf8
    self.key = key
  }

  static func < (one: Self, other: Self) -> Bool { one.key.lexicographicallyPrecedes(other.key) }
}

extension UInt8 {
  /// The lowercase letter for a Latin capital; other bytes are unchanged.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension StringProtocol {
  /// The string with Latin capitals lowercased.
  var latinLowercased: String { String(decoding: utf8.map(\.lowercased), as: UTF8.self) }

  var isNumber: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }
}
