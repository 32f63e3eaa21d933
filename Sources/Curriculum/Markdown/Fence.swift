/// The line that opens a block of code.
struct Fence {
  var length: Int
  var indentation: Int
  var language: String?

  init?(opening line: SourceLine) {
    let text = line.trimmed
    length = text.prefix { $0 == "`" }.count
    let information = text.dropFirst(length)
    // Backticks after the fence mean code within a sentence: ```like this```.
    guard length >= 3, !information.contains("`") else { return nil }
    indentation = line.indentation
    language = information.split(whereSeparator: \.isSpaceOrTab).first.map(String.init)
  }

  func isClosed(by line: SourceLine) -> Bool {
    let text = line.trimmed
    return text.count >= length && text.allSatisfy { $0 == "`" }
  }
}

/// Remembers, line by line, whether what comes next is within a block of code.
struct FenceTracker {
  private var open: Fence?

  var isInCode: Bool { open != nil }

  mutating func pass(_ line: SourceLine) {
    if let fence = open {
      if fence.isClosed(by: line) { open = nil }
    } else {
      open = Fence(opening: line)
    }
  }
}
