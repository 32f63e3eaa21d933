/// Functions that come from functions that make them, over several calls: what the innermost maker was given
/// is known only where the outermost is called.
extension Solver {
  /// A call in what is called that makes a function, with what it is given there as the caller knows it.
  func seenFromOutside(
    _ maker: Int, of called: Unit, _ callee: Callee, at site: Site, id: Int
  ) -> Int {
    let key = SeenCalls.Key(call: maker, from: id)
    let inner = program.sites[maker]
    guard let place = place(of: key, in: site.unit) else { return maker }
    // What is given to itself is looked at once.
    guard seenCalls.active.insert(key).inserted else { return place }
    defer { seenCalls.active.remove(key) }
    give(mapped(inner.receiver, of: called, callee, at: site, id: id), to: place, as: nil)
    for (index, argument) in inner.arguments.enumerated() {
      give(mapped(argument, of: called, callee, at: site, id: id), to: place, as: index)
    }
    return place
  }

  /// The place of a call as it is seen from outside, which is made if it is new; nil if that is too far.
  private func place(of key: SeenCalls.Key, in unit: Int) -> Int? {
    if let known = seenCalls.places[key] { return known }
    let distance = seenCalls.distances[key.call, default: 0] + 1
    guard distance <= SeenCalls.farthest else { return nil }
    let (place, inner) = (program.sites.count, program.sites[key.call])
    program.sites.append(
      Site(
        unit: unit, callee: inner.callee, line: inner.line,
        arguments: inner.arguments.map { _ in [] }, types: inner.types))
    (seenCalls.places[key], seenCalls.distances[place]) = (place, distance)
    hasChanged = true
    return place
  }

  /// Adds to what a call is given.
  ///
  /// - Parameter index: the argument's; nil for what the call is for.
  private func give(_ value: Value, to site: Int, as index: Int?) {
    let known = index.map { program.sites[site].arguments[$0] } ?? program.sites[site].receiver
    guard !value.isSubset(of: known) else { return }
    if let index {
      program.sites[site].arguments[index].formUnion(value)
    } else {
      program.sites[site].receiver.formUnion(value)
    }
    hasChanged = true
  }

  /// Whether a unit stands in what a global or static property starts with.
  func isInSharedStart(_ unit: Int) -> Bool {
    sharedStarts.contains { program.isUnit(unit, in: $0) }
  }
}

/// Calls that make functions, as they are seen from further outside.
struct SeenCalls {
  /// A call that makes a function, and the call from which that function comes.
  struct Key: Hashable {
    var call: Int
    var from: Int
  }

  /// Where each stands among the program's calls.
  var places: [Key: Int] = [:]
  /// How far outside it is seen.
  var distances: [Int: Int] = [:]
  /// What is being looked at.
  var active: Set<Key> = []
  /// Makers of makers are followed so far: one that calls itself would go on for ever.
  static let farthest = 4
}
