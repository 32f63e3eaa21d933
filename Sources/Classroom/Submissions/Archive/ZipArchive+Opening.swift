extension ZipArchive where Source == OpenFile {
  /// Opens the archive at a path.
  init(at path: String) throws(ReadingProblem) {
    let file = try OpenFile(path: path)
    do { try self.init(file) } catch { throw .badArchive(error) }
  }
}

extension ZipArchive where Source == [UInt8] {
  /// Opens an archive that was read.
  init(in bytes: [UInt8]) throws(ReadingProblem) {
    do { try self.init(bytes) } catch { throw .badArchive(error) }
  }
}

extension ZipArchive {
  /// The bytes of an entry, if it is a file.
  func file(_ index: Int, limit: Int) throws(ReadingProblem) -> [UInt8] {
    guard entries.indices.contains(index) else { throw .missing }
    switch entries[index].kind {
    case .file: break
    case .folder: throw .isFolder
    case .link: throw .isLink
    case .other: throw .isNotAFile
    }
    guard entries[index].size <= limit else { throw .tooLarge(limit: limit) }
    do { return try bytes(of: index, limit: limit) } catch { throw .badArchive(error) }
  }
}
