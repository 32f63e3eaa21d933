import Launching

/// Parses a suite's `Feedback.md`, which holds all texts that grading may show about a lesson.
///
/// Its headings form the structure: `## Step 1: name` contains `### check.id` sections; `## API`
/// has a section for each declaration that the adapter needs; `## Mistakes` has one for each
/// mistake that the suite can recognise; `## Notes` lists remarks that any check may make, `##
/// Comments` the comments in lines of code.
struct FeedbackParser {
  private(set) var lesson: Lesson

  private enum Place {
    case top
    case step
    case check
    /// Texts below headings of their own; `of` is nil before the first heading.
    case texts(WritableKeyPath<Lesson, [String: String]>, of: String?)
    case remarks(WritableKeyPath<Lesson, [String: String]>)
    /// Below a heading that isn't known, which is the fault that is told.
    case unknown
  }
  private var place = Place.top
  private let path: String
  private let text: String

  /// Everything that is missing or can't be understood.
  private(set) var faults: [CurriculumError] = []

  init(text: String, path: String, of lesson: Lesson) {
    (self.path, self.text, self.lesson) = (path, text, lesson)
    for block in Document(parsing: text).blocks { take(block) }
    if self.lesson.title.isEmpty { miss("#") }
    if self.lesson.module.isEmpty { miss("Module:") }
    if self.lesson.steps.isEmpty { miss("## Step 1:") }
    for step in self.lesson.steps {
      if step.anchor.isEmpty { miss("Anchor: (\(step.title))") }
      for check in step.checks {
        for lack in check.lacks { miss("\(check.id): \(lack)") }
      }
    }
  }

  /// The lesson, if nothing is missing in its words.
  var whole: Lesson {
    get throws(CurriculumError) {
      if let fault = faults.first { throw fault }
      return lesson
    }
  }

  /// Notes that something is missing or can't be understood, with the line where it was expected.
  private mutating func miss(_ what: String) {
    // If a check lacks something, its heading gives the line.
    let beginning = what.prefix { !":`(\n".contains($0) }
    let line = text.lines.firstIndex { $0.contains(beginning) }
    faults.append(.incomplete(path: path, line: (line ?? 0) + 1, what: what))
  }

  private mutating func take(_ block: Block) {
    switch block {
    case .heading(let level, let text): takeHeading(level, text)
    case .paragraph(let text): takeParagraph(text.source)
    case .list(let marker, let items): takeList(marker, items)
    default: miss("\(block)")
    }
  }

  private mutating func takeHeading(_ level: Int, _ text: [Inline]) {
    switch (level, place) {
    case (1, _):
      lesson.title = text.source
    case (2, _):
      switch text.source {
      case "API": place = .texts(\.interface, of: nil)
      case "Mistakes": place = .texts(\.mistakes, of: nil)
      case "Notes": place = .remarks(\.notes)
      case "Comments": place = .remarks(\.comments)
      case let heading:
        guard let match = heading.wholeMatch(of: /Step (\d+): (.+)/) else {
          place = .unknown
          return miss("## \(heading)")
        }
        let number = Int(match.1) ?? lesson.steps.count + 1
        lesson.steps.append(Step(number: number, title: String(match.2), anchor: "", checks: []))
        place = .step
      }
    case (3, .step), (3, .check):
      lesson.steps[lesson.steps.count - 1].checks.append(
        CheckText(id: text.name, title: "", why: "", section: "", hints: [], notes: [:]))
      place = .check
    case (3, .texts(let texts, _)):
      place = .texts(texts, of: text.name)
    case (3, .unknown): break
    default:
      miss(text.source)
    }
  }

  private mutating func takeParagraph(_ text: String) {
    switch place {
    case .top:
      if let name = Self.value(of: "Module:", in: text) { lesson.module = Self.withoutTicks(name) }
      if let mode = Self.value(of: "Language mode:", in: text) {
        lesson.languageMode = Self.withoutTicks(mode)
      }
      if let sentence = Self.value(of: "Learnt:", in: text) { lesson.learnt = sentence }
      if let duration = Self.value(of: "Time:", in: text) { lesson.time = duration }
    case .step:
      if let anchor = Self.value(of: "Anchor:", in: text) {
        lesson.steps[lesson.steps.count - 1].anchor = Self.withoutTicks(anchor)
      }
    case .check:
      changeCheck { check in
        if let why = Self.value(of: "Why:", in: text) {
          check.why = why
        } else if let section = Self.value(of: "Section:", in: text) {
          check.section = section
        } else if let anchor = Self.value(of: "Anchor:", in: text) {
          check.anchors = Inline.parsing(anchor).codes
        } else {
          check.title = text
        }
      }
    case .texts(let texts, let name?):
      if texts == \.mistakes, let anchor = Self.value(of: "Anchor:", in: text) {
        lesson.mistakeAnchors[name] = Inline.parsing(anchor).codes
      } else {
        lesson[keyPath: texts][name] = text
      }
    case .texts, .remarks, .unknown:
      break
    }
  }

  private mutating func takeList(_ marker: ListMarker, _ items: [[Block]]) {
    let texts = items.map { blocks -> String in
      if case .paragraph(let text)? = blocks.first { return text.source }
      return ""
    }
    guard marker == .bullet else {
      changeCheck { $0.hints += texts }
      return
    }
    for item in texts {
      guard let match = item.wholeMatch(of: /`([^`]+)`: (.+)/) else {
        miss("- \(item)")
        continue
      }
      let (key, remark) = (String(match.1), String(match.2))
      if case .remarks(let remarks) = place { lesson[keyPath: remarks][key] = remark }
      changeCheck { $0.notes[key] = remark }
    }
  }

  private mutating func changeCheck(_ change: (inout CheckText) -> Void) {
    guard case .check = place, let step = lesson.steps.indices.last,
      let check = lesson.steps[step].checks.indices.last
    else { return }
    change(&lesson.steps[step].checks[check])
  }

  private static func value(of key: String, in text: String) -> String? {
    guard text.hasPrefix(key) else { return nil }
    return String(text.dropFirst(key.count).drop { $0 == " " })
  }

  private static func withoutTicks(_ text: String) -> String {
    text.filter { $0 != "`" }
  }
}

extension CheckText {
  /// The beginnings of what the check lacks.
  fileprivate var lacks: [String] {
    let empty = [("…", title), ("Why:", why), ("Section:", section)].filter(\.1.isEmpty).map(\.0)
    guard hints.count != Self.hintCount else { return empty }
    return empty + [hints.count < Self.hintCount ? "\(hints.count + 1)." : "1. 2. 3."]
  }
}

extension [Inline] {
  /// The text in one line of Markdown, with backticks around code.
  var source: String {
    map { inline in
      switch inline {
      case .text(let text): text
      case .code(let code): "`\(code)`"
      case .emphasis(let parts), .strong(let parts), .link(let parts, _): parts.source
      case .lineBreak: " "
      }
    }
    .joined()
  }

  /// The text as a Swift name: emphasis is turned back into underscores, as in `with(_:_:)`.
  var name: String {
    map { inline in
      switch inline {
      case .emphasis(let parts): "_\(parts.name)_"
      case .code(let code): code
      default: [inline].source
      }
    }
    .joined()
  }
}

/// The texts of the app in which a lesson's exercise is played.
///
/// They are in the lesson's `Play.md`: a title, then a heading for each name with a short text, in
/// which a name in braces stands for a value. They are only read when the lesson is played.
public struct PlayTexts: Equatable, Sendable {
  public private(set) var title = ""
  private var texts: [String: String] = [:]

  /// Reads the texts of the lesson in this folder.
  public init(of lesson: String, in repository: Repository) throws(CurriculumError) {
    self = try repository.spoken { repository throws(CurriculumError) in
      let path = repository.playTexts(of: lesson)
      return try PlayTexts(text: contents(of: path), path: path)
    }
    guard repository.language != .english else { return }
    texts.merge(try PlayTexts(of: lesson, in: repository.reading(.english)).texts) { own, _ in own }
  }

  /// - Parameter path: the file's path in errors.
  init(text: String, path: String) throws(CurriculumError) {
    var name: String?
    for block in Document(parsing: text).blocks {
      switch block {
      case .heading(level: 1, let words) where title.isEmpty:
        title = words.plainText
      case .heading(level: 2, let words):
        if let name { throw .incomplete(path: path, line: 1, what: "## \(name)") }
        name = words.plainText
      case .paragraph(let words):
        guard let known = name, texts.updateValue(words.plainText, forKey: known) == nil else {
          throw .incomplete(path: path, line: 1, what: words.plainText)
        }
        name = nil
      default:
        throw .incomplete(path: path, line: 1, what: "\(block)")
      }
    }
    if let name { throw .incomplete(path: path, line: 1, what: "## \(name)") }
    if title.isEmpty { throw .incomplete(path: path, line: 1, what: "#") }
  }

  public var names: Set<String> { Set(texts.keys) }

  /// A question that playing the finished app answers, before anything is written.
  public var question: String? { texts[Self.questionName] }
  static let questionName = "question"

  /// The text with this name, with its placeholders replaced by values. A name without a text, or a
  /// placeholder without a value, is shown as it is.
  public func text(_ name: String, _ values: [String: String] = [:]) -> String {
    let text = texts[name] ?? name
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(/\{([a-z]+)\}/) { place in
      values[String(place.1)] ?? String(place.0)
    }
  }
}
