/// A build of a package in one configuration.
public struct Build {
  public var package: String
  /// The folder that contains the built program.
  public var folder: String
  /// The name of the program, which is the course's.
  private var name = "workbook"

  public init(package: String, folder: String) {
    self.package = package
    self.folder = folder
  }

  public init(package: String, configuration: String) {
    self.init(package: package, folder: "\(Repository.products(of: package))/\(configuration)")
  }

  /// The build that contains a program; nil if the program isn't from this repository.
  public init?(of program: String?, in repository: Repository) {
    let products = Repository.products(of: repository.root)
    guard let program, program.hasPrefix("\(products)/") else { return nil }
    self.init(package: repository.root, folder: parentFolder(of: program))
    name = String(program.dropFirst(folder.count + 1))
  }

  /// The build with its products in this folder; nil if it is no build folder.
  public init?(with folder: String) {
    var package = folder
    while !folder.hasPrefix("\(Repository.products(of: package))/") {
      guard !package.isEmpty else { return nil }
      package = parentFolder(of: package)
    }
    self.init(package: package, folder: folder)
  }

  /// The existing builds of a program: of the workbook's package and of the launcher's package, in
  /// both configurations.
  public static func all(of program: String, in repository: Repository) -> [Build] {
    [repository.root, repository.lessons].flatMap { package in
      ["debug", "release"].map { configuration in
        var build = Build(package: package, configuration: configuration)
        build.name = program
        return build
      }
    }.filter(\.hasProgram)
  }

  /// The path of the program, whether it exists or not.
  public var program: String { "\(folder)/\(name)" }

  /// The path without symbolic links; nil if there is no program.
  public var realProgram: String? { realPath(program) }

  /// The build folder of the package, for all configurations.
  public var whole: String { Repository.products(of: package) }

  public var hasProgram: Bool { access(program, X_OK) == 0 }

  /// The object files of these modules that were linked into one product but not into another.
  public func objects(of modules: [String], in product: String, besides other: String) -> [String] {
    /// The names of the files in a product's list, by the name of their folder: the paths may be of
    /// another machine.
    func list(_ product: String) -> [Substring: [Substring]] {
      // If the list is missing, the linker reports the missing symbols.
      let text = text(of: "\(folder)/\(product).product/Objects.LinkFileList") ?? ""
      return text.split(separator: "\n").reduce(into: [:]) { list, line in
        // Cut as bytes, because there are hundreds of lines.
        let parts = line.utf8.split(separator: UInt8(ascii: "/")).suffix(2)
        guard let folder = parts.first, let file = parts.last else { return }
        list[Substring(folder), default: []].append(Substring(file))
      }
    }
    let (own, others) = (list(product), list(other))
    // The folder of a module's objects has the same suffix as the build folder.
    let ending = Repository.products(of: "").dropFirst()
    return modules.map { "\($0)\(ending)" }.filter { others[$0[...]] == nil }.flatMap { module in
      (own[module[...]] ?? []).compactMap { shellWords(in: String($0)).first }
        .map { "\(folder)/\(module)/\($0)" }
    }
  }

  // | MARK: Age

  /// Whether a source of the workbook was changed after the program was linked; true if there is no
  /// program.
  public var isOlderThanSources: Bool {
    let modules = names(in: folder).filter { $0.hasSuffix(".build") }
    return !hasProgram
      || ([name] + Self.products).contains { product in
        guard let made = written("\(folder)/\(product)"),
          let linked = text(of: "\(folder)/\(product).product/Objects.LinkFileList")
        else { return false }
        // The package has modules that the program doesn't contain, and that aren't built with it.
        return modules.contains {
          strstr(linked, "/\($0)/") != nil && isModule($0, newerThan: made)
        }
      }
  }

  /// The helper programs that the workbook starts.
  private static let products = ["ExerciseHost", "FoundationWarmUp"]

  private func isModule(_ module: String, newerThan made: stat.Time) -> Bool {
    // Several hundred files are checked before anything else happens, so their paths are taken
    // directly from the bytes of the list. Only a file that is newer becomes a string.
    var list = bytes(of: "\(folder)/\(module)/sources") ?? []
    list.append(0x0A)
    return list.withUnsafeMutableBytes { list in
      guard var line = list.baseAddress else { return false }
      var rest = list.count
      while rest > 0, let end = memchr(line, 0x0A, rest) {
        end.storeBytes(of: 0, as: UInt8.self)
        if isSource(line.assumingMemoryBound(to: CChar.self), of: module, newerThan: made) {
          return true
        }
        rest -= end - line + 1
        line = end + 1
      }
      return false
    }
  }

  private func isSource(
    _ line: UnsafePointer<CChar>, of module: String, newerThan made: stat.Time
  ) -> Bool {
    // A path with a space is quoted.
    let isQuoted = line.pointee == CChar(bitPattern: UInt8(ascii: "'"))
    let source = isQuoted ? written(unquoted(line)) : written(line)
    guard let source, source > made else { return false }
    // If a source was written without a change, the compiler runs but nothing is linked. Then the
    // `.d` file, which it writes at each successful run, is newer than the source.
    let path = isQuoted ? unquoted(line) : String(cString: line)
    let name = path.split(separator: "/").last?.dropLast(6) ?? ""
    return written("\(folder)/\(module)/\(name).d").map { $0 < source } ?? true
  }

  private func unquoted(_ line: UnsafePointer<CChar>) -> String {
    shellWords(in: String(cString: line)).first ?? ""
  }

  private func written(_ path: UnsafePointer<CChar>) -> stat.Time? {
    var information = stat()
    return stat(path, &information) == 0 ? information.written : nil
  }

  // | MARK: Path

  /// Whether the package was moved after it was built. Then the package manager can't build in it
  /// any more, because the compiler's cache holds absolute paths.
  public var wasMoved: Bool {
    guard let package = realPath(package) else { return false }
    let lists = names(in: folder).filter { $0.hasSuffix(".build") }.flatMap { module in
      names(in: "\(folder)/\(module)").filter { $0.hasSuffix(".d") }
        .map { "\(folder)/\(module)/\($0)" }
    }
    // The `.d` files escape spaces. Mostly there are none, so the plain search comes first; the
    // files are megabytes long.
    return lists.contains { path in
      guard let text = text(of: path) else { return false }
      if strstr(text, " \(package)/") != nil { return false }
      return !" \(text)".filter { $0 != "\\" }.contains(" \(package)/".filter { $0 != "\\" })
    }
  }
}

/// The names of the files in a folder, without hidden ones.
private func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}

public func text(of path: String) -> String? {
  bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
}

private func bytes(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
  }
}

public func parentFolder(of path: String) -> String {
  path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
}

/// The path without symbolic links, `.` and `..`; nil if it doesn't exist.
func realPath(_ path: String) -> String? {
  guard let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(cString: found)
}

/// Quotes a word for a shell if it contains special characters.
public func quoted(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || "/.-_+:@%".unicodeScalars.contains(scalar)
  }
  // All shells agree on a backslash outside of quotes, so backslashes and quotes are placed there.
  let inner = word.map { "'\\".contains($0) ? "'\\\($0)'" : String($0) }.joined()
  return isPlain && !word.isEmpty ? word : "'\(inner)'"
}

/// Splits a line into words as a shell does, and removes the quotes.
public func shellWords(in line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false
  for character in line {
    if isEscaped || (quote != nil && character != quote && (character != "\\" || quote == "'")) {
      word = (word ?? "") + String(character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else if character == quote {
      quote = nil
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character.isWhitespace {
      if let word { words.append(word) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  return words + [word].compactMap(\.self)
}
