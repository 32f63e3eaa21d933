@testable import Classroom

/// A made-up class, as a list of paths with texts.
struct Class {
  static let lessons = [
    LessonMarks(id: "02-reduce", headings: heading(1, "reduce") + heading(2, "replay")),
    LessonMarks(
      id: "03-login-state", headings: heading(1, "reduce") + heading(2, "canTriggerLogin")),
    LessonMarks(id: "04-store", headings: heading(1, "Store") + heading(2, "order and safety")),
  ]

  /// A text of each lesson, with the heading that only it has.
  static let two = "// MARK: - Step 1: reduce\n\n// MARK: - Step 2: replay\nlet a = 2\n"
  static let three = "  // MARK: - Step 1: reduce \r\n// MARK: - Step 2: canTriggerLogin\r\n"
  static let four = "// MARK: - Step 1: Store\n"

  var items: [FoundItem] = []
  var texts: [String] = []

  init(_ files: KeyValuePairs<String, String> = [:]) {
    for (path, text) in files { add(path, text) }
  }

  mutating func add(_ path: String, _ text: String) {
    add(path, .file(size: text.utf8.count), text)
  }

  mutating func add(_ path: String, _ kind: FoundItem.Kind, _ text: String = "") {
    items.append(FoundItem(path: path, kind: kind, source: .init(path: "/class/" + path)))
    texts.append(text)
  }

  func find(_ roster: Roster? = nil) -> HandedIn {
    FoundListing(items: items, name: "class").handedIn(
      lessons: Self.lessons, roster: roster, text: { texts[$0] })
  }

  private static func heading(_ number: Int, _ title: String) -> [String] {
    ["// MARK: - Step \(number): \(title)"]
  }
}

extension HandedIn {
  /// Each learner in a line: `id name @place lesson=place …`.
  var lines: [String] {
    learners.map { learner in
      let exercises = learner.exercises.sorted { $0.key < $1.key }
        .map { " \($0.key.prefix(2))=\($0.value.place)" }
      let name = learner.name.map { " (\($0))" } ?? ""
      return "\(learner.id)\(name) @\(learner.place ?? "-")\(exercises.joined())"
    }
  }

  /// Each problem in a line.
  var complaints: [String] { problems.map { "\($0.place): \($0.kind)" } }
}
