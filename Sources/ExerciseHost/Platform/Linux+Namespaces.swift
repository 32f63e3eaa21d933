#if os(Linux)
  import Traces

  /// Namespaces for the host (`namespaces(7)`), if an ordinary user may create them.
  ///
  /// They are additional protection. The filter can't inspect paths, so an exercise could tell from
  /// the error whether a file exists; in an empty root folder there is nothing to find. That needs
  /// a user and a mount namespace; one for System V IPC costs nothing extra.
  ///
  /// Others are left out, because the filter refuses the calls that they would restrict: a network
  /// namespace takes 0.5 to 9 ms, a PID namespace a second process with different signal semantics.
  enum Namespaces {
    private static let newUser: UInt = 0x1000_0000
    private static let newMounts: UInt = 0x0002_0000
    private static let newQueues: UInt = 0x0800_0000

    /// The folder that the new root is mounted on; it isn't needed after the warm-up.
    private static let root = "/sys"
    private static let zones = "/usr/share/zoneinfo"

    /// Whether the new root folder is mounted.
    nonisolated(unsafe) private static var isReady = false
    /// Whether the host is in a user namespace of its own.
    nonisolated(unsafe) private(set) static var isUserAlone = false

    /// Creates the namespaces. The process must be single-threaded.
    static func enter() {
      let (user, group) = (getuid(), getgid())
      guard Kernel.call(.unshare, newUser | newMounts | newQueues) == 0 else { return }
      isUserAlone = true
      // Maps the same user and group as outside, and no others.
      tell("/proc/self/setgroups", "deny")
      tell("/proc/self/uid_map", "\(user) \(user) 1")
      tell("/proc/self/gid_map", "\(group) \(group) 1")
      // The process stays dumpable, so that its parent may examine it in `/proc`.
      Kernel.call(.prctl, Kernel.Control.setDumpable, 1)
    }

    /// Mounts the new root folder, without entering it.
    static func prepareRoot() {
      // Mounts aren't propagated out of the namespace.
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

    /// Enters the new root folder irrevocably and drops all capabilities of the namespace. Returns
    /// whether the root was changed.
    static func close() -> Bool {
      let isAlone =
        isReady && chdir(root) == 0
        && root.withCString {
          Kernel.call(.chroot, Kernel.place($0)) == 0
        }
      // Version 3, this process; no effective, permitted or inheritable capabilities.
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

  /// The files that can be opened (`landlock(7)`, since Linux 5.13).
  enum FileAccess {
    private static let readFile: UInt64 = 1 << 2
    private static let belowPath: UInt = 1

    /// Files that are read late: time zones, when requested by name.
    private static let readable = ["/usr/share/zoneinfo", "/etc/localtime"]

    /// Gives up access to all other files, and on newer kernels to TCP, and to signals and abstract
    /// sockets outside.
    ///
    /// - Parameter last: called when the allowed files are known and before the rest is given up.
    /// - Returns: whether the restriction is in effect; false if the kernel doesn't support it.
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
      // Newer versions of Landlock know more access rights.
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
      // `landlock_path_beneath_attr` is a packed structure.
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
