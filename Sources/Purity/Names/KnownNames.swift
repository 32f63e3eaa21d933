/// What is known of the names in Swift's library, in Foundation and in C.
///
/// A table as text, because the compiler takes long over literals. `Type.*` is every member of a type,
/// `*.name` a member of any; the most exact line counts.
struct KnownNames {
  private var effects: [String: ReasonKind?] = [:]
  /// What Swift calls the C library.
  private static let modulesOfC: Set = ["Glibc", "SwiftGlibc", "Musl", "Darwin", "Android"]
  private var functionsInC: [String: ReasonKind?] = [:]
  private let referenceTypes: Set<String>
  private let unchanging: Set<String>
  private let requirements: [String: [String]]
  private let modules: Set<String>
  private let ordered: Set<String>

  init() {
    func words(_ text: String) -> [String] {
      text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
    func add(_ text: String, to table: inout [String: ReasonKind?]) {
      var kind: ReasonKind?
      for word in words(text) {
        if word.hasSuffix("=") {
          kind = ReasonKind(rawValue: String(word.dropLast()))
        } else {
          table[word] = .some(kind)
        }
      }
    }
    add(Self.swift, to: &effects)
    add(Self.headers, to: &functionsInC)
    referenceTypes = Set(words(Self.references))
    unchanging = Set(words(Self.unchangingReferences))
    modules = Set(words(Self.readModules))
    ordered = Set(words(Self.orderAsked))
    requirements = Dictionary(
      uniqueKeysWithValues: Self.witnesses.split(separator: "\n").map { line in
        let names = line.split(separator: " ").map(String.init)
        return (names[0], Array(names.dropFirst()))
      })
  }

  /// What using this does; nil where it does nothing outside.
  func effect(of name: LibraryName) -> ReasonKind? {
    if name.module == "C" {
      return functionsInC[name.base] ?? (name.isFunction ? .unknownC : nil)
    }
    for key in name.keys {
      if let effect = effects[key] { return effect }
    }
    // Swift's own names for functions of C that take what Swift can't hand over.
    if Self.modulesOfC.contains(name.module), name.type == nil, name.base.first?.isLetter == true,
      !name.labels.isEmpty
    {
      return functionsInC[name.base] ?? .unknownC
    }
    if name.base == "init", name.labels.hasPrefix("(contentsOf") { return .input }
    if name.module != "Foundation", !modules.contains(name.module) { return .unknown }
    return nil
  }

  /// Whether this tells where something is, if it is given a reference.
  func tellsIdentity(_ name: LibraryName) -> Bool {
    switch (name.type, name.base) {
    case ("ObjectIdentifier", "init"), ("Unmanaged", "toOpaque"), (nil, "unsafeBitCast"),
      (nil, "isKnownUniquelyReferenced"):
      true
    case (_, "init"): name.labels == "(bitPattern:)"
    default: false
    }
  }

  /// Whether what this answers depends on an order, which sets and dictionaries don't have.
  func asksForOrder(_ name: LibraryName) -> Bool { ordered.contains(name.base) }

  /// Whether values of this library's type are references.
  func isReference(_ type: String) -> Bool {
    referenceTypes.contains(type) || type.hasPrefix("NS") || type.hasPrefix("Unsafe")
  }

  /// Whether this reference leads to something that stays as it is.
  func isUnchanging(_ type: String) -> Bool { unchanging.contains(type) }

  /// Whether calling this member changes the object.
  func changes(_ name: LibraryName) -> Bool {
    [
      "set", "add", "append", "insert", "remove", "replace", "sort", "exchange", "delete", "reset",
      "initialize", "deinitialize", "deallocate", "update", "assign", "store", "move", "copyMemory",
      "swapAt", "increment", "clear", "register", "unregister",
    ].contains { name.base.hasPrefix($0) }
  }

  /// The members that whoever asks for this protocol may use.
  func members(of library: String) -> [String] { requirements[library] ?? [] }
}
