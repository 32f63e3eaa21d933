/// What lines are written for: a file, or a terminal with all that it can show.
public struct Canvas: Equatable, Sendable {
  /// The colours; nil for text only, without any escape codes.
  public var theme: Theme?
  /// How links are written; nil if the terminal doesn't open them.
  public var links: Links?
  /// Whether signs beyond ASCII arrive as they are.
  public var isUnicode: Bool
  /// Whether the signs of drawings take one column each, and not two as in some terminals that are set
  /// to Chinese or Japanese (“ambiguous” in Unicode's annex 11).
  public var hasNarrowSigns = true

  public init(theme: Theme? = nil, links: Links? = nil, isUnicode: Bool = true) {
    self.theme = theme
    self.links = links
    self.isUnicode = isUnicode
  }

  public static let text = Canvas()

  /// Finds out what the output can show.
  ///
  ///   - isTerminal: whether somebody looks at it; a file or a pipe gets text only.
  ///   - plain: whether the person wants text only, whatever else was said.
  ///   - folder: where the paths of links begin that don't begin at the top.
  public init(
    environment: [String: String], isTerminal: Bool, wish: ColorWish = .auto, plain: Bool = false,
    folder: String = ""
  ) {
    let depth = ColorDepth(
      environment: environment, isTerminal: isTerminal, wish: plain ? .never : wish)
    switch depth {
    case .none: theme = nil
    case .styles: theme = .monochrome
    case .palette: theme = Theme(on: environment["COLORFGBG"].flatMap { RGB(colorFGBG: $0) })
    }
    // Links are escape codes, too.
    let hasLinks = isTerminal && theme != nil
    links = hasLinks ? Links(environment: environment, folder: folder) : nil
    isUnicode = Terminal.isUnicode(environment: environment)
  }

  /// A text as it can be shown.
  func shown(_ text: String) -> String {
    guard isUnicode else { return text.inASCII }
    return hasNarrowSigns ? text : text.withoutSigns
  }

  /// The same where the terminal has told its background.
  public func on(_ background: RGB) -> Canvas {
    guard theme?.hasColors == true else { return self }
    var canvas = self
    canvas.theme = Theme(on: background)
    return canvas
  }
}

/// Whether the terminal's text is UTF-8, as far as the environment tells.
///
/// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that says something counts (POSIX, 8.2); if none
/// does, it is the “C” locale.
public func isUnicode(environment: [String: String]) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
  guard let locale else { return isPlainLocaleUnicode }
  let name = locale.lowercased()
  return name.contains("utf-8") || name.contains("utf8")
}

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
  /// Bold, underlined and reversed, and colours that each terminal shows in its own way.
  case styles
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
