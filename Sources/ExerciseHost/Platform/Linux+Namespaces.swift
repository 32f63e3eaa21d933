#if os(Linux)
  import Traces

  /// A view of the system of one's own (`namespaces(7)`), where an ordinary user may have one.
  ///
  /// An extra: what the filter can't see is the path in a call that opens a file, so whoever tries
  /// could tell from the refusal whether a file exists. In a root folder without files there is
  /// nothing to ask about. A user's namespace is needed for that; one for shared memory and queues
  /// costs nothing beside it.
  ///
  /// Left out, because the filter refuses each call that they would make harmless: one for the
  /// network takes from half a millisecond to nine, one for processes a second process, in which
  /// signals mean something else.
  enum Namespaces {
    private static let newUser: UInt = 0x1000_0000
    private static let newMounts: UInt = 0x0002_0000
    private static let newQueues: UInt = 0x0800_0000

    /// What is mounted on is hidden; nothing is needed from here once the host has warmed up.
    private static let root = "/sys"
    private static let zones = "/usr/share/zoneinfo"

    /// Whether there is a root folder to go to.
    nonisolated(unsafe) private static var isReady = false
    /// Whether nobody else's processes count as this user's.
    nonisolated(unsafe) private(set) static var isUserAlone = false

    /// The process must have no second thread yet.
    static func enter() {
      let (user, group) = (getuid(), getgid())
      guard Kernel.call(.unshare, newUser | newMounts | newQueues) == 0 else { return }
      isUserAlone = true
      // The same user and group as outside, and no others.
      tell("/proc/self/setgroups", "deny")
      tell("/proc/self/uid_map", "\(user) \(user) 1")
      tell("/proc/self/gid_map", "\(group) \(group) 1")
      // Whoever has started the host may go on looking at it.
      Kernel.call(.prctl, Kernel.Control.setDumpable, 1)
    }

    /// Makes the root folder; the old one is still there.
    static func prepareRoot() {
      // What is mounted here stays here.
      guard mount("none", "/", nil, flags: MountFlag.recursive | MountFlag.isPrivate),
        mount(
          "none", root, "tmpfs",
          flags: MountFlag.noPrivileges | MountFlag.noDevices | MountFlag.noPrograms)
      else { return }
      isReady = true
      var folder = root
      for name in zones.split(separator: "/") {
        folder += "/\(name)"
        mkdir(folder, 0o755)
      }
      _ = mount(zones, folder, nil, flags: MountFlag.bind)
    }

    /// Leaves everything else behind, for good, and all rights that the namespace came with.
    static func close() -> Bool {
      let isAlone =
        isReady && chdir(root) == 0
        && root.withCString {
          Kernel.call(.chroot, Kernel.place($0)) == 0
        }
      // Version 3, this process; nothing effective, permitted or inherited.
      let header: [UInt32] = [0x2008_0522, 0]
      let none = [UInt32](repeating: 0, count: 6)
      Kernel.call(.capset, Kernel.place(header), Kernel.place(none))
      return isAlone
    }

    private enum MountFlag {
      static let noPrivileges: UInt = 1 << 1
      static let noDevices: UInt = 1 << 2
      static let noPrograms: UInt = 1 << 3
      static let bind: UInt = 1 << 12
      static let recursive: UInt = 1 << 14
      static let isPrivate: UInt = 1 << 18
    }

    private static func mount(
      _ source: String, _ target: String, _ type: String?, flags: UInt
    ) -> Bool {
      source.withCString { source in
        target.withCString { target in
          guard let type else {
            return Kernel.call(.mount, Kernel.place(source), Kernel.place(target), 0, flags) == 0
          }
          return type.withCString {
            Kernel.call(
              .mount, Kernel.place(source), Kernel.place(target), Kernel.place($0), flags) == 0
          }
        }
      }
    }

    private static func tell(_ file: String, _ words: String) {
      let descriptor = open(file, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      defer { Glibc.close(descriptor) }
      _ = write(descriptor, words, words.utf8.count)
    }
  }

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
    static func cancel(and last: () -> Void) -> Bool {
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
