// Ranks and names that each case of an enumeration has for itself, as a number in each branch of a
// `switch`: they tell the cases apart as these do themselves, and so are other spellings of them.

extension Program {
  /// Notes in the trees of what the nodes are other spellings.
  func noteSpellings(in trees: [Node]) {
    var known = 0
    // One may be made of others.
    while true {
      let found = propertyPlaces.mapValues { properties[$0] }.filter { isSpelling($0.value) }
      guard found.count > known else { return }
      known = found.count
      for node in trees.flatMap(\.all) {
        switch node.kind {
        case "member_ref_expr" where found[node.usedName]?.getter != nil:
          node.spelling = node["base"].map(Node.Spelling.of)
        // In a key path.
        case "member" where found[node.usedName]?.getter != nil:
          node.spelling = .ofBase
        case "subscript_expr" where found[node["base"]?.unwrappedPlace.usedName ?? ""] != nil:
          node.spelling = node.arguments.first.map(Node.Spelling.of)
        default: break
        }
      }
    }
  }

  /// Whether each case has its own value of a computed property, or each key that of a dictionary.
  private func isSpelling(_ property: Property) -> Bool {
    guard let getter = property.getter.map({ units[$0] }) else {
      let start = property.isConstant ? property.start.flatMap { units[$0].code } : nil
      guard let entries = start?.unwrappedPlace, entries.kind == "dictionary_expr" else {
        return false
      }
      return Self.areDifferent(entries.nodes("elements").map { $0.nodes("elements").last })
    }
    guard !getter.isImplicit, let type = property.owner.flatMap({ types[$0] }), !type.cases.isEmpty,
      type.fields.isEmpty,
      let steps = getter.code?.nodes("elements"), let step = steps.last, steps.count == 1
    else { return false }
    let made = step["result"]?.unwrappedPlace ?? step
    if let branches = (made["stmt"] ?? made).branches {
      return branches.count == type.cases.count && Self.areDifferent(branches)
    }
    return made.wholePaths([:], ["self"]).map(\.withoutSpelling).contains("self")
  }

  private static func areDifferent(_ made: [Node?]) -> Bool {
    let values = made.compactMap { $0?.literal }
    return Set(values).count == made.count
  }
}

extension Node {
  /// The compiler's identifier of what it names.
  fileprivate var usedName: String { self["decl"]?.text("decl_usr") ?? "" }

  /// What each branch of a `switch` over `self` comes to, if this is one without conditions.
  fileprivate var branches: [Node?]? {
    guard kind == "switch_stmt", self["subject_expr"]?.path() == "self" else { return nil }
    return nodes("cases").map { branch in
      let isFree = branch.nodes("case_label_items").allSatisfy { $0["where_expr"] == nil }
      let steps = branch["body"]?.nodes("elements") ?? []
      return isFree && steps.count == 1 ? steps[0].result : nil
    }
  }

  /// A number or a text as it is written.
  fileprivate var literal: String? {
    let node = unwrappedPlace
    let kinds = ["integer_literal_expr", "float_literal_expr", "string_literal_expr"]
    return kinds.contains(node.kind) ? "\(node.flag("negative"))\(node.text("value"))" : nil
  }

  /// The names in a key path literal.
  var keyPathNames: [String] {
    guard kind == "keypath_expr" else {
      return children.lazy.map(\.keyPathNames).first { !$0.isEmpty } ?? []
    }
    return nodes("components").filter { $0.spelling == nil }.map {
      $0["decl"]?.text("base_name") ?? $0.text("index")
    }
    .filter { !$0.isEmpty }
  }
}
