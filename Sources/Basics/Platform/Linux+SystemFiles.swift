#if os(Linux)
  /// The contents of a file in `/proc`; empty if it doesn't exist.
  package func systemText(at path: String) -> String {
    // The process may have ended, or its name may not be valid UTF-8.
    let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The words of a file in `/proc`, separated by whitespace.
  ///
  /// - Parameter mark: only words after its last occurrence are returned.
  package func systemWords(at path: String, after mark: Character? = nil) -> [Substring] {
    let text = systemText(at: path)
    let start = mark.flatMap(text.lastIndex).map(text.index(after:)) ?? text.startIndex
    return text[start...].split(whereSeparator: \.isWhitespace)
  }
#endif
