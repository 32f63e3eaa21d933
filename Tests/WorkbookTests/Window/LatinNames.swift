import Curriculum
import Launching
import LessonSuites
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What may be written in Latin letters in another language: the words of code, of commands, and of the
/// language's list of names.
struct LatinNames {
  let words: Set<String>

  init(in spoken: WalkLanguage) throws {
    let english = spoken.repository.reading(.english)
    var sources: [String] = []
    for lesson in spoken.course.lessons {
      for path in [english.stub(of: lesson.id), english.solution(of: lesson.id)] {
        sources.append(Self.withoutComments(try contents(of: path)))
      }
      for path in [spoken.repository.text(of: lesson.id), spoken.repository.recall(of: lesson.id)]
      where FileManager.default.fileExists(atPath: path) {
        sources.append(Self.codeOnly(try contents(of: path)))
      }
      sources.append(Self.codeOnly(try contents(of: spoken.repository.feedback(of: lesson.id))))
      sources += [lesson.id, lesson.module]
      let forms = LessonSuites.all[lesson.id]?.play?.forms ?? []
      sources += forms.flatMap { [$0.name, $0.code($0.initial)] }
    }
    sources.append(Self.codeOnly(try contents(of: spoken.repository.interface)))
    // What the compiler, the runtime and exercises say in these walks.
    sources += [
      "cannot find 'swich' in scope", "Fatal error: Index out of range", "what it says, kind 1",
      "`reduce` is missing.", "one two and three", "history.jsonl can't be read.",
    ]
    let glossary = try contents(of: spoken.repository.glossary)
    sources.append(glossary.components(separatedBy: "\n## ").last ?? "")
    words = Set(sources.flatMap { latinWords(in: $0) })
  }

  /// What stands in back-ticks, in blocks of code without their comments, and in brackets where a term is
  /// named in English, too: `副作用（side effect）`.
  private static func codeOnly(_ text: String) -> String {
    let blocks = text.components(separatedBy: "```")
    let inside = blocks.indices.filter { $0 % 2 == 1 }.map { withoutComments(blocks[$0]) }
    let outside = blocks.indices.filter { $0 % 2 == 0 }.flatMap { index in
      blocks[index].matches(of: /`([^`\n]+)`|（([A-Za-z ]+)）/).map { String($0.1 ?? $0.2 ?? "") }
    }
    return (inside + outside).joined(separator: "\n")
  }

  /// Swift without its comments; what a comment says that is no prose is code: `// [1, 2]`.
  private static func withoutComments(_ source: String) -> String {
    source.split(separator: "\n").map { line in
      String(line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex))
    }.joined(separator: "\n")
  }
}

/// The words in Latin letters that are no names.
func englishWords(in frame: String, but names: Set<String>) -> [String] {
  withoutColours(frame).split(separator: "\n").flatMap { line in
    latinWords(in: line).filter { word in
      if names.contains(word) { return false }
      // A long name is broken where a line ends, and cut where something else stands behind it.
      let isCut = word.count > 1 && (line.hasSuffix(word) || line.contains(word + "…"))
      if isCut, names.contains(where: { $0.hasPrefix(word) }) { return false }
      let isRest = line.drop { !$0.isLetter }.hasPrefix(word)
      return !isRest || !names.contains { $0.hasSuffix(word) }
    }
  }
}

func withoutColours(_ frame: String) -> String {
  frame.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(/\u{1B}\]8;[^\u{1B}]*\u{1B}\\/, with: "")
}

/// The words of two Latin letters or more.
func latinWords(in text: some StringProtocol) -> [String] {
  String(text).matches(of: /[A-Za-zé][A-Za-zé']+/).map { String($0.0) }
}
