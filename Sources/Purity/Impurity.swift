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
  /// - Parameter names: their full names.
  public func impurity(among names: [String]) -> Impurity? {
    for function in functions where names.contains(function.name) {
      guard let reason = function.firstCertainReason else { continue }
      return Impurity(function: function.name, reason: reason)
    }
    return nil
  }
}

extension FunctionPurity {
  /// What it does in its own lines comes before what it does by others.
  fileprivate var firstCertainReason: PurityReason? {
    let certain = reasons.filter(\.kind.isCertain)
    return certain.first(where: \.calls.isEmpty) ?? certain.first
  }
}

extension ReasonKind {
  /// Whether nobody who does this is pure; a function of which nothing is known may well be.
  fileprivate var isCertain: Bool { self != .unknown && self != .unknownC }
}
