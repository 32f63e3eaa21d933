import Basics

/// The parsed name of a declaration outside of the files being read.
struct LibraryName: Hashable {
  /// The module; `C` for declarations from a header.
  var module: String
  /// The innermost type that it is a member of; nil for none.
  var type: String?
  /// Whether it is a static member.
  var isStatic = false
  /// The name without arguments.
  var base: String
  /// The argument labels, as in `(in:using:)`; empty if it takes no arguments.
  var labels: String
  /// Whether it is a C function rather than a C variable, constant, type or member.
  var isFunction = false
  /// Whether a parameter is a function, so that the declaration may call its argument.
  var takesFunctions: Bool

  init(usr: String, base: String, demangling: Demangling) {
    (self.base, labels, takesFunctions) = (base, "", false)
    if usr.hasPrefix("c:") {
      (module, type) = ("C", nil)
      isFunction = usr.contains("@F@")
      guard usr.hasPrefix("c:objc"), let open = usr.firstIndex(of: ")") else {
        takesFunctions = true
        return
      }
      module = "Foundation"
      let name = usr[usr.index(after: open)...].prefix { $0.isLetter || $0.isNumber }
      type = name.hasPrefix("NS") ? String(name.dropFirst(2)) : String(name)
      takesFunctions = true
      // A selector is a single name, so only whether there are arguments is recorded.
      labels = usr.contains(":") && usr.hasSuffix(":") ? "(_:)" : "()"
      return
    }
    var text = Substring(demangling.name(of: usr))
    if text.hasPrefix("static ") {
      text = text.dropFirst(7)
      isStatic = true
    }
    var extending: Substring?
    if text.hasPrefix("(extension in "), let end = text.firstRange(of: "):") {
      extending = text[text.index(text.startIndex, offsetBy: 14)..<end.lowerBound]
      text = text[end.upperBound...]
    }
    var context = Substring("")
    var rest = Substring("")
    var from = text.startIndex
    while let found = text[from...].firstRange(of: "." + base) {
      let after = text[found.upperBound...]
      if after.isEmpty || "(< :".contains(after[after.startIndex]) {
        (context, rest) = (text[..<found.lowerBound], after)
        break
      }
      from = text.index(after: found.lowerBound)
    }
    let plain = Self.withoutArguments(context)
    module = String(extending ?? plain.prefix { $0 != "." })
    let path = plain.split(separator: ".")
    type = path.count > 1 ? String(path[path.count - 1]) : nil
    if rest.hasPrefix(" infix") || rest.hasPrefix(" prefix") || rest.hasPrefix(" postfix") {
      rest = rest.drop { $0 != "(" && $0 != "<" }
    }
    if rest.hasPrefix("<") {
      let end = rest.depths.first { $0.depth == 0 && rest[$0.place] == ">" }?.place
      rest = rest[(end ?? rest.endIndex)...].dropFirst()
    }
    guard rest.hasPrefix("(") else { return }
    let parameters = Self.parameters(in: rest)
    labels = "(" + parameters.map { $0.label + ":" }.joined() + ")"
    // A case, such as `custom` of a decoder's strategies, is a function of its type.
    let isCase = parameters.map(\.type) == ["\(context).Type"]
    takesFunctions =
      parameters.contains { $0.type.contains("->") } || isCase && rest.contains("-> ((")
  }

  /// Whether it makes a text of any value.
  var isDescription: Bool {
    base == "appendInterpolation"
      || base == "init" && ["(describing:)", "(reflecting:)"].contains(labels) && type == "String"
  }

  /// Whether it prints any value, or adds it to a text.
  var isPrinting: Bool { type == nil && ["print", "debugPrint", "dump"].contains(base) }

  /// Whether it hands a pointer to a value to a function, for as long as the function runs.
  var isLending: Bool {
    (base.hasPrefix("withUnsafe") || base.hasPrefix("withContiguous"))
      && type?.hasPrefix("Unsafe") != true
  }

  /// Whether it runs a function as a task of its own.
  var isConcurrent: Bool {
    base.hasPrefix("addTask") || base == "concurrentPerform"
      || type == "Task" && ["init", "detached"].contains(base)
  }

  /// How it is called, as in `append(_:)`.
  var call: String { base + (labels.isEmpty ? "()" : labels) }

  /// The keys under which a table may list it, the most specific first.
  var keys: [String] {
    guard let type else { return [base + labels, base] }
    let exact = ["\(type).\(base)\(labels)", "\(type).\(base)", "\(type).*"]
    let others = exact + ["*.\(base)\(labels)", "*.\(base)"]
    return isStatic ? ["static/" + exact[1]] + others : others
  }

  /// A path without the generic arguments in angle brackets.
  static func withoutArguments(_ text: Substring) -> String {
    var depth = 0
    var result = ""
    for character in text {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    return result
  }

  /// The labels and types of the parameter list with which a text begins.
  private static func parameters(in text: Substring) -> [(label: String, type: Substring)] {
    let end = text.depths.first { $0.depth == 0 && text[$0.place] == ")" }?.place
    let inner = text[..<(end ?? text.endIndex)].dropFirst()
    return inner.split(at: ",").filter { !$0.isEmpty }.map { parameter in
      guard
        let colon = parameter.depths.first(where: { $0.depth == 0 && parameter[$0.place] == ":" })
      else { return ("_", parameter) }
      let label = parameter[..<colon.place].split(separator: " ").last
      return (label.map(String.init) ?? "_", parameter[colon.place...].dropFirst())
    }
  }
}

extension Substring {
  /// A type without the optionals around it; compilers write them in two ways.
  var withoutOptional: Substring {
    if hasSuffix("?") { return dropLast().withoutOptional }
    guard hasPrefix("Swift.Optional<"), hasSuffix(">") else { return self }
    return dropFirst(15).dropLast().withoutOptional
  }

  /// Each index with the number of brackets open around it; the brackets at the index itself aren't
  /// counted, and the `>` of `->` isn't a bracket.
  var depths: [(place: Index, depth: Int)] {
    var (depth, last): (Int, Character) = (0, " ")
    return indices.map { place in
      let character = self[place]
      defer {
        if "([<".contains(character) { depth += 1 }
        last = character
      }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      return (place, depth)
    }
  }

  /// The parts between the separators that are outside of all brackets.
  func split(at sign: Character) -> [Substring] {
    let signs = depths.filter { $0.depth == 0 && self[$0.place] == sign }.map(\.place)
    return zip([startIndex] + signs.map { index(after: $0) }, signs + [endIndex]).map {
      self[$0..<$1]
    }
  }
}

/// Demangles the compiler's symbol names with a function of the Swift runtime.
///
/// The function is looked up at run time, because no header declares it. Without it names stay
/// mangled and their effects count as unknown.
final class Demangling {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private let function: Function? = dlsym(
    dlopen(nil, RTLD_NOW), "swift_demangle"
  ).map { unsafeBitCast($0, to: Function.self) }
  private var known: [String: String] = [:]

  /// The readable form of a mangled name such as `$sSiD`; other names are returned unchanged.
  func demangled(_ name: String) -> String {
    if let text = known[name] { return text }
    var text = name
    if let function, let result = function(name, name.utf8.count, nil, nil, 0) {
      text = String(cString: result)
      free(result)
      // The demangler writes private names with their file: `(Storage in _2D60C7C3)`.
      if text.contains(" in _") { text.replace(/\((\w+) in _[0-9A-F]{8,}\)/) { $0.1 } }
    }
    known[name] = text
    return text
  }

  /// The readable name of a Swift declaration, given its USR, the compiler's unique identifier.
  func name(of usr: String) -> String {
    usr.hasPrefix("s:") ? demangled("$s" + usr.dropFirst(2)) : usr
  }
}

extension String {
  /// The part of a name behind its last dot.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
