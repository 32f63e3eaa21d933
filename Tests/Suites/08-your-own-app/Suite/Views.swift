import SuiteSupport
import YourOwnAppScript

// What of an answer matters. What doesn't fit its call is never asked for.

extension Answer {
  var moments: [Moment] { if case .moments(let moments) = self { moments } else { [] } }

  var numbers: [PartMoment<Int>] { if case .numbers(let moments) = self { moments } else { [] } }

  var texts: [PartMoment<String>] { if case .texts(let moments) = self { moments } else { [] } }

  var verdict: Bool { if case .verdict(let verdict) = self { verdict } else { false } }
}

extension Moment {
  /// What the screen of the only kitchen says.
  var screen: [String] { screens.first ?? [] }

  /// The names that the bell was given.
  var rung: [String] {
    signs.compactMap { if case .rang(let name, _) = $0 { name } else { nil } }
  }

  /// The screens that were shown.
  var shown: [[String]] {
    signs.compactMap { if case .shown(let lines, _) = $0 { lines } else { nil } }
  }
}

extension Sign: TreeConvertible {
  /// As the call that it is.
  public var tree: Tree {
    switch self {
    case .ran: .leaf("reducer")
    case .rang(let name, _): .leaf("ring(\(code(name)))")
    case .shown(let lines, _): .leaf("show(\(code(lines)))")
    }
  }
}

extension Run: TreeConvertible {
  /// As the call that it is.
  public var tree: Tree { .leaf("reducer(\(code(part)), \(code(event)))") }
}

/// Text that is shown as it stands, without quotation marks: something that happened.
struct Line: Equatable, TreeConvertible {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  var tree: Tree { .leaf(text) }
}
