import Basics

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
