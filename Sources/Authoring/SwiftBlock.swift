import Basics
import Curriculum
import Foundation
import Grading

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
  /// What the compiler says about each piece of the lesson's text.
  ///
  /// Most pieces compile, and most of the time goes by before the compiler reads the first line. So those
  /// that can stand beside each other are compiled together; each is compiled alone if one is refused.
  func complaints(about blocks: [SwiftBlock]) throws -> [String] {
    let groups = try Dictionary(grouping: blocks.indices) { place in
      try standsBesideOthers(blocks[place]) ? "\(blocks[place].kind)" : "\(place)"
    }
    let found = try concurrently(Array(groups.values)) { group in
      let together = group.map { "do {\n\(blocks[$0].source)\n}\n" }.joined()
      if group.count > 1, try complaints(about: together, blocks[group[0]].kind).isEmpty {
        return group.map { ($0, "") }
      }
      return try group.map { ($0, try complaints(about: blocks[$0].source, blocks[$0].kind)) }
    }
    return found.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Whether a piece means the same within braces as at the top of a file.
  private func standsBesideOthers(_ block: SwiftBlock) throws -> Bool {
    let file = SourceFile(block.source)
    guard block.kind != .error, file.isBalanced else { return false }
    // What can stand only at the top of a file.
    let words: Set<Substring> = ["extension", "import", "operator", "precedencegroup", "public"]
    guard words.isDisjoint(with: file.tokens.map(\.text)) else { return false }
    // At the top of a file, a second declaration of a name is refused.
    let others = try self.file(beside: block.kind).map { SourceFile(try contents(of: $0)) }
    let taken = Set(others.map { $0.declarations(in: $0.tokens.indices).map(\.name) } ?? [])
    return taken.isDisjoint(with: file.declarations(in: file.tokens.indices).map(\.name))
  }

  private func complaints(about source: String, _ kind: SwiftBlock.Kind) throws -> String {
    let folder = try TemporaryFolder()
    let main = "\(folder.path)/main.swift"
    try "import Foundation\n\(source)\n".write(toFile: main, atomically: true, encoding: .utf8)
    let beside = file(beside: kind).map { [$0] } ?? []
    return try complaints(
      ["-typecheck", "-swift-version", "5", "-module-name", lesson.module, main] + beside)
  }

  private func file(beside kind: SwiftBlock.Kind) -> String? {
    switch kind {
    case .alone, .error: nil
    case .stub: repository.stub(of: lesson.id)
    case .solution: repository.solution(of: lesson.id)
    }
  }
}
