import Traces

/// A value of the learner's own as its mirror shows it, to be looked at.
public struct Shown: Equatable, Packed, Sendable {
  /// The name of a field, the key of an entry; empty where there is none.
  public var label: String
  /// The value itself, or what stands before its parts and behind them.
  public var text: String
  public var closing: String
  public var parts: [Shown]

  init(_ value: Any, label: String = "", depth: Int = 0) {
    (self.label, text, closing, parts) = (label, "…", "", [])
    let mirror = Mirror(reflecting: value)
    func shown(_ children: [(label: String, value: Any)]) -> [Shown] {
      children.prefix(Shown.longest).map { Shown($0.value, label: $0.label, depth: depth + 1) }
    }
    guard depth < Shown.deepest else { return }
    let children = Array(mirror.children)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = children.first?.value else {
        text = "nil"
        return
      }
      self = Shown(wrapped, label: label, depth: depth)
    case .struct, .class, .tuple:
      (text, closing) = (mirror.displayStyle == .tuple ? "(" : "\(mirror.subjectType)(", ")")
      parts = shown(children.map { ($0.label ?? "", $0.value) })
    case .collection:
      (text, closing) = ("[", "]")
      parts = shown(children.map { ("", $0.value) })
    case .dictionary, .set:
      (text, closing) = ("[", "]")
      let entries = children.map { child -> (label: String, value: Any) in
        let pair = Array(Mirror(reflecting: child.value).children)
        return mirror.displayStyle == .set || pair.count != 2
          ? ("\(child.value)", child.value) : ("\(pair[0].value)", pair[1].value)
      }
      // Their order isn't the same in each process.
      parts = shown(
        entries.sorted { (Int($0.label) ?? .max, $0.label) < (Int($1.label) ?? .max, $1.label) })
    case .enum:
      guard let child = children.first else {
        text = ".\(value)"
        return
      }
      (text, closing) = (".\(child.label ?? "")(", ")")
      parts = shown([("", child.value)])
    default:
      text = value is String ? "\"\(value)\"" : "\(value)"
    }
  }

  /// How far into the value is looked.
  private static let deepest = 5
  /// How many of the parts of one are shown.
  private static let longest = 12
}

extension YourOwnAppSide {
  /// What the app's own reducer makes of its state, without any layer.
  func states(_ events: [AppEvent]) -> [Shown] {
    var state = initialState
    return [Shown(state)]
      + events.map { event in
        appReducer(&state, self.event(event))
        return Shown(state)
      }
  }
}
