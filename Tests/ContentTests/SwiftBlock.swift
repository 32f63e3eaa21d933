import Curriculum
import Foundation
import Markdown

/// A piece of Swift in a lesson's text, and how it is meant to be read.
struct SwiftBlock: Sendable {
  /// Said by a comment above the block, `<!-- swift: stub -->`.
  enum Kind: String {
    case alone
    /// Together with what the lesson gives.
    case stub
    case solution
    /// The compiler has to refuse it.
    case error
  }

  var lesson: Lesson
  var kind: Kind
  var source: String
  /// The file and the line of the first line of code.
  var place: String

  static func all(in lesson: Lesson, _ workshop: Workshop) throws -> [SwiftBlock] {
    let path = workshop.repository.text(of: lesson.id)
    let text = try contents(of: path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return codeBlocks(in: Document(parsing: text).blocks).map { source, line in
      // The fence stands right above the code, the comment above the fence.
      let comment = line >= 3 ? lines[line - 3] : ""
      let kind = comment.wholeMatch(of: /<!-- swift: (\w+) -->/).flatMap {
        Kind(rawValue: String($0.1))
      }
      return SwiftBlock(
        lesson: lesson, kind: kind ?? .alone, source: source,
        place: "\(workshop.repository.display(path)):\(line)")
    }
  }

  private static func codeBlocks(in blocks: [Block]) -> [(source: String, line: Int)] {
    blocks.flatMap { block -> [(source: String, line: Int)] in
      switch block {
      case .code("swift", let source, let line): [(source, line)]
      case .details(_, let blocks), .quote(let blocks): codeBlocks(in: blocks)
      case .list(_, let items): items.flatMap { codeBlocks(in: $0) }
      default: []
      }
    }
  }

  /// What the compiler says about it.
  func complaints(_ workshop: Workshop) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-block-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.swift")
    try Data("import Foundation\n\(source)\n".utf8).write(to: main)
    let beside: [String] =
      switch kind {
      case .alone, .error: []
      case .stub: [workshop.repository.stub(of: lesson.id)]
      case .solution: [workshop.repository.solution(of: lesson.id)]
      }
    return try workshop.complaints(
      ["-typecheck", "-swift-version", "5", "-module-name", lesson.module, main.path] + beside)
  }
}
