#if os(Linux)
  import Foundation

  /// Keeps the exercise from writing files, away from other processes and from the network.
  ///
  /// Made of Landlock (`landlock(7)`), which Linux has since 5.13; without it nothing is kept away.
  /// What the process has open already stays open.
  struct Confinement {
    /// The kernel's, as far as they are the same for every exercise.
    private let rules: Int32
    private let version: Int

    /// What may be done with files, as bits of the kernel's interface.
    private struct Access {
      static let execute: UInt64 = 1 << 0
      static let writeFile: UInt64 = 1 << 1
      static let read: UInt64 = 1 << 2 | 1 << 3
      static let truncate: UInt64 = 1 << 14
      /// All that kernels of this version know.
      static func all(_ version: Int) -> UInt64 {
        let count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13
        return 1 << UInt64(count) - 1
      }
    }

    /// What the dynamic linker, Foundation and the runtime's backtraces need of a system.
    private static let system = [
      "/usr", "/lib", "/lib64", "/etc", "/proc", "/sys", "/dev", "/run/systemd/resolve",
    ]
    /// Programs are started by way of one of these.
    private static let loaders = [
      "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib/ld-musl-x86_64.so.1",
      "/lib/ld-musl-aarch64.so.1",
    ]

    /// Gets ready; nothing holds yet.
    ///
    /// - Returns: nil if the kernel knows nothing of it.
    init?() {
      version = Kernel.call(444, 0, 0, 1)
      guard version >= 1, let rules = Self.makeRules(version) else { return nil }
      self.rules = rules
      for path in Self.system { allow(Access.read, below: path) }
      for path in Self.loaders { allow(Access.read | Access.execute, below: path) }
      let known = Access.all(version) & (Access.read | Access.writeFile | Access.truncate)
      for path in ["/dev/null", "/dev/zero", "/dev/full"] { allow(known, below: path) }
    }

    /// Holds from now on, for this thread and all that it starts.
    func begin(readable: [String], executable: [String]) {
      defer { close(rules) }
      for path in readable { allow(Access.read, below: path) }
      for path in executable { allow(Access.read | Access.execute, below: path) }
      // The kernel demands that no program can win rights by being started (PR_SET_NO_NEW_PRIVS).
      Kernel.control(38, 1, 0)
      Kernel.call(446, UInt(rules))
    }

    private static func makeRules(_ version: Int) -> Int32? {
      // Files; connections and listening over TCP; other processes' sockets and signals to them.
      let attributes: [UInt64] = [
        Access.all(version), version >= 4 ? 0b11 : 0, version >= 6 ? 0b11 : 0,
      ]
      let rules = attributes.withUnsafeBytes { bytes in
        Kernel.call(444, UInt(bitPattern: bytes.baseAddress), UInt(bytes.count))
      }
      return rules >= 0 ? Int32(rules) : nil
    }

    private func allow(_ access: UInt64, below path: String) {
      let place = open(path, O_RDONLY | O_CLOEXEC)
      guard place >= 0 else { return }
      defer { close(place) }
      var information = stat()
      fstat(place, &information)
      let isFolder = information.st_mode & S_IFMT == S_IFDIR
      // Reading, writing, starting, shortening: the rest makes sense for folders only.
      let rights = isFolder ? access : access & (0b111 | Access.truncate)
      var rule = [UInt8](repeating: 0, count: 12)
      rule.withUnsafeMutableBytes { bytes in
        bytes.storeBytes(of: rights, as: UInt64.self)
        bytes.storeBytes(of: place, toByteOffset: 8, as: Int32.self)
        Kernel.call(445, UInt(rules), 1, UInt(bitPattern: bytes.baseAddress))
      }
    }
  }
#else
  /// macOS has nothing of the kind that a program may use for itself; not tested on macOS.
  struct Confinement {
    init?() {}

    func begin(readable: [String], executable: [String]) {}
  }
#endif
