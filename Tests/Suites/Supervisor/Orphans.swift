#if canImport(Darwin)
  import Darwin

  // Written from Apple's documentation; not tested on macOS.
  // macOS gives orphans to launchd, so only the program's own process group can be ended there.
  extension Supervisor {
    static var coreLimit: Int32 { RLIMIT_CORE }

    static func adoptOrphans() {}
    static func endOrphans() {}
  }
#else
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  extension Supervisor {
    #if canImport(Glibc)
      static var coreLimit: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_CORE.rawValue) }
    #else
      static var coreLimit: Int32 { RLIMIT_CORE }
    #endif

    /// From now on a process whose parent ends becomes a child of this one, even if it has left
    /// its group and its session (`prctl(2)`, PR_SET_CHILD_SUBREAPER).
    static func adoptOrphans() {
      // Swift imports no function with a variable number of arguments; this one takes five words.
      typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      _ = unsafeBitCast(symbol, to: Function.self)(36, 1, 0, 0, 0)
    }

    /// Ends every child until there is none; the children of a child that ends become ours.
    static func endOrphans() {
      for _ in 0..<1000 {
        var status: Int32 = 0
        while waitpid(-1, &status, WNOHANG) > 0 {}
        let orphans = children()
        guard !orphans.isEmpty else { return }
        for orphan in orphans { kill(orphan, SIGKILL) }
        usleep(1000)
      }
    }

    /// The processes whose parent is this one, from `/proc`.
    private static func children() -> [pid_t] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var found: [pid_t] = []
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
        }
        if let id = pid_t(name), parent(of: id) == getpid() { found.append(id) }
      }
      return found
    }

    /// `/proc/ID/stat` is `ID (name) state parent …`, and the name may hold anything.
    private static func parent(of id: pid_t) -> pid_t? {
      guard let file = fopen("/proc/\(id)/stat", "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 512)
      let count = fread(&bytes, 1, bytes.count, file)
      let text = bytes.prefix(count)
      guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
      let fields = text[(end + 1)...].split(separator: UInt8(ascii: " "))
      return fields.count > 1 ? pid_t(String(decoding: fields[1], as: UTF8.self)) : nil
    }
  }
#endif
