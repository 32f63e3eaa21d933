final class Node {
  let kind: String
  private let fields: [(name: String, value: Field)]
  /// Whether this only spells something in another way.
  var spelling: Spelling?

  init(kind: String, fields: [(name: String, value: Field)]) {
    (self.kind, self.fields) = (kind, fields)
  }

  enum Spelling {
    /// Another spelling of this.
    case of(Node)
    /// Another spelling of what it is a member of.
    case ofBase
  }

  enum Field {
    case text(String)
    case number(Int)
    case flag(Bool)
    case node(Node)
    case list([Field])
  }

  private subscript(field name: String) -> Field? {
    for field in fields where field.name == name { return field.value }
    return nil
  }

  subscript(name: String) -> Node? {
    guard case .node(let node)? = self[field: name] else { return nil }
    return node
  }

  func nodes(_ name: String) -> [Node] {
    list(name).compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  func texts(_ name: String) -> [String] {
    list(name).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private func list(_ name: String) -> [Field] {
    if case .list(let list)? = self[field: name] { list } else { [] }
  }

  func text(_ name: String) -> String {
    guard case .text(let text)? = self[field: name] else { return "" }
    return text
  }

  func flag(_ name: String) -> Bool {
    guard case .flag(let flag)? = self[field: name] else { return false }
    return flag
  }

  var children: [Node] {
    fields.flatMap { field -> [Node] in
      switch field.value {
      case .node(let node): [node]
      case .list: nodes(field.name)
      default: []
      }
    }
  }

  /// The UTF-8 offset of its beginning; nil if the node isn't in the source.
  var start: Int? {
    guard case .number(let start)? = self["range"]?[field: "start"] else { return nil }
    return start
  }

  /// The base name of a declaration, without arguments.
  var baseName: String {
    let name = self["name"]?["base_name"]
    return name.map { $0.text("name").isEmpty ? $0.text("special") : $0.text("name") } ?? ""
  }

  /// The argument labels of a declaration, as in `of:_:`.
  var labels: String {
    (self["name"]?.texts("args") ?? []).map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
  }

  var isImplicit: Bool { flag("implicit") }
}

/// Parses the compiler's JSON into nodes.
///
/// About half of the JSON isn't needed here; skipping it halves the time.
struct TreeParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var depth = 0

  /// The trees in the JSON text, one for each file; empty if the text is invalid or nested too
  /// deeply.
  static func trees(in json: [UInt8]) -> [Node] {
    json.withUnsafeBufferPointer { bytes in
      var parser = TreeParser(bytes: bytes)
      var trees: [Node] = []
      repeat {
        guard case .node(let node)? = parser.field() else { return [] }
        trees.append(node)
        parser.skipBlanks()
      } while parser.next != nil
      return trees
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Fields that are redundant or not needed.
  private static let needless: Set<String> = [
    "original_init", "captures", "decl_context", "init_context", "type_usr", "isolation_crossing",
    "builtin_initializer", "buffer_id", "compiler_version", "thrown_type", "nothrow",
    "parsed_sequence", "parsed_path", "parsed_root", "discriminator",
    "encoding", "end",
  ]
  private static let deepest = 2_000

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func field() -> Node.Field? {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return list()
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "t"): return word(4, .flag(true))
    case UInt8(ascii: "f"): return word(5, .flag(false))
    case UInt8(ascii: "n"): return word(4, .flag(false))
    default: return number()
    }
  }

  private mutating func word(_ length: Int, _ field: Node.Field) -> Node.Field? {
    place += length
    return place <= bytes.count ? field : nil
  }

  private mutating func number() -> Node.Field? {
    let start = place
    var value = 0
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { place += 1 }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value &* 10 &+ Int(byte &- 0x30)
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"),
        UInt8(ascii: "-"):
        break
      default: return place > start ? .number(isNegative ? -value : value) : nil
      }
      place += 1
    }
    return nil
  }

  private mutating func object() -> Node.Field? {
    guard depth < Self.deepest, take(UInt8(ascii: "{")) else { return nil }
    depth += 1
    defer { depth -= 1 }
    var kind = ""
    var fields: [(name: String, value: Node.Field)] = []
    if take(UInt8(ascii: "}")) { return .node(Node(kind: kind, fields: fields)) }
    repeat {
      skipBlanks()
      guard let name = string(), take(UInt8(ascii: ":")) else { return nil }
      // Captures follow from a closure's body, except for those under new names.
      if Self.needless.contains(name), kind != "capture_list" {
        guard skip() else { return nil }
        continue
      }
      guard let value = field() else { return nil }
      if name == "_kind", case .text(let text) = value {
        kind = text
      } else {
        fields.append((name, value))
      }
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .node(Node(kind: kind, fields: fields)) : nil
  }

  private mutating func list() -> Node.Field? {
    guard depth < Self.deepest, take(UInt8(ascii: "[")) else { return nil }
    depth += 1
    defer { depth -= 1 }
    var fields: [Node.Field] = []
    if take(UInt8(ascii: "]")) { return .list(fields) }
    repeat {
      guard let value = field() else { return nil }
      fields.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .list(fields) : nil
  }

  /// Skips a value without creating a node.
  private mutating func skip() -> Bool {
    skipBlanks()
    var open = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard passString() else { return false }
        if open == 0 { return true }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if open == 0 { return true }
        open -= 1
        if open == 0 {
          place += 1
          return true
        }
      case UInt8(ascii: ","):
        if open == 0 { return true }
      default: break
      }
      place += 1
    }
    return false
  }

  private mutating func passString() -> Bool {
    place += 1
    while let byte = next {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return true }
    }
    return false
  }

  /// Parses a string without decoding escapes, as none are needed.
  private mutating func string() -> String? {
    let start = place + 1
    guard next == UInt8(ascii: "\""), passString() else { return nil }
    return String(decoding: bytes[start..<place - 1], as: UTF8.self)
  }
}
