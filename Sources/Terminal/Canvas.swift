/// What the output can show: plain text, or a terminal with its capabilities.
public struct Canvas: Equatable, Sendable {
  /// The colours; nil for text without escape codes.
  public var theme: Theme?
  /// How links are written; nil if the terminal doesn't support them.
  public var links: Links?
  /// The person's folder, to which paths are relative; nil if paths are shown unchanged.
  /// Whether non-ASCII characters are shown correctly.
  public var isUnicode: Bool
  /// Whether line-drawing and similar signs take one column. In some terminals set to Chinese or
  /// Japanese they take two (“ambiguous” in Unicode's annex 11).
  public var hasNarrowSigns = true

  public init(theme: Theme? = nil, links: Links? = nil, isUnicode: Bool = true) {
    self.theme = theme
    self.links = links
    self.isUnicode = isUnicode
  }

  public static let text = Canvas()

  /// Determines what the output can show.
  ///
  ///   - isTerminal: whether the output is a terminal; a file or a pipe gets plain text.
  ///   - plain: whether plain text is wanted in any case.
  ///   - folder: the folder of relative paths in links.
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
    // Links are escape codes, which plain text must not contain.
    let hasLinks = isTerminal && theme != nil
    links = hasLinks ? Links(environment: environment, folder: folder) : nil
    isUnicode = Terminal.isUnicode(environment: environment)
  }

  /// The text in characters that can be shown.
  func shown(_ text: String) -> String {
    guard isUnicode else { return text.inASCII }
    return hasNarrowSigns ? text : text.withoutSigns
  }

  /// The canvas with a theme for this background.
  public func on(_ background: RGB) -> Canvas {
    guard theme?.hasColors == true else { return self }
    var canvas = self
    canvas.theme = Theme(on: background)
    return canvas
  }
}

/// Whether the terminal uses UTF-8, as far as the environment tells.
///
/// The first non-empty one of `LC_ALL`, `LC_CTYPE` and `LANG` decides (POSIX, 8.2); without any it
/// is the “C” locale.
public func isUnicode(environment: [String: String]) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
  guard let locale else { return isPlainLocaleUnicode }
  let name = locale.lowercased()
  return name.contains("utf-8") || name.contains("utf8")
}

public enum ColorWish: String, CaseIterable, Sendable {
  /// Colours if the output is a terminal.
  case auto
  case always
  case never
}

/// The colours and styles that a terminal supports.
enum ColorDepth: Equatable {
  /// Plain text without escape codes.
  case none
  /// Bold, underlined and reversed text, without colours of our own.
  case styles
  case palette

  /// Determines the colours. The option has priority over the environment, and the environment over
  /// the kind of terminal.
  init(environment: [String: String], isTerminal: Bool, wish: ColorWish) {
    let terminal = environment["TERM"] ?? ""
    let isDumb = terminal.isEmpty || terminal == "dumb"
    switch wish == .auto ? ColorWish(environment: environment) : wish {
    case .never: self = .none
    case .auto where !isTerminal || isDumb: self = .none
    // The terminal that will show it isn't known; nearly all terminals with colours have 256.
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
  /// The wish in the environment: `NO_COLOR` first (no-color.org: any non-empty value), then
  /// `CLICOLOR_FORCE` and `FORCE_COLOR`, then `CLICOLOR`.
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
