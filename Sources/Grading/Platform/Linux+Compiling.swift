#if os(Linux)
  import Foundation

  /// What the compiler and the linker are told here.
  enum PlatformFlags {
    /// Where the compiler finds XCTest.
    static func xctest(environment: [String: String]) -> [String] { [] }

    /// Whether a toolchain's own compiler finds all that it needs, also if nobody has chosen it.
    static let compilerNeedsNobody = true

    /// How a toolchain's own linker is chosen; as the driver likes it where it has none.
    static func linker(in toolchain: String) -> [String] {
      access("\(toolchain)/bin/ld.lld", X_OK) == 0 ? ["-use-ld=lld"] : []
    }

    /// What the compiler's environment holds beside the learner's own.
    ///
    /// It lives for a moment, and asks the kernel for some thousand pages of memory, one by one. Large
    /// ones, many at a time, and none given back, save one part in fifteen of its time.
    static let compilerEnvironment: [String: String] = {
      let settings = [
        "hugetlb=1", "top_pad=33554432", "mmap_threshold=33554432", "trim_threshold=1073741824",
      ]
      return ["GLIBC_TUNABLES": settings.map { "glibc.malloc.\($0)" }.joined(separator: ":")]
    }()

    /// Whether the linker has to be told which libraries an object file asks for.
    static let linkerIsToldOfLibraries = true

    /// How an adapter finds its own names, and, when it is loaded, those of the host.
    static let adapter = ["-Xlinker", "-Bsymbolic"]

    /// What a library is asked for by those who were linked to it.
    static func named(_ name: String) -> [String] { ["-Xlinker", "-soname", "-Xlinker", name] }

    /// A script for the linker: what has one of Swift's names can be found by others.
    static let exportList = "{ global: $s*; local: *; };\n"

    /// Has the linker read that list.
    static func exports(listedIn file: String) -> [String] {
      ["-Xlinker", "--version-script=\(file)"]
    }

    /// The module with the C library.
    static let libraryModule = "Glibc"

    /// The folder of the program or library itself, as the loader writes it.
    static let ownFolder = "$ORIGIN"
  }
#endif
