// Which members of libraries show the order of a set or a dictionary, keep it, or lose it.

extension KnownNames {
  /// The orders that what this answers has lost.
  static func lostOrders(by library: LibraryName, isUnordered: Bool) -> LostOrders {
    switch library.base {
    case "subscript", "insert", "remove", "removeValue", "updateValue": .outer
    // The elements are what the function gives back, which is looked at by itself.
    case "map", "compactMap", "flatMap": isUnordered ? .inner : []
    case "mapValues", "compactMapValues": .all
    default: orderIgnored.contains(library.base) ? .all : []
    }
  }

  /// Whether it makes a dictionary whose values are lists of what it is given, or what a function
  /// makes.
  static func fillsValues(_ library: LibraryName) -> Bool {
    library.base == "init" && library.labels == "(grouping:by:)"
      || ["mapValues", "compactMapValues"].contains(library.base)
  }

  /// Members that compare values, unless they are given a function for it.
  static let comparing: Set = ["<", ">", "<=", ">=", "sorted", "sort", "min", "max"]

  /// Members whose result depends on the order of a collection.
  static let orderAsked = Set(
    words(
      """
      first last next popFirst prefix dropFirst dropLast suffix drop enumerated removeFirst distance
      starts elementsEqual lexicographicallyPrecedes
      """))

  /// Members that compare sequences element by element.
  static let listed: Set = ["elementsEqual", "lexicographicallyPrecedes", "starts"]

  /// Members that leave as many elements of a collection, whichever these are.
  static let cutting: Set = ["prefix", "suffix", "dropFirst", "dropLast"]

  /// Members whose result doesn't depend on the order of the collection, or is about a single key.
  static let orderIgnored = Set(
    words(
      """
      sorted min max count contains isEmpty allSatisfy subscript insert remove removeValue updateValue
      update index firstIndex randomElement hash encode
      """))

  /// Protocols to which lists conform if their elements do.
  static let passedOn: Set = ["Equatable", "Hashable", "Encodable", "Decodable"]

  /// Operators after which a fraction is rounded.
  static let rounding: Set = ["+", "-", "*", "/", "+=", "-=", "*="]

  /// Members that add to a string or a list.
  static let growing: Set = ["append", "insert", "+=", "write", "print", "debugPrint", "dump"]
}
