/// A property in a source file.
struct DeclaredProperty: Equatable, Sendable {
  var type: String
  var line: Int
  var readers: Access?
  var writers: Access?

  init(_ property: Property, in program: Program) {
    type = program.plainName(of: property.type)
    line = property.place.map(program.files[property.file].line) ?? 1
    (readers, writers) = (property.readers, property.writers)
  }
}

extension PurityReport {
  /// The first member by which code outside of a type sets a property of it to something else than
  /// what a rule answers, for example `force(_:)` of a store.
  ///
  /// - Parameters:
  ///   - name: the property's full name, for example `Store.state`.
  ///   - rule: the function whose results may be set.
  ///   - asked: the members that the type must have, with or without labels. What these call is
  ///     their own affair.
  public func secondDoor(to name: String, rule: String, asked: [String]) -> Impurity? {
    guard let property = properties[name] else { return nil }
    let owner = name.prefix { $0 != "." }
    let holders = properties.filter { $0.value.type == property.type }
    if property.writers == .file {
      return door("\(name).set", line: property.line, subject: name)
    }
    // An object that anybody can get, and in which the value stands.
    for (place, box) in properties.sorted(by: { $0.key < $1.key })
    where box.readers == .elsewhere && place.hasPrefix("\(owner).") {
      let inside = "\(box.type.split(separator: ".").dropFirst().joined(separator: "."))."
      if inside != ".",
        holders.contains(where: { $0.key.hasPrefix(inside) && $0.value.writers == .elsewhere }),
        box.type != property.type
      {
        return door(place, line: box.line, subject: name)
      }
    }
    let subjects = Set(holders.keys.map(\.lastName))
    let calls = Dictionary(functions.map { ($0.name, $0.calls) }) { $0.union($1) }
    var inner = Set(functions.filter { asked.contains(where: $0.isCalled) }.map(\.name))
    var waiting = Array(inner)
    while let next = waiting.popLast() {
      for name in calls[next, default: []] where inner.insert(name).inserted {
        waiting.append(name)
      }
    }
    for function in functions
    where isOpen(function) && function.name.hasPrefix("\(owner).") && !inner.contains(function.name)
    {
      let reason = function.reasons.first { reason in
        let way = [function.name] + reason.calls.compactMap(\.name)
        return reason.kind == .objectState && reason.changes && subjects.contains(reason.subject)
          && !way.contains { calls[$0, default: []].contains(rule) }
      }
      guard var reason else { continue }
      reason.kind = .secondDoor
      return Impurity(function: function.name, reason: reason)
    }
    return nil
  }

  /// Whether code outside can run it, if only by reading or setting a property.
  private func isOpen(_ function: FunctionPurity) -> Bool {
    switch function.kind {
    case .function, .getter, .setter: function.isOpen
    case .willSet, .didSet:
      properties[String(function.name.dropLast(function.name.lastName.count + 1))]?.writers
        == .elsewhere
    default: false
    }
  }

  private func door(_ function: String, line: Int, subject: String) -> Impurity {
    let reason = PurityReason(
      kind: .secondDoor, line: line, subject: subject.lastName, changes: true)
    return Impurity(function: function, reason: reason)
  }
}
