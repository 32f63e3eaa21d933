/// What somebody sees of the app at one moment of a run: lines from top to bottom.
///
/// It holds no words: each part has a name, and its words stand in the lesson's `Play.md` below the
/// heading of that name, where a value takes the place of its name in braces.
public struct PlayScreen: Equatable, Sendable {
  public var lines: [[PlayElement]]

  public init(_ lines: [PlayElement]...) { self.lines = lines }

  public init(lines: [[PlayElement]]) { self.lines = lines }

  /// All that somebody can act on, in the order in which Tab goes through it.
  public var controls: [PlayElement] { lines.joined().filter(\.isControl) }
}

public enum PlayElement: Equatable, Sendable {
  public enum Tone: Equatable, Sendable {
    case plain
    case title
    case quiet
    case good
    case bad
  }

  /// Words, with values in them.
  case text(String, values: [String: String] = [:], tone: Tone = .plain)
  /// Something that is being waited for.
  case spinner(String)
  /// A text in which one types.
  ///
  /// - Parameters:
  ///   - name: of its words.
  ///   - isSecret: whether it is shown as dots.
  ///   - event: the name of the event that typing makes; it brings the whole new text.
  case field(_ name: String, text: String, isSecret: Bool = false, event: String)
  case button(PlayButton)

  /// Whether somebody can act on it: a button that isn't enabled is only seen.
  public var isControl: Bool {
    switch self {
    case .text, .spinner: false
    case .field: true
    case .button(let button): button.isEnabled
    }
  }
}

/// Something to press in the app, or a letter that does the same.
public struct PlayButton: Equatable, Sendable {
  /// Of its words.
  public var name: String
  /// What takes the place of names in braces in its words.
  public var values: [String: String]
  /// The letter that presses it as long as nobody types into a field.
  public var key: Character?
  public var event: PlayEvent
  /// Whether the values of the event are asked for first; those that it has are what is offered.
  public var asks: Bool
  public var isEnabled: Bool

  public init(
    _ name: String, values: [String: String] = [:], key: Character? = nil, sends event: PlayEvent,
    asking asks: Bool = false, isEnabled: Bool = true
  ) {
    (self.name, self.values, self.key) = (name, values, key)
    (self.event, self.asks, self.isEnabled) = (event, asks, isEnabled)
  }
}
