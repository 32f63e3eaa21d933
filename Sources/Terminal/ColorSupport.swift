/// What a terminal can do with colours and styles.
public enum ColorSupport: Equatable, Sendable {
  /// Text only, no escape codes at all.
  case none
  /// Styles and eight colours.
  case basic
  /// Styles and at least sixteen colours.
  case palette

  /// Finds out what the output can show.
  ///
  /// - Parameters:
  ///   - isTerminal: whether somebody looks at the output; a file or a pipe gets no colours.
  ///   - plain: whether the person asked for text only.
  public static func detected(
    environment: [String: String], isTerminal: Bool, plain: Bool
  ) -> ColorSupport {
    let terminal = environment["TERM"] ?? ""
    // https://no-color.org: the variable counts if it isn't empty, whatever it says.
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    guard isTerminal, !plain, !refuses, !terminal.isEmpty, terminal != "dumb" else { return .none }
    let promises = environment["COLORTERM"].map { !$0.isEmpty } ?? false
    let isModern = modernTerminals.contains { terminal.contains($0) }
    return promises || isModern ? .palette : .basic
  }

  private static let modernTerminals = ["256color", "direct", "kitty", "ghostty", "alacritty"]
}
