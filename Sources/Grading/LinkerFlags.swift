import Foundation

/// What an object file says to the linker: the libraries that its imports need.
///
/// On Linux the compiler writes it into a section of its own, one text after the other, each ended
/// by a zero. The toolchain's `swift-autolink-extract` reads it, too, but takes as long to start as
/// the linker to link.
struct LinkerFlags {
  var texts: [String]

  /// What of that the linker is told: a host loads all others itself.
  var linked: [String] { Imports.systemLibraries.filter(texts.contains) }

  /// What the linker is told of the libraries that come with the toolchain and that a program has
  /// loaded, because it needs them itself.
  ///
  /// Only of these: their names have no versions, so it makes no difference who finds them.
  static func loaded(by program: String) -> Set<String> {
    // A few pages of a few megabytes are looked at. If they can't be, the linker is told of every
    // library, which only takes longer.
    let url = URL(fileURLWithPath: program)
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped), let file = ELFObject(data)
    else { return [] }
    let names = file.neededLibraries.filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
    return Set(names.map { "-l" + $0.dropFirst(3).dropLast(3) })
  }

  init(texts: [String]) {
    self.texts = texts
  }

  private static let section = ".swift1_autolink_entries"

  /// - Returns: nil if this is no object file in the form that Linux has on all its 64-bit machines.
  init?(objectFile data: Data) {
    guard let file = ELFObject(data), let sections = file.sections(named: Self.section) else {
      return nil
    }
    texts = sections.flatMap { $0.split(separator: 0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}
