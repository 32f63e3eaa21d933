/// All that a file declares, and all calls in it.
final class Program {
  /// The name under which a file is compiled to be read.
  static let module = "ReadFile"

  let demangling = Demangling()
  let known = KnownNames()
  /// The lines of each file.
  let files: [SourceLines]
  /// The file that is read.
  var file = 0
  var lines: SourceLines { files[file] }
  var units: [Unit] = []
  /// Functions by what the compiler calls them.
  var functions: [String: Int] = [:]
  /// Which functions have their own instead.
  var overrides: [Int: [Int]] = [:]
  var properties: [Property] = []
  var propertyPlaces: [String: Int] = [:]
  /// The properties that are in no type, by file and name.
  var globals: [String: Int] = [:]
  var types: [String: TypeDeclaration] = [:]
  /// Requirements of the file's protocols.
  var requirements: [String: Requirement] = [:]
  /// Default values, by function and place.
  var defaults: [String: [Int: Int]] = [:]
  /// What changes by a key path, by what reads by it.
  var keyPathWriters: [Int: Int] = [:]
  var variables: [Variable] = []
  var sites: [Site] = []
  /// What was put into something.
  var contents: [Origin: Value] = [:]
  var holding: [String: Bool] = [:]
  private var names: [String: LibraryName] = [:]

  /// The modules that are read.
  let modules: Set<String>

  init(files: [SourceLines], modules: Set<String>) {
    (self.files, self.modules) = (files, modules)
  }

  /// Whether a declaration belongs to what is read.
  func isRead(_ usr: String) -> Bool {
    modules.contains { usr.contains("\($0.utf8.count)\($0)") }
  }

  /// A variable in a body.
  struct Variable {
    var name: String
    var unit: Int
    var isConstant: Bool
    var getter: Int?
    var setter: Int?
    var observers: [Int] = []
    /// What was set of the object that it holds.
    var settings: Set<String> = []
  }

  func makeUnit(_ kind: FunctionKind, name: String, at place: Int?, parent: Int?) -> Unit {
    let line = place.map(lines.line) ?? parent.map { units[$0].line } ?? 1
    let unit = Unit(id: units.count, kind: kind, name: name, line: line)
    unit.parent = parent
    unit.file = file
    units.append(unit)
    return unit
  }

  /// Whether a unit is this one or stands in it.
  func isUnit(_ id: Int, in outer: Int) -> Bool {
    var unit: Int? = id
    while let current = unit {
      if current == outer { return true }
      unit = units[current].parent
    }
    return false
  }

  func libraryName(_ usr: String, base: String) -> LibraryName {
    if let name = names[usr] { return name }
    let name = LibraryName(usr: usr, base: base, demangling: demangling)
    names[usr] = name
    return name
  }
}
