/// Reads a suite's `Feedback.md`: every word that the grader may say about a lesson.
///
/// The headings give the structure: `## Step 1: name` holds `### check.id` sections; `## API`
/// holds one section for each name in its adapter; `## Mistakes` holds one for
/// each mistake that the suite can name; `## Notes` lists the remarks that any check may make,
/// `## Comments` the words that stand in lines of code.
struct FeedbackParser {
  private(set) var title = ""
  private(set) var module = ""
  private(set) var learnt = ""
  private(set) var time = ""
  private(set) var part = ""
  private(set) var steps: [Step] = []
  private(set) var interface: [String: String] = [:]
  private(set) var mistakes: [String: String] = [:]
  private(set) var notes: [String: String] = [:]
  private(set) var comments: [String: String] = [:]

  private enum Place {
    case top
    case step
    case check
    case interface
    case need(String)
    case mistakes
    case mistake(String)
    case notes
    case comments
  }
  private var place = Place.top
  private let path: String

  /// - Parameter path: the file's name in errors.
  init(text: String, path: String) throws(CurriculumError) {
    self.path = path
    for block in Document(parsing: text).blocks { try take(block) }
    if title.isEmpty { throw .incomplete(path: path, what: "#") }
    if module.isEmpty { throw .incomplete(path: path, what: "Module:") }
    if steps.isEmpty { throw .incomplete(path: path, what: "## Step 1:") }
    for step in steps {
      if step.anchor.isEmpty { throw .incomplete(path: path, what: "Anchor: (\(step.title))") }
      for check in step.checks where check.isIncomplete {
        throw .incomplete(path: path, what: check.id)
      }
    }
  }

  private mutating func take(_ block: Block) throws(CurriculumError) {
    switch block {
    case .heading(let level, let text): try takeHeading(level, text)
    case .paragraph(let text): takeParagraph(text.source)
    case .list(let marker, let items): try takeList(marker, items)
    default: throw .incomplete(path: path, what: "\(block)")
    }
  }

  private mutating func takeHeading(_ level: Int, _ text: [Inline]) throws(CurriculumError) {
    switch (level, place) {
    case (1, _):
      title = text.source
    case (2, _):
      if let match = text.source.wholeMatch(of: /Step (\d+): (.+)/) {
        let number = Int(match.1) ?? steps.count + 1
        steps.append(Step(number: number, title: String(match.2), anchor: "", checks: []))
        place = .step
      } else if text.source == "API" {
        place = .interface
      } else if text.source == "Mistakes" {
        place = .mistakes
      } else if text.source == "Notes" {
        place = .notes
      } else if text.source == "Comments" {
        place = .comments
      } else {
        throw .incomplete(path: path, what: "## \(text.source)")
      }
    case (3, .step), (3, .check):
      steps[steps.count - 1].checks.append(
        CheckText(id: text.name, title: "", why: "", section: "", hints: [], notes: [:]))
      place = .check
    case (3, .interface), (3, .need):
      place = .need(text.name)
    case (3, .mistakes), (3, .mistake):
      place = .mistake(text.name)
    default:
      throw .incomplete(path: path, what: text.source)
    }
  }

  private mutating func takeParagraph(_ text: String) {
    switch place {
    case .top:
      if let name = Self.value(of: "Module:", in: text) { module = Self.withoutTicks(name) }
      if let sentence = Self.value(of: "Learnt:", in: text) { learnt = sentence }
      if let duration = Self.value(of: "Time:", in: text) { time = duration }
      if let name = Self.value(of: "Part:", in: text) { part = name }
    case .step:
      if let anchor = Self.value(of: "Anchor:", in: text) {
        steps[steps.count - 1].anchor = Self.withoutTicks(anchor)
      }
    case .check:
      changeCheck { check in
        if let why = Self.value(of: "Why:", in: text) {
          check.why = why
        } else if let section = Self.value(of: "Section:", in: text) {
          check.section = section
        } else {
          check.title = text
        }
      }
    case .need(let name):
      interface[name] = text
    case .mistake(let name):
      mistakes[name] = text
    case .interface, .mistakes, .notes, .comments:
      break
    }
  }

  private mutating func takeList(
    _ marker: ListMarker, _ items: [[Block]]
  ) throws(CurriculumError) {
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
        throw .incomplete(path: path, what: "- \(item)")
      }
      let (key, remark) = (String(match.1), String(match.2))
      if case .notes = place { notes[key] = remark }
      if case .comments = place { comments[key] = remark }
      changeCheck { $0.notes[key] = remark }
    }
  }

  private mutating func changeCheck(_ change: (inout CheckText) -> Void) {
    guard case .check = place, let step = steps.indices.last,
      let check = steps[step].checks.indices.last
    else { return }
    change(&steps[step].checks[check])
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
  fileprivate var isIncomplete: Bool {
    title.isEmpty || why.isEmpty || section.isEmpty || hints.count != Self.hintCount
  }
}
