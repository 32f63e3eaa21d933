/// Which colour each ink is, and what stands for it where there is none.
public struct Theme: Equatable, Sendable {
  /// What one ink looks like.
  public struct Look: Equatable, Sendable {
    /// The text's colour; nil for the terminal's own.
    public var foreground: Color?
    /// What the text stands on; nil for the terminal's own.
    public var background: Color?
    var isBold = false
    var isUnderlined = false
    var isReversed = false
  }

  private var looks: [Ink: Look]

  init(looks: [Ink: Look]) {
    self.looks = looks
  }

  /// What an ink looks like; plain if the theme says nothing.
  public func look(of ink: Ink) -> Look { looks[ink] ?? Look() }

  /// Whether there are colours in it.
  public var hasColors: Bool { looks.values.contains { $0.foreground != nil } }

  /// The theme for 256 colours on a background, or on one that nobody knows.
  public init(on background: RGB?) {
    let theme = background.flatMap { background in
      [Theme.dark, .light].first { $0.isReadable(on: background) }
    }
    self = theme ?? .neutral
  }

  /// Whether each ink can be told from this background as well as it needs.
  public func isReadable(on background: RGB) -> Bool {
    Ink.allCases.allSatisfy { ink in
      let look = look(of: ink)
      guard let foreground = look.foreground else { return true }
      let ground = look.background?.rgb ?? background
      return foreground.rgb.contrast(to: ground) >= ink.neededContrast
    }
  }
}
