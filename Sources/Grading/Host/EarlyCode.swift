/// Code of an object file that would run before anybody calls it: while its library is loaded or
/// left.
///
/// The compiler makes none of it for what a learner writes; so whoever has it has asked for it.
enum EarlyCode: Equatable {
  /// A list of functions, by the name of its section.
  case section(String)
  /// A function that decides, while the library is loaded, which function stands behind its name.
  case indirectFunction
  /// A function that the linker takes for the first or last one of its own accord.
  case function(String)
}

extension ELFObject {
  /// `SHT_INIT_ARRAY`, `SHT_FINI_ARRAY`, `SHT_PREINIT_ARRAY`.
  private static let earlyTypes = 14...16
  /// Linkers go by these beginnings of names as well: a priority may follow.
  private static let earlyNames = [".init", ".fini", ".preinit", ".ctors", ".dtors"]
  private static let earlyFunctions = ["_init", "_fini"]
  /// `STT_GNU_IFUNC`.
  private static let indirect = 10

  /// The first that is found; nil if there is none. A table that can't be read may hold some.
  var earlyCode: EarlyCode? {
    for section in sections {
      let isNamedSo = Self.earlyNames.contains(where: section.name.hasPrefix)
      if isNamedSo || Self.earlyTypes.contains(section.type) { return .section(section.name) }
    }
    guard let definedSymbols else { return .section(".symtab") }
    for symbol in definedSymbols {
      if symbol.type == Self.indirect { return .indirectFunction }
      if let name = Self.earlyFunctions.first(where: symbol.isNamed) { return .function(name) }
    }
    return nil
  }
}
