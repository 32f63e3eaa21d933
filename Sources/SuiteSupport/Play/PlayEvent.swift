/// Something that happens in a run: an event of the lesson, as a value that can be kept and sent.
public struct PlayEvent: Hashable, Codable, Sendable {
  /// The case of the lesson's type, with the cases that it is in: `account.login`.
  public var name: String
  /// What comes with it, in the order of the case.
  public var values: [PlayValue]

  public init(_ name: String, _ values: PlayValue...) {
    self.init(name: name, values: values)
  }

  public init(name: String, values: [PlayValue]) {
    (self.name, self.values) = (name, values)
  }
}

/// What an event of one kind looks like: for whoever reads, asks for or writes one.
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
  /// The case that it is in where a whole run is written in Swift; on a screen it goes without saying.
  public var wrapper: String?

  public init(
    _ name: String, as kind: Kind = .value, in wrapper: String? = nil, _ parts: PlayPart...
  ) {
    (self.name, self.kind, self.wrapper, self.parts) = (name, kind, wrapper, parts)
  }

  /// An event of this kind, to begin with.
  public var initial: PlayEvent {
    PlayEvent(name: name, values: parts.map(\.field.initial))
  }

  public func fits(_ event: PlayEvent) -> Bool {
    event.name == name && PlayField.value(type: "", parts: parts).fits(.list(event.values))
  }

  /// An event of this kind as it is written in Swift: `.account(.logout)`.
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
  /// An event of this kind as it is written where its type isn't known: `.action(.account(.logout))`.
  public func wrappedCode(_ event: PlayEvent) -> String {
    wrapper.map { ".\($0)(\(code(event)))" } ?? code(event)
  }
}

extension [EventForm] {
  /// The form of the events with this name; nil if nothing of that name can happen.
  public func form(named name: String) -> EventForm? { first { $0.name == name } }

  /// An event as it is written in Swift; one of no form by its name.
  public func code(_ event: PlayEvent) -> String {
    form(named: event.name)?.code(event) ?? event.name
  }
}
