/// An event of a run: a lesson's event as a value that can be stored and sent.
public struct PlayEvent: Hashable, Codable, Sendable {
  /// The name of the case, with the cases that contain it: `account.login`.
  public var name: String
  /// The associated values, in order.
  public var values: [PlayValue]

  public init(_ name: String, _ values: PlayValue...) {
    self.init(name: name, values: values)
  }

  public init(name: String, values: [PlayValue]) {
    (self.name, self.values) = (name, values)
  }
}

/// The form of one kind of event, for reading, entering and writing events.
public struct EventForm: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case value
    /// A call of the function with the form's name.
    case call
    /// An assignment to the variable with the form's name.
    case assignment
  }

  public var name: String
  public var kind: Kind
  public var parts: [PlayPart]
  /// The enclosing case when a whole run is written in Swift; it is omitted on the screen.
  public var wrapper: String?

  public init(
    _ name: String, as kind: Kind = .value, in wrapper: String? = nil, _ parts: PlayPart...
  ) {
    (self.name, self.kind, self.wrapper, self.parts) = (name, kind, wrapper, parts)
  }

  /// An event of this kind with initial values.
  public var initial: PlayEvent {
    PlayEvent(name: name, values: parts.map(\.field.initial))
  }

  public func fits(_ event: PlayEvent) -> Bool {
    event.name == name && PlayField.value(type: "", parts: parts).fits(.list(event.values))
  }

  /// An event of this kind as Swift code: `.account(.logout)`.
  public func code(_ event: PlayEvent) -> String {
    switch kind {
    case .call: return "\(name)(\(parts.code(event.values)))"
    case .assignment: return "\(name) = \(parts.code(event.values))"
    case .value: break
    }
    let cases = name.split(separator: ".")
    let arguments = parts.isEmpty ? "" : "(\(parts.code(event.values)))"
    return cases.map { ".\($0)" }.joined(separator: "(") + arguments
      + String(repeating: ")", count: cases.count - 1)
  }
}

extension EventForm {
  /// An event of this kind as Swift code including the wrapper: `.action(.account(.logout))`.
  public func wrappedCode(_ event: PlayEvent) -> String {
    wrapper.map { ".\($0)(\(code(event)))" } ?? code(event)
  }
}

extension [EventForm] {
  /// The form for events of this name; nil if there is none.
  public func form(named name: String) -> EventForm? { first { $0.name == name } }

  /// An event as Swift code; its name if there is no form for it.
  public func code(_ event: PlayEvent) -> String {
    form(named: event.name)?.code(event) ?? event.name
  }
}
