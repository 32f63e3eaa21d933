extension String {
  /// The path of the folder that contains this path: `/a` for `/a/b`, empty for `b`.
  package var folderPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last component of this path: `b` for `/a/b`.
  package var fileName: String {
    String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...])
  }
}

/// The names in a folder that begin with a text, one by one, because it may hold thousands of
/// others; empty if it can't be read.
package func names(in folder: String, beginningWith start: String) -> [String] {
  guard let folder = opendir(folder) else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let item = readdir(folder) {
    withUnsafePointer(to: &item.pointee.d_name) { pointer in
      let text = UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
      if strncmp(text, start, start.utf8.count) == 0 { names.append(String(cString: text)) }
    }
  }
  return names
}

/// The relative paths of all files and folders below a folder; empty if it can't be read.
package func paths(below folder: String) -> [String] {
  // A missing folder has no files; callers that need a file notice when it is missing.
  (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
}
