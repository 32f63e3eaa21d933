import Curriculum
import Foundation
import Grading
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

  var kind: Kind
  var source: String
  /// The line of its first line of code, from 1.
  var line: Int

  /// All of them in a text.
  static func all(in document: Document, _ text: String) -> [SwiftBlock] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return codeBlocks(in: document.blocks).map { source, line in
      // The fence stands right above the code, the comment above the fence.
      let comment = line >= 3 ? lines[line - 3] : ""
      let kind = comment.wholeMatch(of: /<!-- swift: (\w+) -->/).flatMap {
        Kind(rawValue: String($0.1))
      }
      return SwiftBlock(kind: kind ?? .alone, source: source, line: line)
    }
  }

  private static func codeBlocks(in blocks: [Block]) -> [(source: String, line: Int)] {
    blocks.flatMap { block -> [(source: String, line: Int)] in
      switch block {
      case .code("swift", let source, let line): [(source, line)]
      case .details(_, let blocks): codeBlocks(in: blocks)
      case .list(_, let items): items.flatMap { codeBlocks(in: $0) }
      default: []
      }
    }
  }
}

extension LessonProof {
  /// What the compiler says about a piece of the lesson's text.
  func complaints(about block: SwiftBlock) throws -> String {
    let folder = try TemporaryFolder()
    let main = "\(folder.path)/main.swift"
    try "import Foundation\n\(block.source)\n".write(
      toFile: main, atomically: true, encoding: .utf8)
    let beside: [String] =
      switch block.kind {
      case .alone, .error: []
      case .stub: [repository.stub(of: lesson.id)]
      case .solution: [repository.solution(of: lesson.id)]
      }
    return try complaints(
      ["-typecheck", "-swift-version", "5", "-module-name", lesson.module, main] + beside)
  }
}
