/// A lesson's event type whose events the user can choose.
public protocol PlayableEvent {
  /// The kinds of events that can be chosen.
  static var kinds: [PlayableKind<Self>] { get }
}

extension PlayableEvent {
  /// Makes an event from its generic form; nil if there is no such event.
  public init?(_ event: PlayEvent) {
    guard let kind = Self.kinds.first(where: { $0.form.name == event.name }),
      let value = kind.make(event.values)
    else { return nil }
    self = value
  }
}

extension PlayEvent {
  /// The generic form of a lesson's event, found by reflection from the names of its cases.
  public init(_ event: some PlayableEvent) { self.init(describing: event) }

  private init<Event: PlayableEvent>(describing event: Event) {
    let forms = Event.kinds.map(\.form)
    var (names, value): ([String], Any) = ([], event)
    while true {
      let child = Mirror(reflecting: value).children.first
      names.append(child?.label ?? "\(value)")
      let name = names.joined(separator: ".")
      let form = forms.first { name == ($0.wrapper.map { "\($0)." } ?? "") + $0.name }
      guard form == nil, let child else {
        let parts = form?.parts.isEmpty ?? true ? [] : PlayValue.parts(of: child?.value)
        self.init(name: form?.name ?? name, values: parts)
        return
      }
      value = child.value
    }
  }
}

extension PlayValue {
  /// The associated values of a case.
  fileprivate static func parts(of payload: Any?) -> [PlayValue] {
    guard let payload else { return [] }
    let mirror = Mirror(reflecting: payload)
    return mirror.displayStyle == .tuple
      ? mirror.children.map { PlayValue(describing: $0.value) } : [PlayValue(describing: payload)]
  }

  private init(describing value: Any) {
    let mirror = Mirror(reflecting: value)
    switch value {
    case let text as String: self = .text(text)
    case let number as Int: self = .number(number)
    case let flag as Bool: self = .flag(flag)
    case _ where mirror.displayStyle == .enum: self = .text("\(value)")
    default: self = .list(mirror.children.map { PlayValue(describing: $0.value) })
    }
  }
}

/// A kind of event that can be chosen, with a function that makes an event from its values.
public struct PlayableKind<Event>: Sendable {
  public let form: EventForm
  let make: @Sendable ([PlayValue]) -> Event?

  /// - Parameters:
  ///   - name: as in `EventForm`, like `kind` and `wrapper`.
  ///   - labels: the labels of the associated values; nil for none.
  ///   - last: the type of the last value, if its Swift type doesn't determine it.
  ///   - event: makes the event.
  public init<each Part: PlayablePart>(
    _ name: String, as kind: EventForm.Kind = .value, in wrapper: String? = nil,
    _ labels: String?..., last: PlayField? = nil,
    event: @escaping @Sendable (repeat each Part) -> Event?
  ) {
    var form = EventForm(name, as: kind, in: wrapper)
    for type in repeat (each Part).self {
      var part = PlayPart(type.field)
      part.label = form.parts.count < labels.count ? labels[form.parts.count] : nil
      form.parts.append(part)
    }
    if let last { form.parts[form.parts.count - 1].field = last }
    self.form = form
    make = { values in
      var rest = values[...]
      func next<Value: PlayablePart>(_ type: Value.Type) throws(NoPart) -> Value {
        guard let value = rest.popFirst(), let part = Value(value) else { throw NoPart() }
        return part
      }
      do {
        return event(repeat try next((each Part).self))
      } catch {
        return nil
      }
    }
  }
}

/// A value is missing or has the wrong type.
private struct NoPart: Error {}

public protocol PlayablePart: Sendable {
  static var field: PlayField { get }
  init?(_ value: PlayValue)
}

extension String: PlayablePart {
  public static var field: PlayField { .text }

  public init?(_ value: PlayValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension Int: PlayablePart {
  public static var field: PlayField { .number }

  public init?(_ value: PlayValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension Bool: PlayablePart {
  public static var field: PlayField { .flag }

  public init?(_ value: PlayValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}

extension Array: PlayablePart where Element: PlayablePart {
  public static var field: PlayField { .list(Element.field) }

  public init?(_ value: PlayValue) {
    guard case .list(let values) = value else { return nil }
    self = values.compactMap { Element($0) }
  }
}

extension PlayablePart where Self: CaseIterable {
  public static var field: PlayField { .choice(allCases.map { "\($0)" }) }

  public init?(_ value: PlayValue) {
    guard case .text(let name) = value,
      let chosen = Self.allCases.first(where: { "\($0)" == name })
    else { return nil }
    self = chosen
  }
}
