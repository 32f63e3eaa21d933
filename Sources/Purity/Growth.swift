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

  /// The order that a call shows, as it is known only once the call is followed.
  func orderShown(at id: Int, by subject: String) -> Value {
    let site = sites[id]
    if site.shown.isEmpty {
      orders.append(ShownOrder(unit: site.unit, line: site.line, subject: subject))
      sites[id].shown = [.order(orders.count - 1)]
    }
    return sites[id].shown
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

extension Solver {
  /// Gives the lists to which a function adds the order of the rounds in which a call has it called.
  func grow(_ roots: Set<Origin>, at id: Int) {
    let site = program.sites[id]
    for root in roots {
      guard case .variable(let variable) = root,
        site.unit != program.variables[variable].unit
          || site.loops.allSatisfy({ $0.isAround(root) })
      else { continue }
      let order = program.orderShown(at: id, by: site.subject.isEmpty ? "for" : site.subject)
      guard !order.isSubset(of: program.contents[root] ?? []) else { continue }
      program.contents[root, default: []].formUnion(order)
      hasChanged = true
    }
  }

  /// Whether a value leads to the order of a set or a dictionary.
  func isShown(_ order: Value) -> Bool {
    resolve(order).contains { $0.isShownOrder && !$0.isInner }
  }
}
