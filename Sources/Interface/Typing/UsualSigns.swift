import Curriculum
import Terminal

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
