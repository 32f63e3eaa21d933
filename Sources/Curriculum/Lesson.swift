import Basics

/// A lesson: its name, its steps, and all texts that its suite may show.
public struct Lesson: Codable, Equatable, Identifiable, Sendable {
  /// The lesson's number, from 1, in the recommended order.
  public var number: Int
  /// The name of the lesson's folder, `03-login-state`.
  public var id: String
  /// The name of the Swift module of its exercise.
  public var module = ""
  /// The Swift language mode of its exercise: 5 or 6.
  public var languageMode = usualLanguageMode
  /// The title without the number.
  public var title = ""
  /// The steps in the recommended order.
  public var steps: [Step] = []
  /// The declarations that the suite needs in the exercise, each with the sentence that says it is
  /// missing.
  public var interface: [String: String] = [:]
  /// The texts for the mistakes that the suite can recognise, by name.
  public var mistakes: [String: String] = [:]
  /// The declarations that a mistake is about, the likeliest first; only for mistakes whose text
  /// doesn't name them.
  public var mistakeAnchors: [String: [String]] = [:]
  /// Remarks on a kind of failure that any check may make, by key.
  public var notes: [String: String] = [:]
  /// The comments that the suite puts into lines of code, by key.
  public var comments: [String: String] = [:]
  /// The line of each heading in the lesson's text, from 1.
  public var sections: [String: Int] = [:]
  /// The path of the lesson's text, as it is shown.
  public var text = ""
  /// One sentence about what a person who has passed the lesson can do.
  public var learnt = ""
  public var time = ""
  public var isLast = false

  /// The language mode of lessons that name none.
  public static let usualLanguageMode = "5"

  /// The beginning of the heading in an exercise below which nothing is graded.
  package static let scratchHeading = "// MARK: - Scratch"

  public var checks: [CheckText] { steps.flatMap(\.checks) }

  /// The line of a section, given its heading in Markdown.
  public func line(ofSection heading: String) -> Int? {
    sections[Inline.parsing(heading).plainText]
  }

  /// The text for a known mistake by which a check fails.
  public func words(forMistake name: String, over check: CheckText) -> String? {
    let step = steps.first { $0.checks.contains { $0.id == check.id } }
    // Helpers come before the requested declaration.
    let function = check.anchors.last ?? step?.declaredName ?? ""
    return mistakes[name]?.replacing("{function}", with: function)
  }

  /// The names of the declarations that a failed check is about, perhaps because of a known
  /// mistake, the likeliest first.
  ///
  /// - Parameter given: the code that shows it: if only one of several declarations is called there,
  ///   it is about that one.
  package func subjects(of check: CheckText, mistake: String?, given: [String]) -> [String] {
    // A text may also name things for comparison, so only declarations that the lesson asks for
    // count.
    let asked = interface.keys.compactMap { DeclaredName($0) }
    func isAsked(_ text: String) -> Bool {
      DeclaredName(text).map { name in asked.contains(where: name.names) } ?? false
    }
    func names(in text: String) -> [String] { Inline.parsing(text).codes.filter(isAsked) }
    let words = mistake.flatMap { self.words(forMistake: $0, over: check) } ?? ""
    // If the text names a type, the check's own anchors name the member.
    let named = names(in: words).flatMap { name in
      check.anchors.contains(name)
        ? check.anchors : check.anchors.filter { DeclaredName($0)?.owner == name[...] } + [name]
    }
    let anchors = mistake.flatMap { mistakeAnchors[$0] } ?? []
    // Helpers aren't called there, so it isn't known whether it is about one of them.
    let called =
      (check.anchors + anchors).allSatisfy(isAsked)
      ? check.anchors.filter { anchor in
        let call = ".\(DeclaredName(anchor)?.base ?? "")("
        return given.contains { $0.contains(call) }
      } : []
    return (called.count == 1 ? called : []) + anchors + named + check.anchors
      + names(in: check.title)
  }

  public func check(_ id: String) -> CheckText? {
    checks.first { $0.id == id }
  }
}

/// A step of a lesson: something to write, and the checks for it.
public struct Step: Codable, Equatable, Sendable {
  /// The step's number, from 1.
  public var number: Int
  /// What to do, in a few words.
  public var title: String
  /// A part of the exercise's line that this step is about.
  public var anchor: String
  /// The checks in the order in which a learner meets them.
  public var checks: [CheckText]

  /// The name that the anchor's line declares.
  package var declaredName: String {
    let end = anchor.split(separator: " ").last ?? ""
    return String(end.prefix { $0 != "(" })
  }
}

public struct CheckText: Codable, Equatable, Sendable {
  /// The id in the form `topic.behaviour`, under which the suite reports the check.
  public var id: String
  /// What a passing exercise does, in a few words.
  public var title: String
  /// The declarations that the check is about, the likeliest first; only if neither its title nor
  /// its step's anchor names them.
  public var anchors: [String] = []
  /// The idea behind the check.
  public var why: String
  public var section: String
  /// The hints, weakest first.
  public var hints: [String]
  public var notes: [String: String]

  public static let hintCount = 3
}
