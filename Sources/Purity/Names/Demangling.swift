import Foundation

/// Writes the compiler's names as people do, by the function in Swift's own library.
///
/// Asked for by its name, because no header has it; without it every name stays as it is, and what
/// can't be read is told as unknown.
final class Demangling {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private let function: Function? = dlsym(
    dlopen(nil, RTLD_NOW), "swift_demangle"
  ).map { unsafeBitCast($0, to: Function.self) }
  private var known: [String: String] = [:]

  /// A mangled name, such as `$sSiD`, as people write it; the same if it isn't one.
  func demangled(_ name: String) -> String {
    if let text = known[name] { return text }
    var text = name
    if let function, let result = function(name, name.utf8.count, nil, nil, 0) {
      text = String(cString: result)
      free(result)
      // What is private is written with its file: `(Storage in _2D60C7C3)`.
      if text.contains(" in _") { text.replace(/\((\w+) in _[0-9A-F]{8,}\)/) { $0.1 } }
    }
    known[name] = text
    return text
  }

  /// The name of a declaration of Swift, by what the compiler calls it everywhere.
  func name(of usr: String) -> String {
    usr.hasPrefix("s:") ? demangled("$s" + usr.dropFirst(2)) : usr
  }
}
