import Basics
import Curriculum
import Terminal

struct TypedLine: Equatable {
  private(set) var text = ""
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  /// Whether the next typed text replaces everything.
  private(set) var isSelected = false

  init() {}

  /// A line with the cursor at its end. The limit of length applies to typed text only.
  init(_ text: String, isSelected: Bool = false) {
    self.text = text
    cursor = text.count
    self.isSelected = isSelected && !text.isEmpty
  }
}

/// Applies a key to a text that is being typed.
func typedLineReducer(_ state: inout TypedLine, _ key: Key) {
  switch key {
  case .character(let character): state.insert(String(character))
  case .paste(let text): state.insert(text)
  case .left: state.move(to: state.cursor - 1)
  case .right: state.move(to: state.cursor + 1)
  case .home, .control("a"): state.move(to: 0)
  case .end, .control("e"): state.move(to: .max)
  case .backspace: state.delete(before: 1)
  case .delete: state.delete(after: 1)
  case .control("w"): state.delete(before: state.wordLength)
  case .control("u"): state.delete(before: .max)
  case .control("k"): state.delete(after: .max)
  default: break
  }
}

extension TypedLine {
  /// The number of characters from the start of the word before the cursor to the cursor.
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
    if isSelected { delete() }
    // Line breaks become spaces.
    let piece = new.map { $0.isNewline ? " " : String($0) }.joined()
      .prefix(max(0, CountLimit.typedCharacters - text.count))
    let rest = text.count - cursor
    text.insert(contentsOf: piece, at: text.index(text.startIndex, offsetBy: cursor))
    // A typed combining mark joins the character before it, so the cursor is computed from the end.
    cursor = text.count - rest
  }

  /// Deletes characters before and after the cursor, or the whole text if it is selected.
  fileprivate mutating func delete(before: Int = 0, after: Int = 0) {
    let kept = isSelected ? "" : text.prefix(max(0, cursor - min(before, cursor)))
    let rest = isSelected ? "" : text.dropFirst(cursor).dropFirst(after)
    (text, cursor, isSelected) = (String(kept) + rest, kept.count, false)
  }
}

/// The key's usual form for users of a Chinese input method, which may give full-width letters,
/// digits and signs, and words for yes and no.
extension Key {
  var usual: Key {
    guard case .character(let character) = self, !character.isASCII else { return self }
    let text = String(character).withUsualSigns
    if let answer = YesOrNo(text) { return answer == .yes ? "y" : "n" }
    return text.count == 1 ? .character(text.first ?? character) : self
  }
}

extension String {
  /// The text with full-width characters replaced by ASCII.
  package var withUsualSigns: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var usual = UnicodeScalarView()
    // In Chinese input methods the slash key gives this character.
    for scalar in unicodeScalars { usual.append(scalar == "、" ? "/" : scalar.ofUsualWidth) }
    return String(usual)
  }
}

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
