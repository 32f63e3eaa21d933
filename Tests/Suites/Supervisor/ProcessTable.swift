#if !canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The processes of this machine, from `/proc`.
  enum ProcessTable {
    struct Entry {
      var id: pid_t
      var parent: pid_t
      /// In bytes, what is in memory now.
      var memory: Int
    }

    /// The children of a process, their children, and so on.
    static func descendants(of ancestor: pid_t) -> [Entry] {
      let children = Dictionary(grouping: entries(), by: \.parent)
      var found: [Entry] = []
      var parents = [ancestor]
      while let parent = parents.popLast() {
        let next = children[parent] ?? []
        found += next
        parents += next.map(\.id)
      }
      return found
    }

    private static func entries() -> [Entry] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var found: [Entry] = []
      while let item = readdir(folder) {
        let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
          String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
        }
        if let id = pid_t(name), let entry = entry(of: id) { found.append(entry) }
      }
      return found
    }

    /// `/proc/ID/stat` is `ID (name) state parent …`, and the name may hold anything; the 22nd field
    /// after the name is the number of pages in memory (`proc(5)`).
    private static func entry(of id: pid_t) -> Entry? {
      guard let file = fopen("/proc/\(id)/stat", "r") else { return nil }
      defer { fclose(file) }
      // By the C library's own functions: this runs again and again beside the exercise.
      var text = [CChar](repeating: 0, count: 1024)
      fread(&text, 1, text.count - 1, file)
      return text.withUnsafeBufferPointer { buffer -> Entry? in
        guard let end = strrchr(buffer.baseAddress!, Int32(UInt8(ascii: ")"))) else { return nil }
        // Behind the bracket and the letter of the state.
        var place: UnsafeMutablePointer<CChar>? = end + 3
        var numbers: [Int] = []
        while numbers.count < 21, let start = place {
          numbers.append(strtol(start, &place, 10))
        }
        guard numbers.count == 21 else { return nil }
        return Entry(
          id: id, parent: pid_t(numbers[0]), memory: numbers[20] * Int(getpagesize()))
      }
    }
  }
#endif
