import Curriculum

/// What an author can ask for: the word behind `workbook author`, and what stands behind that.
enum AuthorTask: Equatable, Sendable {
  case new(name: String)
  /// Without a lesson it is about all of them.
  case check(lesson: String?)
  case run(lesson: String, file: String)

  /// The words that can stand there.
  enum Name: String, CaseIterable, Sendable {
    case new, check, run

    /// How it is called.
    var form: String {
      switch self {
      case .new: "new NAME"
      case .check: "check [N]"
      case .run: "run N FILE"
      }
    }

    /// How many words follow it.
    var count: ClosedRange<Int> {
      switch self {
      case .new: 1...1
      case .check: 0...1
      case .run: 2...2
      }
    }
  }

  /// - Parameter words: all that stands behind the command, beside its options.
  init(_ words: [String]) throws(UsageError) {
    guard let word = words.first else { throw .taskMissing }
    guard let name = Name(rawValue: word) else {
      let known = Name.allCases.map(\.rawValue)
      throw .unknownTask(word, suggestion: nearestWord(to: word, in: known))
    }
    let operands = words.dropFirst()
    guard operands.count >= name.count.lowerBound else { throw .incompleteTask(name) }
    guard operands.count <= name.count.upperBound else {
      throw .unexpected(words[1 + name.count.upperBound], command: .author)
    }
    switch name {
    case .new: self = .new(name: words[1])
    case .check: self = .check(lesson: operands.first)
    case .run: self = .run(lesson: words[1], file: words[2])
    }
  }
}
