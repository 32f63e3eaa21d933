import Basics
import Curriculum
import Terminal

/// A line that is being typed, and where in it one types.
struct TypedLine: Equatable {
  private(set) var text = ""
  /// How many characters stand before the cursor.
  private(set) var cursor = 0
  /// Whether what is typed next takes the place of everything.
  private(set) var isSelected = false

  init() {}

  /// A line with the cursor at its end. Nothing is cut off: only what is typed has a limit.
  init(_ text: String, isSelected: Bool = false) {
    self.text = text
    cursor = text.count
    self.isSelected = isSelected && !text.isEmpty
  }
}

/// What somebody does to the line that they type.
package enum TypedLineEvent: Equatable {
  /// Something is typed or pasted at the cursor.
  case typed(String)
  case movedLeft
  case movedRight
  case movedToStart
  case movedToEnd
  case deletedBackward
  case deletedForward
  /// The word before the cursor goes.
  case deletedWord
  /// Everything before the cursor goes.
  case deletedToStart
  /// Everything from the cursor on goes.
  case deletedToEnd
}

func typedLineReducer(_ state: inout TypedLine, _ event: TypedLineEvent) {
  switch event {
  case .typed(let text):
    if state.isSelected { state.delete(before: .max, after: .max) }
    state.insert(text)
  case .movedLeft: state.move(to: state.cursor - 1)
  case .movedRight: state.move(to: state.cursor + 1)
  case .movedToStart: state.move(to: 0)
  case .movedToEnd: state.move(to: .max)
  case .deletedBackward: state.delete(before: 1)
  case .deletedForward: state.delete(after: 1)
  case .deletedWord: state.delete(before: state.wordLength)
  case .deletedToStart: state.delete(before: .max)
  case .deletedToEnd: state.delete(after: .max)
  }
}

extension TypedLine {
  /// From the start of the word before the cursor to the cursor.
  fileprivate var wordLength: Int {
    let before = text.prefix(cursor).reversed()
    let spaces = before.prefix { $0 == " " }.count
    return spaces + before.dropFirst(spaces).prefix { $0 != " " }.count
  }

  fileprivate mutating func move(to index: Int) {
    cursor = max(0, min(index, text.count))
    isSelected = false
  }

  fileprivate mutating func insert(_ new: String) {
    // A line has no line ends.
    let piece = new.map { $0.isNewline ? " " : String($0) }.joined()
      .prefix(max(0, CountLimit.typedCharacters - text.count))
    let rest = text.count - cursor
    text.insert(contentsOf: piece, at: text.index(text.startIndex, offsetBy: cursor))
    // What is typed may join the character before it, as an accent does.
    cursor = text.count - rest
  }

  /// Takes characters away on both sides of the cursor; all of them if they are selected.
  fileprivate mutating func delete(before: Int = 0, after: Int = 0) {
    let kept = isSelected ? "" : text.prefix(max(0, cursor - min(before, cursor)))
    let rest = isSelected ? "" : text.dropFirst(cursor).dropFirst(after)
    (text, cursor, isSelected) = (String(kept) + rest, kept.count, false)
  }
}

/// What somebody means who types with an input method for Chinese: letters, digits and signs may come
/// as wide as a Chinese character, and a yes as a word.
extension Key {
  /// The key without these differences.
  var usual: Key {
    guard case .character(let character) = self, !character.isASCII else { return self }
    let text = String(character).withUsualSigns
    if let answer = YesOrNo(text) { return answer == .yes ? "y" : "n" }
    return text.count == 1 ? .character(text.first ?? character) : self
  }
}

extension String {
  /// The same with every sign in its usual width.
  package var withUsualSigns: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var usual = UnicodeScalarView()
    // The key of the slash gives this one where Chinese is typed.
    for scalar in unicodeScalars { usual.append(scalar == "、" ? "/" : scalar.ofUsualWidth) }
    return String(usual)
  }
}

/// What is said to a question that can be answered with a yes.
package enum YesOrNo {
  case yes
  case no

  /// Nil if it is neither.
  package init?(_ text: String) {
    switch text.withUsualSigns.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes", "是", "是的", "对", "好": self = .yes
    case "n", "no", "否", "不", "不是": self = .no
    default: return nil
    }
  }
}
