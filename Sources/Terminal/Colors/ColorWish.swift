/// What a person said about colours.
public enum ColorWish: String, CaseIterable, Sendable {
  /// Where somebody looks at them.
  case auto
  case always
  case never
}

/// What a terminal can do with colours and styles.
enum ColorDepth: Equatable {
  /// Text only, no escape codes at all.
  case none
  /// Bold, underlined and reversed, and colours of which nobody knows how they look.
  case styles
  /// 256 colours.
  case palette

  /// Finds out what the output can show, and what is wanted: the option counts more than the
  /// environment, and the environment more than what the terminal is.
  init(environment: [String: String], isTerminal: Bool, wish: ColorWish) {
    let terminal = environment["TERM"] ?? ""
    let isDumb = terminal.isEmpty || terminal == "dumb"
    switch wish == .auto ? ColorWish(environment: environment) : wish {
    case .never: self = .none
    case .auto where !isTerminal || isDumb: self = .none
    // Nothing tells what will show it; hardly anything that shows colours has fewer.
    case .always where isDumb: self = .palette
    case .auto, .always:
      let promises = environment["COLORTERM"].map { !$0.isEmpty } ?? false
      let isModern = Self.modernTerminals.contains { terminal.contains($0) }
      self = promises || isModern ? .palette : .styles
    }
  }

  private static let modernTerminals = [
    "256color", "direct", "kitty", "ghostty", "alacritty", "foot", "contour", "wezterm",
  ]
}

extension ColorWish {
  /// What the environment says: `NO_COLOR` first (no-color.org: whatever it says, if it isn't
  /// empty), then `CLICOLOR_FORCE` and `FORCE_COLOR`, then `CLICOLOR`.
  init(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0.lowercased() }
    }
    let no: Set<String?> = ["0", "false"]
    if value("NO_COLOR") != nil {
      self = .never
    } else if [value("CLICOLOR_FORCE"), value("FORCE_COLOR")]
      .contains(where: { $0 != nil && !no.contains($0) })
    {
      self = .always
    } else {
      self = no.contains(value("FORCE_COLOR")) || value("CLICOLOR") == "0" ? .never : .auto
    }
  }
}
