/// What lines are written for: a file, or a terminal with all that it can show.
public struct Canvas: Equatable, Sendable {
  /// The colours; nil for text only, without any escape codes.
  public var theme: Theme?
  /// How links are written; nil if nobody could open them.
  public var links: Links?
  /// Whether signs beyond ASCII arrive as they are.
  public var isUnicode: Bool
  /// Whether the signs of drawings take one column each, and not two as in some terminals that are set
  /// to Chinese or Japanese (“ambiguous” in Unicode's annex 11).
  public var hasNarrowSigns = true

  /// Makes a canvas, without any colours if nothing else is said.
  public init(theme: Theme? = nil, links: Links? = nil, isUnicode: Bool = true) {
    self.theme = theme
    self.links = links
    self.isUnicode = isUnicode
  }

  /// Text only.
  public static let text = Canvas()

  /// Finds out what the output can show.
  ///
  /// - Parameters:
  ///   - isTerminal: whether somebody looks at it; a file or a pipe gets text only.
  ///   - wish: what the person said about colours.
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
    // Whoever wants no escape codes wants these neither.
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
