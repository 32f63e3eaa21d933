// Objects of which only a protocol is known.

extension BodyReader {
  /// Whether a protocol, or what a generic parameter or an existential asks for, says that this is an
  /// object.
  func isObject(_ node: Node?, as protocolName: String = "") -> Bool {
    guard let node else { return false }
    let type = node.unwrappedPlace.text("type")
    let parts = String(Substring(program.text(of: type)).withoutOptional).split(separator: "&")
    let names = parts.compactMap {
      program.typeNames(in: String(LibraryName.withoutArguments($0))).last
    }
    return program.function(around: unit).objectTypes.contains(type)
      || (names + [protocolName]).contains {
        ["AnyObject", "Swift.AnyObject"].contains($0) || program.isForObjects($0)
      }
  }

  /// Records that an object is changed by setting a member that a protocol requires.
  func noteSetting(_ place: Node, by protocolName: String, of held: Value) {
    guard isObject(place["base"], as: protocolName) else { return }
    touch(held, changes: true, line: line(of: place), subject: place.memberName)
  }
}

extension Program {
  /// Whether only objects conform to a protocol of this name.
  func isForObjects(_ name: String) -> Bool {
    guard let type = types[name], type.isProtocol else { return false }
    return type.isForObjects || type.protocols.contains { $0 != name && isForObjects($0) }
  }
}

extension Node {
  /// The types that a generic signature asks to be objects.
  var objectTypes: Set<String> {
    let asked = nodes("generic_reqs") + nodes("requirements")
    return Set(
      asked.filter { $0.text("layout") == "AnyObject" || $0.text("kind") == "subclass_of" }
        .map { $0.text("first_type") })
  }

  /// Whether a requirement can only change what it is called on: it gives nothing back, neither by a
  /// result nor an error nor through what it is given, or it is `mutating`.
  var isChangingRequirement: Bool {
    let given = self["params"]?.nodes("params") ?? []
    let tells = given.contains { $0.flag("inout") || $0.text("interface_type").isFunctionType }
    // `K` stands for `throws`.
    let isTold = tells || text("interface_type").hasSuffix("KcxcD")
    return text("interface_type").hasSuffix("xzcD") || text("result") == "$sytD" && !isTold
  }
}

extension String {
  /// Whether a mangled type is that of a function.
  fileprivate var isFunctionType: Bool { hasSuffix("cD") || hasSuffix("XED") || hasSuffix("cSgD") }
}
