#if os(Linux)
  import Traces

  /// Which files can be opened (`landlock(7)`, which Linux has since 5.13).
  enum FileAccess {
    private static let readFile: UInt64 = 1 << 2
    private static let belowPath: UInt = 1

    /// What is read late: time zones, when they are asked for by name.
    private static let readable = ["/usr/share/zoneinfo", "/etc/localtime"]

    /// Gives up all files but those, and what this kernel knows beside: TCP, signals and abstract
    /// sockets to the outside.
    ///
    /// - Parameter last: done when the files that stay are known, and before the rest goes.
    /// - Returns: whether that holds now; if it doesn't, the kernel knows nothing of it.
    static func giveUp(and last: () -> Void) -> Bool {
      let rules = makeRules()
      if let rules { for path in readable { allow(readFile, below: path, rules) } }
      last()
      guard let rules else { return false }
      defer { close(rules) }
      Kernel.call(.prctl, Kernel.Control.setNoNewPrivileges, 1)
      return Kernel.call(.landlockRestrictSelf, UInt(rules)) == 0
    }

    private static func makeRules() -> Int32? {
      let version = Kernel.call(.landlockCreateRuleset, 0, 0, 1)
      guard version >= 1 else { return nil }
      // Each version knows more of what can be done with files.
      let fileRights = [13, 13, 14, 15, 15][min(version, 4)] + (version >= 5 ? 1 : 0)
      var attributes: [UInt64] = [1 << UInt64(fileRights) - 1]
      if version >= 4 { attributes.append(0b11) }
      if version >= 6 { attributes.append(0b11) }
      let rules = attributes.withUnsafeBytes { bytes in
        Kernel.call(
          .landlockCreateRuleset, UInt(bitPattern: bytes.baseAddress), UInt(bytes.count))
      }
      return rules >= 0 ? Int32(rules) : nil
    }

    private static func allow(_ rights: UInt64, below path: String, _ rules: Int32) {
      let place = open(path, O_RDONLY | O_CLOEXEC)
      guard place >= 0 else { return }
      defer { close(place) }
      // `landlock_path_beneath_attr` has no gap between its parts.
      var rule = [UInt8](repeating: 0, count: 12)
      rule.withUnsafeMutableBytes { bytes in
        bytes.storeBytes(of: rights, as: UInt64.self)
        bytes.storeBytes(of: place, toByteOffset: 8, as: Int32.self)
        Kernel.call(
          .landlockAddRule, UInt(rules), belowPath, UInt(bitPattern: bytes.baseAddress))
      }
    }
  }
#endif
