/// The files of one target that are for one system, or for one compiler.
struct PlatformFolder {
  /// From the package's folder on.
  let path: String
  private let linux: [SwiftSource]
  private let darwin: [SwiftSource]
  private let others: [SwiftSource]
  /// The target's files beside these.
  private let ordinary: [SwiftSource]

  /// The folder that such a file stands in; nil if it is none.
  static func path(of source: SwiftSource) -> String? {
    source.path.firstRange(of: "/Platform/").map { source.path[..<$0.lowerBound] + "/Platform" }
  }

  /// Those of all targets.
  static func all(among sources: [SwiftSource]) -> [PlatformFolder] {
    Set(sources.compactMap(path(of:))).sorted().map { PlatformFolder(path: $0, among: sources) }
  }

  private init(path: String, among sources: [SwiftSource]) {
    self.path = path
    let files = sources.filter { Self.path(of: $0) == path }
    linux = files.filter { $0.name.prefixMatch(of: /Linux(\+|$)/) != nil }
    darwin = files.filter { $0.name.prefixMatch(of: /Darwin(\+|$)/) != nil }
    let known = (linux + darwin).map(\.path)
    others = files.filter { !known.contains($0.path) }
    let target = path.dropLast("Platform".count)
    ordinary = sources.filter { $0.path.hasPrefix(target) && Self.path(of: $0) == nil }
  }

  /// What is not as it should be.
  var complaints: [String] {
    let isInPlace = path.wholeMatch(of: /(Sources|Tests|Lessons\/\.launcher)\/\w+\/Platform/) != nil
    return (isInPlace ? [] : ["\(path) is not the one folder of a target"])
      + linux.flatMap { complaints(about: $0, for: "os(Linux)") }
      + darwin.flatMap { complaints(about: $0, for: "os(macOS)") }
      + others.flatMap(complaints(aboutOther:))
      + complaints(aboutNamesIn: linux, missingIn: darwin, called: "Darwin")
      + complaints(aboutNamesIn: darwin, missingIn: linux, called: "Linux")
  }

  private func complaints(about file: SwiftSource, for system: String) -> [String] {
    guard file.wholeCondition == system else {
      return ["\(file.path):1: the whole file has to stand within #if \(system)"]
    }
    return file.conditions.dropFirst().filter { !$0.asks("arch") }.map {
      "\(file.path):\($0.line): a file for one system asks only for the processor"
    }
  }

  private func complaints(aboutOther file: SwiftSource) -> [String] {
    guard file.name == "Compiler" else { return ["\(file.path): which system is it for?"] }
    return file.conditions.filter { !$0.asks("compiler") }.map {
      "\(file.path):\($0.line): here is asked only for the compiler"
    }
  }

  /// Names that one system has alone.
  ///
  /// The files with a plus in their names may have some for the use of that system's files.
  private func complaints(
    aboutNamesIn files: [SwiftSource], missingIn counterparts: [SwiftSource], called system: String
  ) -> [String] {
    let own = files.map { (file: $0, names: $0.names) }
    let lonely = own.reduce(into: Set()) { $0.formUnion($1.names) }
      .subtracting(counterparts.flatMap(\.names))
    return own.flatMap { file, names in
      names.intersection(lonely).sorted().compactMap { name in
        let parts = name.split(separator: ".")
        // Of a type that is missing, the parts needn't be named.
        if lonely.contains(parts.dropLast().joined(separator: ".")) { return nil }
        return !file.name.contains("+") || ordinary.contains { $0.uses(parts.last ?? "") }
          ? "\(file.path): \(system)*.swift doesn't have \(name)" : nil
      }
    }
  }
}

extension SwiftSource.Condition {
  /// Whether it asks for nothing but this.
  fileprivate func asks(_ subject: String) -> Bool {
    question == "else" || question.hasPrefix("\(subject)(")
  }
}
