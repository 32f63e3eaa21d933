// Lists and texts to which functions add that are called in a loop over a set or a dictionary.

extension Program {
  /// Records that a unit adds to a list or a text, and with it those in which it is a closure. Returns
  /// whether this is new.
  @discardableResult
  func noteGrowth(of root: Origin, in unit: Unit) -> Bool {
    if case .variable(let id) = root, variables[id].unit == unit.id { return false }
    guard unit.growing.insert(root).inserted else { return false }
    if case .parameter(unit.id, _) = root { return true }
    if unit.kind == .closure, let parent = unit.parent { noteGrowth(of: root, in: units[parent]) }
    return true
  }

  /// Gives lists the order of the loops that call what adds to them.
  func carryGrowth() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for site in sites {
        for root in roots(grownAt: site) where noteGrowth(of: root, in: units[site.unit]) {
          hasChanged = true
        }
      }
    }
    for site in sites where !site.loops.isEmpty {
      for root in roots(grownAt: site) {
        for loop in site.loops where loop.isAround(root) {
          contents[root, default: []].formUnion(loop.order)
        }
      }
    }
  }

  /// The lists to which a call adds, as its caller sees them.
  private func roots(grownAt site: Site) -> [Origin] {
    guard case .units(let called, _) = site.callee else { return [] }
    let grown = called.flatMap { id in units[id].growing.map { (called: units[id], root: $0) } }
    return grown.flatMap { called, root -> [Origin] in
      guard case .parameter(called.id, let index) = root else { return [root] }
      guard index < 0 || called.parameters[index].flag("inout") else { return [] }
      return site.given(index).map(\.origin).filter {
        switch $0 {
        case .variable, .parameter: true
        default: false
        }
      }
    }
  }
}
