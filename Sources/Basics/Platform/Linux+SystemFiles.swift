#if os(Linux)
  /// A file that the kernel makes up; empty if there isn't one.
  package func systemText(at path: String) -> String {
    // The process may be over. It may have a name that is no text.
    let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The words of such a file.
  ///
  /// - Parameter mark: they stand behind the last of these.
  package func systemWords(at path: String, after mark: Character? = nil) -> [Substring] {
    let text = systemText(at: path)
    let start = mark.flatMap(text.lastIndex).map(text.index(after:)) ?? text.startIndex
    return text[start...].split(whereSeparator: \.isWhitespace)
  }
#endif
