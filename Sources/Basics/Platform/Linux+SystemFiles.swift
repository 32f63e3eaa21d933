#if os(Linux)
  /// The contents of a file in `/proc`; empty if it doesn't exist.
  package func systemText(at path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    // The process may have ended.
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// The words of a file in `/proc`, separated by whitespace.
  ///
  /// - Parameter mark: only words after its last occurrence are returned.
  package func systemWords(at path: String, after mark: Unicode.Scalar? = nil) -> [Substring] {
    // By bytes: for characters their properties would be looked up.
    let bytes = systemText(at: path).utf8
    let last = mark.flatMap { bytes.lastIndex(of: UInt8(ascii: $0)) }
    let words = bytes[(last.map(bytes.index(after:)) ?? bytes.startIndex)...]
    return words.split { [9, 10, 32].contains($0) }.map { Substring($0) }
  }

  /// The numbers by which a folder in `/proc` names processes, threads or descriptors.
  package func systemNumbers(in folder: String) -> [String] {
    names(in: folder, beginningWith: "").filter { UInt($0) != nil }
  }
#endif
