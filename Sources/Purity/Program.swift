final class Program {
  /// The module name under which a file is compiled for reading.
  static let module = "ReadFile"

  let demangling = Demangling()
  let files: [SourceLines]
  var file = 0
  var lines: SourceLines { files[file] }
  var units: [Unit] = []
  /// The units of functions, by the compiler's unique identifier (USR).
  var functions: [String: Int] = [:]
  /// For each unit the units that override it.
  var overrides: [Int: [Int]] = [:]
  var properties: [Property] = []
  var propertyPlaces: [String: Int] = [:]
  /// The properties outside of types, by file and name.
  var globals: [String: Int] = [:]
  var types: [String: TypeDeclaration] = [:]
  /// The requirements of the file's own protocols, by USR.
  var requirements: [String: Requirement] = [:]
  /// The USRs of those that can only change what they are called on.
  var changing: Set<String> = []
  /// The units of default values, by function and parameter index.
  var defaults: [String: [Int: Int]] = [:]
  /// For each unit that reads through a key path, the unit that writes through it.
  var keyPathWriters: [Int: Int] = [:]
  var variables: [Variable] = []
  var sites: [Site] = []
  /// The values stored in each origin.
  var contents: [Origin: Value] = [:]
  var holding: [String: Bool] = [:]
  private(set) lazy var owners = Owners(self)
  /// The places where the order of a set or dictionary becomes visible.
  var orders: [ShownOrder] = []
  /// Origins that are sorted in place.
  var sorted: Set<Origin> = []
  var ordering: [String: LostOrders] = [:]
  private var names: [String: LibraryName] = [:]

  let modules: Set<String>

  init(files: [SourceLines], modules: Set<String>) {
    (self.files, self.modules) = (files, modules)
  }

  /// Whether any type of the files does something at the end of its values; asked once all are known.
  private(set) lazy var hasEnds = types.values.contains { $0.members["deinit"] != nil }

  /// The property that a reference or a member names.
  func property(in node: Node) -> Int? { propertyPlaces[node["decl"]?.text("decl_usr") ?? ""] }

  /// Whether a declaration belongs to one of the modules being read.
  func isRead(_ usr: String) -> Bool {
    modules.contains { usr.contains("\($0.utf8.count)\($0)") }
  }

  struct Variable {
    var name: String
    var unit: Int
    var isConstant: Bool
    var isSettled = false
    /// The closure that a constant holds.
    var closure: Node?
    /// Whether it begins with a set or a dictionary of at most one element.
    var isMadeSingle = false
    var getter: Int?
    var setter: Int?
    var observers: [Int] = []
    /// The properties that were set on the object in the variable.
    var settings: Set<String> = []
    /// Those that are left out where a parameter is nil or false, with its name.
    var openSettings: [String: String] = [:]
    /// The paths that tell apart the elements of a list made of a set, and those by which it is
    /// sorted if several may be the same there.
    var elementKeys: Set<String>?
    var ranks: Set<String>?
    /// The path of what has the elements of which a list is made, one of each.
    var source: String?
    /// The paths that a filter made the same in all elements.
    var pinned: Set<String> = []
  }

  func makeUnit(_ kind: FunctionKind, name: String, at place: Int?, parent: Int?) -> Unit {
    let line = place.map(lines.line) ?? parent.map { units[$0].line } ?? 1
    let unit = Unit(id: units.count, kind: kind, name: name, line: line)
    unit.parent = parent
    unit.file = file
    units.append(unit)
    return unit
  }

  /// Whether a unit is `outer` or nested in it.
  func isUnit(_ id: Int, in outer: Int) -> Bool {
    var unit: Int? = id
    while let current = unit {
      if current == outer { return true }
      unit = units[current].parent
    }
    return false
  }

  /// The function in which a closure is.
  func function(around unit: Unit) -> Unit {
    unit.kind == .closure ? unit.parent.map { function(around: units[$0]) } ?? unit : unit
  }

  /// The names of the functions that each unit calls, itself or in closures.
  var calls: [Int: Set<String>] {
    var calls: [Int: Set<String>] = [:]
    for site in sites {
      guard case .units(let ids, _) = site.callee else { continue }
      var unit: Int? = site.unit
      while let current = unit {
        calls[current, default: []].formUnion(ids.map { units[$0].name })
        unit = units[current].kind == .closure ? units[current].parent : nil
      }
    }
    return calls
  }

  func libraryName(_ reference: Node) -> LibraryName {
    let usr = reference.text("decl_usr")
    if let name = names[usr] { return name }
    let name = LibraryName(usr: usr, base: reference.text("base_name"), demangling: demangling)
    names[usr] = name
    return name
  }

  func text(of type: String) -> String {
    type.hasPrefix("$s") ? demangling.demangled(type) : type
  }

  /// A type in which these stand for the generic parameters.
  func text(of type: String, naming types: [String: String]) -> String {
    let text = text(of: type)
    guard !types.isEmpty, text.contains("<") else { return types[text] ?? type }
    return text.replacing(/[\w.]+/) { types[String($0.0)].map(self.text) ?? String($0.0) }
  }

  /// The name of a type without its generic arguments.
  func plainName(of type: String) -> String {
    LibraryName.withoutArguments(Substring(text(of: type)))
  }

  /// Whether this is a generic parameter, such as `A` or `B1`, or an associated type of one.
  func isGeneric(_ type: String) -> Bool {
    let text = text(of: type)
    return text.first?.isUppercase ?? false
      && text.dropFirst().prefix { $0 != "." }.allSatisfy(\.isNumber)
  }

  /// The type's declaration, also for `inout`, `any` and optional types; nil if no file declares
  /// it.
  func declaration(of type: String) -> TypeDeclaration? {
    guard !type.isEmpty else { return nil }
    var text = Substring(text(of: type))
    for word in ["inout ", "__owned ", "__shared ", "any ", "some "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
    }
    text = text.withoutOptional
    while text.hasSuffix(".Type") { text = text.dropLast(5).withoutOptional }
    return types[LibraryName.withoutArguments(text)] ?? types[String(text)]
  }

  /// The type's declaration and those of the classes above it, the nearest first.
  func inheritance(of type: String) -> some Sequence<TypeDeclaration> {
    sequence(state: declaration(of: type)) { current in
      defer { current = current?.superclass.flatMap { self.types[$0] } }
      return current
    }
  }

  /// Whether values of this type may contain objects or functions.
  func holdsReferences(_ type: String) -> Bool {
    if let known = holding[type] { return known }
    // A recursive type counts as free of references while it is examined.
    holding[type] = false
    let text = text(of: type)
    let result =
      text.contains("->") || typeNames(in: text).contains { isHolding($0) }
      // A type within a generic one, such as `Tree<Int>.Node`.
      || typeNames(in: LibraryName.withoutArguments(Substring(text))).contains { isHolding($0) }
    holding[type] = result
    return result
  }

  func typeNames(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
  }

  private func isHolding(_ name: String) -> Bool {
    // Which type conforms to a protocol is known from where it was named.
    for end in [".Type", ".Protocol"] where name.hasSuffix(end) {
      return types[String(name.dropLast(end.count))]?.isProtocol ?? false
    }
    if let type = types[name] {
      if type.isReference || type.isProtocol || type.members["deinit"] != nil { return true }
      return type.fields.contains { holdsReferences($0) }
    }
    let path = name.split(separator: ".")
    guard let first = path.first, let last = path.last else { return false }
    if path.count == 1 || path[0].count <= 2 {
      // Demangled generic parameters are called `A` or `B1`, and their associated types
      // `A.Element`.
      let isGeneric =
        first.first?.isUppercase == true && first.count <= 2
        && first.dropFirst().allSatisfy(\.isNumber)
      if isGeneric || ["Any", "AnyObject", "Self"].contains(first) { return true }
    }
    return path.count > 1 && !modules.contains(String(path[0]))
      && KnownNames.isReference(String(last))
  }

  func isReference(_ type: String) -> Bool {
    if let declaration = declaration(of: type) { return declaration.isReference }
    let path = LibraryName.withoutArguments(Substring(text(of: type)).withoutOptional)
      .split(separator: ".")
    return path.count > 1 && KnownNames.isReference(String(path[path.count - 1]))
  }

  /// The units that implement a requirement: the type's member, an inherited one, or a protocol's
  /// default.
  func witnesses(of requirement: Requirement, in type: String) -> [Int] {
    declaration(of: type).map { witnesses(of: requirement, in: $0) } ?? []
  }

  private func witnesses(of requirement: Requirement, in declaration: TypeDeclaration) -> [Int] {
    let name = requirement.member
    if let units = declaration.members[name] { return units }
    let base = String(name.prefix { $0 != "(" })
    if base == name {
      // For library protocols only the base names of the members are known, without labels.
      let named = declaration.members.filter { $0.key.hasPrefix(base + "(") }
      if !named.isEmpty { return named.values.flatMap(\.self) }
    }
    let named = declaration.properties.filter {
      $0.key == name || base == name && $0.key.hasPrefix(base + "(")
    }.values.sorted().map { properties[$0] }
    if !named.isEmpty {
      return named.compactMap { requirement.isSetter ? $0.setter : $0.getter ?? $0.reader }
    }
    if let superclass = declaration.superclass, let above = types[superclass] {
      return witnesses(of: requirement, in: above)
    }
    // A sequence is asked by the iterator that it makes.
    if name == "next", let unit = declaration.members["makeIterator()"]?.first,
      let iterator = Substring(text(of: units[unit].type)).leaving.last,
      let type = self.declaration(of: String(iterator.drop { $0 == " " })),
      type.name != declaration.name
    {
      return witnesses(of: requirement, in: type)
    }
    for name in declaration.protocols + [requirement.protocolName] where name != declaration.name {
      guard let type = types[name], type.isProtocol else { continue }
      let units = witnesses(of: requirement, in: type)
      if !units.isEmpty { return units }
    }
    return []
  }

  // Global and static constants that hold a function are called like declared functions, so they
  // are reported like these.

  /// Adds a unit for each such constant, which calls the function in the constant.
  func addConstantsThatHoldFunctions() {
    for (id, property) in properties.enumerated() {
      guard property.isShared, property.isConstant, property.isStored, let start = property.start,
        let count = parameterCount(ofFunctions: property.type)
      else { continue }
      file = property.file
      let unit = makeUnit(.constant, name: property.path, at: property.place, parent: nil)
      // The effects of a closure literal are reported at the lines inside it.
      let literals = units.filter { $0.kind == .closure && $0.parent == start }.map(\.id)
      sites.append(
        Site(
          unit: unit.id, callee: .value([Part(.global(id))]), line: unit.line,
          arguments: (0..<count).map { [Part(.parameter(unit: unit.id, index: $0))] },
          literals: Set(literals)))
      unit.actions = [.constant(property: id, line: unit.line), .call(site: sites.count - 1)]
    }
  }

  /// The number of parameters of a function type; nil for any other type, also for types that
  /// contain functions.
  private func parameterCount(ofFunctions type: String) -> Int? {
    let text = Substring(text(of: type))
    // The first arrow outside of brackets, and the parameter list before it.
    guard
      let arrow = text.depths.first(where: { $0.depth == 0 && text[$0.place...].hasPrefix("->") })
    else { return nil }
    let given = text[..<arrow.place].depths.filter { $0.depth > 0 }
    let commas = given.count { $0.depth == 1 && text[$0.place] == "," }
    return given.isEmpty ? 0 : commas + 1
  }
}
