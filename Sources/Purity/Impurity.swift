/// That a function certainly isn't pure, with what it does.
public struct Impurity: Codable, Equatable, Sendable {
  /// Its full name, as in `State.reduce(_:event:)`.
  public var function: String
  public var reason: PurityReason

  public init(function: String, reason: PurityReason) {
    (self.function, self.reason) = (function, reason)
  }
}

extension PurityReport {
  /// The first of these functions that certainly isn't pure, in the file's order.
  ///
  /// - Parameters:
  ///   - names: their full names, of a property without its accessor, of a constant that holds a
  ///     function either as the constant's or as a function's.
  ///   - allowsObjects: whether what is kept in an object doesn't count.
  public func impurity(among names: [String], allowsObjects: Bool = false) -> Impurity? {
    for function in functions where names.contains(where: function.isCalled) {
      guard let reason = function.firstCertainReason(allowsObjects: allowsObjects) else { continue }
      return Impurity(function: function.name, reason: reason)
    }
    return nil
  }

  /// Those of these names that no function has.
  public func missing(among names: [String]) -> [String] {
    names.filter { name in !functions.contains { $0.isCalled(name) } }
  }
}

extension FunctionPurity {
  /// Whether this is its name, or that of the property that it gives. A function and a constant that holds
  /// one are called in the same way, and who writes an exercise may have one for the other.
  fileprivate func isCalled(_ name: String) -> Bool {
    guard self.name != name else { return true }
    switch kind {
    case .getter: return self.name == "\(name).get"
    case .constant: return self.name == name.withoutLabels
    default: return self.name.withoutLabels == name
    }
  }

  /// What it does in its own lines comes before what it does by others. Whoever asks for a function that
  /// makes functions wants those to be pure as well.
  fileprivate func firstCertainReason(allowsObjects: Bool) -> PurityReason? {
    let certain = (reasons + made).filter { reason in
      reason.kind.isCertain && !(allowsObjects && reason.kind == .objectState)
    }
    return certain.first(where: \.calls.isEmpty) ?? certain.first
  }
}

extension ReasonKind {
  /// Whether nobody who does this is pure. Swift that can't be read may well be; C that nobody knows could
  /// do anything, and no exercise needs it.
  fileprivate var isCertain: Bool { self != .unknown }
}

extension String {
  /// The name of a function without its arguments' labels.
  fileprivate var withoutLabels: Substring { prefix { $0 != "(" } }
}
