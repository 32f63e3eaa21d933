/// One lesson as a value: its name, its steps, and every word that its suite may say.
public struct Lesson: Codable, Equatable, Identifiable, Sendable {
  /// From 1, in the order in which the lessons are meant to be taken.
  public var number: Int
  /// The name of its folder, `03-login-state`.
  public var id: String
  /// The name of the Swift module that its exercise is.
  public var module = ""
  /// The rules of Swift by which its exercise is compiled: 5 or 6.
  public var languageMode = usualLanguageMode
  /// Its name as a learner reads it, without the number.
  public var title = ""
  /// In the order in which they are meant to be taken.
  public var steps: [Step] = []
  /// What the suite needs to find in the exercise, each with the sentence for when it isn't there.
  public var interface: [String: String] = [:]
  /// The words for the mistakes that its suite can name.
  public var mistakes: [String: String] = [:]
  /// The declarations in which a mistake is made, where its words don't say so: the likeliest first.
  public var mistakeAnchors: [String: [String]] = [:]
  /// Remarks on one kind of failure that any of its checks may make, by key.
  public var notes: [String: String] = [:]
  /// The words that its suite puts into lines of code, by key.
  public var comments: [String: String] = [:]
  /// The line of each heading of its text, from 1.
  public var sections: [String: Int] = [:]
  /// The path of its text, as it is shown.
  public var text = ""
  /// What a person can do who has passed it, in one sentence.
  public var learnt = ""
  public var time = ""
  public var isLast = false

  /// What holds where a lesson says nothing else.
  public static let usualLanguageMode = "5"

  /// How the heading in an exercise begins below which nothing is graded.
  package static let scratchHeading = "// MARK: - Scratch"

  public var checks: [CheckText] { steps.flatMap(\.checks) }

  /// The line at which a section of its text begins, by its heading in Markdown.
  public func line(ofSection heading: String) -> Int? {
    sections[Inline.parsing(heading).plainText]
  }

  /// The words for a known mistake over which a check fails.
  public func words(forMistake name: String, over check: CheckText) -> String? {
    let step = steps.first { $0.checks.contains { $0.id == check.id } }
    // Helpers stand before what is asked for.
    let function = check.anchors.last ?? step?.declaredName ?? ""
    return mistakes[name]?.replacing("{function}", with: function)
  }

  /// What a check is about that doesn't pass, perhaps because of a known mistake: names of declarations, the
  /// likeliest first.
  package func subjects(of check: CheckText, mistake: String?) -> [String] {
    // Words also name what is only to be compared with: what the lesson doesn't ask for isn't meant.
    let asked = interface.keys.compactMap { DeclaredName($0) }
    func names(in text: String) -> [String] {
      Inline.parsing(text).codes.filter { code in
        DeclaredName(code).map { name in asked.contains(where: name.names) } ?? false
      }
    }
    let words = mistake.flatMap { self.words(forMistake: $0, over: check) } ?? ""
    // Where the words name a type, the check knows which member; and it knows of helpers.
    let named = names(in: words).flatMap { name in
      check.anchors.contains(name)
        ? check.anchors : check.anchors.filter { DeclaredName($0)?.owner == name[...] } + [name]
    }
    return (mistake.flatMap { mistakeAnchors[$0] } ?? []) + named + check.anchors
      + names(in: check.title)
  }

  public func check(_ id: String) -> CheckText? {
    checks.first { $0.id == id }
  }
}

/// One step of a lesson: a thing to write, and the checks that look at it.
public struct Step: Codable, Equatable, Sendable {
  /// From 1.
  public var number: Int
  /// What is to be done, in a few words.
  public var title: String
  /// A piece of the line in the exercise that this step is about.
  public var anchor: String
  /// In the order in which a learner meets them.
  public var checks: [CheckText]

  /// The name that is declared in the line of the anchor.
  package var declaredName: String {
    let end = anchor.split(separator: " ").last ?? ""
    return String(end.prefix { $0 != "(" })
  }
}

public struct CheckText: Codable, Equatable, Sendable {
  /// `topic.behaviour`, the name under which the suite reports.
  public var id: String
  /// What the exercise does if it passes, in a few words.
  public var title: String
  /// The declarations that it is about, where neither its title nor its step's anchor says so: the
  /// likeliest first.
  public var anchors: [String] = []
  /// The idea that the check stands for.
  public var why: String
  public var section: String
  /// Of growing strength.
  public var hints: [String]
  public var notes: [String: String]

  public static let hintCount = 3
}
