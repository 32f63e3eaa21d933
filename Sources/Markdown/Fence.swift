/// The line that opens a block of code.
struct Fence {
  var sign: Character
  var length: Int
  var indentation: Int
  var language: String?

  init?(opening line: SourceLine) {
    let text = line.trimmed
    guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
    length = text.prefix { $0 == sign }.count
    let information = text.dropFirst(length)
    // Backticks after the fence mean code within a sentence: ```like this```.
    guard length >= 3, sign == "~" || !information.contains("`") else { return nil }
    self.sign = sign
    indentation = line.indentation
    language = information.split(whereSeparator: \.isSpaceOrTab).first.map(String.init)
  }

  func isClosed(by line: SourceLine) -> Bool {
    let text = line.trimmed
    return text.count >= length && text.allSatisfy { $0 == sign }
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
