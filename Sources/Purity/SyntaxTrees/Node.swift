/// A node of the compiler's tree of a file.
package final class Node {
  /// What kind of thing it is, as the compiler calls it.
  package let kind: String
  private let fields: [(name: String, value: Field)]

  init(kind: String, fields: [(name: String, value: Field)]) {
    (self.kind, self.fields) = (kind, fields)
  }

  /// What a field of a node holds.
  package enum Field {
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

  package subscript(name: String) -> Node? {
    guard case .node(let node)? = self[field: name] else { return nil }
    return node
  }

  package func nodes(_ name: String) -> [Node] {
    guard case .list(let list)? = self[field: name] else { return [] }
    return list.compactMap { field in
      guard case .node(let node) = field else { return nil }
      return node
    }
  }

  package func texts(_ name: String) -> [String] {
    guard case .list(let list)? = self[field: name] else { return [] }
    return list.compactMap { field in
      guard case .text(let text) = field else { return nil }
      return text
    }
  }

  /// The text in this field; empty if there is none.
  package func text(_ name: String) -> String {
    guard case .text(let text)? = self[field: name] else { return "" }
    return text
  }

  /// Whether this field says that something holds.
  package func flag(_ name: String) -> Bool {
    guard case .flag(let flag)? = self[field: name] else { return false }
    return flag
  }

  /// All nodes directly below, in their order.
  package var children: [Node] {
    fields.flatMap { field -> [Node] in
      switch field.value {
      case .node(let node): [node]
      case .list: nodes(field.name)
      default: []
      }
    }
  }

  /// Where it starts in the file, in UTF-8; nil if it stands nowhere.
  package var start: Int? {
    guard case .number(let start)? = self["range"]?[field: "start"] else { return nil }
    return start
  }

  /// The name of a declaration, without its arguments.
  package var baseName: String {
    let name = self["name"]?["base_name"]
    return name.map { $0.text("name").isEmpty ? $0.text("special") : $0.text("name") } ?? ""
  }

  /// The labels of a declaration's arguments; empty ones where there is none.
  package var labels: [String] { self["name"]?.texts("args") ?? [] }

  /// Whether nobody wrote it.
  package var isImplicit: Bool { flag("implicit") }
}
