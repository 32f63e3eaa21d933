/// The app's screen at one moment of a run: lines from top to bottom.
///
/// It contains no texts: each element has a name, and its text is in the lesson's `Play.md` under
/// the heading of that name, with placeholders in braces for values.
public struct PlayScreen: Equatable, Sendable {
  public var lines: [[PlayElement]]

  public init(_ lines: [PlayElement]...) { self.lines = lines }

  public init(lines: [[PlayElement]]) { self.lines = lines }

  /// The elements that the user can operate, in the order of the Tab key.
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

  /// A text with values for its placeholders.
  case text(String, values: [String: String] = [:], tone: Tone = .plain)
  /// An indicator that something is in progress.
  case spinner(String)
  /// A text field.
  ///
  /// - Parameters:
  ///   - name: the name of its label.
  ///   - isSecret: whether dots are shown instead of the text.
  ///   - event: the name of the event that typing sends, with the whole new text.
  case field(_ name: String, text: String, isSecret: Bool = false, event: String)
  case button(PlayButton)

  /// Whether the user can operate it; a disabled button is only shown.
  public var isControl: Bool {
    switch self {
    case .text, .spinner: false
    case .field: true
    case .button(let button): button.isEnabled
    }
  }
}

/// A button of the app, or a letter key with the same effect.
public struct PlayButton: Equatable, Sendable {
  /// The name of its text.
  public var name: String
  /// The values for its text's placeholders.
  public var values: [String: String]
  /// The letter key that presses it while no text field is active.
  public var key: Character?
  public var event: PlayEvent
  /// Whether the user is asked for the event's values first; its own values are the defaults.
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
