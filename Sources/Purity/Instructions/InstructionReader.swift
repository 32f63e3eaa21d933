/// Reads the compiler's instructions of a file, where there is no tree of it.
///
/// They say what is called and not what with, so only what is certain is told: a function that does
/// something outside, or calls one of the file that does. Of all others nothing is known.
struct InstructionReader {
  private let known = KnownNames()
  private let demangling = Demangling()
  private var functions: [String: Function] = [:]
  private var order: [String] = []

  /// A function, and what it refers to.
  private struct Function {
    var name: String
    var line: Int
    var kind: FunctionKind
    var reasons: [PurityReason] = []
    var calls: [(symbol: String, line: Int)] = []
  }

  /// Reads the output of `-emit-silgen -Xllvm -sil-print-debuginfo`.
  init(_ text: String) {
    var (header, current): (Substring, String?) = ("", nil)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("// "), line.contains(", loc \"") {
        header = line.dropFirst(3)
      } else if line.hasPrefix("sil "), line.hasSuffix("{") {
        current = begin(line, header)
        header = ""
      } else if line == "}" {
        current = nil
      } else if let current {
        read(line, of: current)
      }
    }
    carry()
  }

  /// What is known of the functions that somebody wrote.
  var report: PurityReport {
    let told = order.compactMap { functions[$0] }.map { function in
      let unknown = PurityReason(kind: .unknown, line: function.line, subject: "")
      return FunctionPurity(
        name: function.name, kind: function.kind, line: function.line,
        verdict: function.reasons.isEmpty ? .unknown : .impure,
        reasons: function.reasons.isEmpty ? [unknown] : function.reasons)
    }
    return PurityReport(functions: told.sorted { ($0.line, $0.name) < ($1.line, $1.name) })
  }

  /// A function begins; nil if nobody wrote it, or others call it under another name.
  private mutating func begin(_ line: Substring, _ header: Substring) -> String? {
    guard let symbol = Self.symbol(in: line), symbol.contains(Purity.module),
      !line.contains("[transparent]"), let place = Self.line(in: header),
      let end = header.firstRange(of: ", loc ")
    else { return nil }
    var name = String(header[..<end.lowerBound])
    guard
      ![
        "closure #", "default argument", "variable init", "one-time init", "thunk", ".modify",
        ".read", " of ",
      ]
      .contains(where: name.contains), !name.hasSuffix("unsafeMutableAddressor"),
      !name.contains("__deallocating"), !name.contains("__allocating")
    else { return nil }
    if name.hasPrefix("static ") { name = String(name.dropFirst(7)) }
    name = name.replacing(" infix", with: "").replacing(" prefix", with: "")
    var kind = FunctionKind.function
    if name.hasSuffix(".getter") { (name, kind) = (String(name.dropLast(3)), .getter) }
    if name.hasSuffix(".setter") { (name, kind) = (String(name.dropLast(3)), .setter) }
    if name.contains("init(") { kind = .initialiser }
    if functions[symbol] == nil { order.append(symbol) }
    functions[symbol] = Function(name: name, line: place, kind: kind)
    return symbol
  }

  private mutating func read(_ line: Substring, of function: String) {
    guard line.contains(" = function_ref @"), let symbol = Self.symbol(in: line),
      let place = Self.line(in: line)
    else { return }
    if symbol.contains(Purity.module) {
      functions[function]?.calls.append((symbol, place))
      return
    }
    // Swift's own name for a function of C: its name stands behind its length.
    let isForeign = symbol.hasPrefix("$sSo")
    guard symbol.hasPrefix("$s") else { return }
    let property = Self.property(of: symbol)
    let base = Self.baseName(in: demangling.demangled(property))
    let name = LibraryName(
      usr: isForeign ? "c:@F@\(base)" : "s:" + property.dropFirst(2), base: base,
      demangling: demangling)
    guard let kind = known.effect(of: name), kind != .unknown else {
      return
    }
    let subject = name.type.map { base == "init" ? $0 : "\($0).\(base)" } ?? base
    functions[function]?.reasons.append(
      PurityReason(kind: kind, line: place, subject: subject, changes: kind == .output))
  }

  /// Carries what is done to who calls it.
  private mutating func carry() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for symbol in order {
        for call in functions[symbol]?.calls ?? [] {
          guard let called = functions[call.symbol] else { continue }
          for reason in called.reasons {
            let isTold = functions[symbol]?.reasons.contains {
              $0.kind == reason.kind && $0.line == call.line
            }
            guard isTold == false else { continue }
            var own = reason
            own.line = call.line
            own.calls = [PurityCall(name: called.name, line: reason.line)] + reason.calls
            functions[symbol]?.reasons.append(own)
            hasChanged = true
          }
        }
      }
    }
  }

  /// A getter does what its property stands for.
  private static func property(of symbol: String) -> String {
    if symbol.hasSuffix("vg") { return symbol.dropLast(1) + "p" }
    return symbol.hasSuffix("vgZ") ? symbol.dropLast(2) + "pZ" : symbol
  }

  private static func symbol(in line: Substring) -> String? {
    guard let at = line.firstIndex(of: "@") else { return nil }
    return String(line[line.index(after: at)...].prefix { $0 != " " })
  }

  private static func line(in text: Substring) -> Int? {
    guard let start = text.firstRange(of: "\":") else { return nil }
    return Int(text[start.upperBound...].prefix(while: \.isNumber))
  }

  /// The name of what is called, without what it is in and what it takes.
  private static func baseName(in text: String) -> String {
    let plain = LibraryName.withoutArguments(Substring(text.replacing("@objc ", with: "")))
    var own = plain[plain.startIndex...]
    if own.hasPrefix("static ") { own = own.dropFirst(7) }
    if own.hasPrefix("(extension in "), let end = own.firstRange(of: "):") {
      own = own[end.upperBound...]
    }
    return own.prefix { $0 != "(" && $0 != " " }.split(separator: ".").last.map(String.init) ?? ""
  }
}
