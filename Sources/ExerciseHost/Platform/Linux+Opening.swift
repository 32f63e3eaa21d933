#if os(Linux)
  import Traces

  /// Provides the remaining files once opening files is denied.
  ///
  /// The filter turns attempts to open a file into the signal `SIGSYS`, and the signal handler here
  /// provides the call's result. So the dynamic loader, which knows nothing of this, gets the
  /// exercise's libraries and no others.
  ///
  /// The loader maps all of them before any code of theirs runs. When it closes the last one, what
  /// only mapping needed is given up.
  enum OpenedFiles {
    /// A file that was opened in advance.
    private struct Held {
      var path: UnsafeMutablePointer<CChar>
      var descriptor: Int32
      var isHandedOut = false
      var isClosed = false
    }

    // Signal handlers may not allocate memory, which converting a Swift string to a C string does.
    // So everything is prepared.
    nonisolated(unsafe) private static let held = UnsafeMutablePointer<Held>.allocate(
      capacity: CountLimit.heldFiles)
    nonisolated(unsafe) private static var heldCount = 0
    /// The filter for the time after mapping.
    nonisolated(unsafe) private static var last: CallFilter.Prepared?
    nonisolated(unsafe) private static var randomness: Int32 = -1
    nonisolated(unsafe) private static var nothing: Int32 = -1
    /// The descriptor of the time zones' folder; nil if it can't be opened.
    nonisolated(unsafe) private(set) static var zones: Int32?
    nonisolated(unsafe) private static let zonesPath = strdup("/usr/share/zoneinfo/")!
    nonisolated(unsafe) private static let randomnessPath = strdup("/dev/urandom")!
    nonisolated(unsafe) private static let processesPath = strdup("/proc/")!
    nonisolated(unsafe) private static let statusName = strdup("/stat")!

    /// Opens files that may be requested repeatedly.
    static func reserve() {
      nothing = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
      randomness = Glibc.open("/dev/urandom", O_RDONLY | O_CLOEXEC)
    }

    /// Opens files that will be requested once under these paths. A file that is missing now stays
    /// missing.
    static func hold(_ paths: [String]) {
      for path in paths.prefix(CountLimit.heldFiles) {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        let file = Held(path: strdup(path), descriptor: descriptor)
        (held + heldCount).initialize(to: file)
        heldCount += 1
      }
      record()
      Platform.handle(SIGSYS, flags: SA_NODEFER) { signal, information, context in
        OpenedFiles.trapped(signal, information, context)
      }
    }

    /// Calls each path of the handler once, because Swift may allocate memory on first use, and a
    /// thread may be interrupted while it is allocating.
    private static func record() {
      for path in ["/nowhere", "/dev/urandom", "/proc/1234567/stat", "/usr/share/zoneinfo/nowhere"]
      {
        path.withCString { path in
          let file = answer(to: SystemCall.openat.number ?? 0, 0, Kernel.place(path), 0, 0)
          if file >= 0 { Glibc.close(Int32(file)) }
        }
      }
      _ = answer(to: SystemCall.close.number ?? 0, UInt(bitPattern: Int(nothing)), 0, 0, 0)
      var information = [UInt8](repeating: 0, count: 256)
      "".withCString { path in
        _ = information.withUnsafeMutableBytes { bytes in
          answer(
            to: SystemCall.newfstatat.number ?? 0, 0, Kernel.place(path),
            UInt(bitPattern: bytes.baseAddress), Kernel.emptyPath)
        }
      }
      var registers = [UInt](repeating: 0, count: 64)
      registers.withUnsafeMutableBytes { bytes in
        let call = Platform.TrappedCall(bytes.baseAddress!)
        call.result = Int(call[0] &+ call[3])
      }
    }

    /// The descriptors of the files that can be requested once.
    static var once: [Int32] {
      (0..<heldCount).map { held[$0].descriptor }.filter { $0 >= 0 }
    }

    static func prepareEnd() { last = CallFilter.prepare(CallRules.mapped, otherwise: .allow) }

    /// Gives up what only mapping needed; again it does nothing.
    static func end() { last?.hold() }

    /// Opens the folder of the time zones as a starting point for `openat`.
    static func findZones() {
      let folder = Glibc.open(
        "/usr/share/zoneinfo", O_DIRECTORY | O_CLOEXEC | Int32(Kernel.pathAlone))
      if folder >= 0 { zones = folder }
    }

    private static func trapped(
      _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
      _ context: UnsafeMutableRawPointer?
    ) {
      guard let information, let context else { return }
      // SYS_SECCOMP; otherwise the signal was sent by another process and is ignored.
      guard information.pointee.si_code == 1 else { return }
      let number = UnsafeRawPointer(information).load(fromByteOffset: 24, as: UInt32.self)
      let call = Platform.TrappedCall(context)
      let before = errno
      call.result = answer(to: number, call[0], call[1], call[2], call[3])
      errno = before
    }

    /// The result of a trapped system call, as the kernel would return it: from -4095 to -1 for an
    /// error.
    private static func answer(
      to call: UInt32, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt
    ) -> Int {
      if call == SystemCall.close.number { return close(first) }
      if call == SystemCall.openat.number {
        return UnsafePointer<CChar>(bitPattern: second).map { open($0, third) } ?? Int(-EFAULT)
      }
      // The loader and the C library also examine a descriptor this way. Requests about paths are
      // denied.
      if call == SystemCall.newfstatat.number,
        let path = UnsafePointer<CChar>(bitPattern: second), path.pointee == 0,
        fourth & Kernel.emptyPath != 0
      {
        return code(Kernel.call(.fstat, first, third))
      }
      return Int(-EPERM)
    }

    private static func open(_ path: UnsafePointer<CChar>, _ flags: UInt) -> Int {
      for index in 0..<heldCount where strcmp(held[index].path, path) == 0 {
        guard held[index].descriptor >= 0, !held[index].isHandedOut else { break }
        held[index].isHandedOut = true
        return Int(held[index].descriptor)
      }
      // UUIDs are made from this; without it all would be equal.
      if strcmp(path, randomnessPath) == 0 { return copy(of: randomness) }
      // Dispatch reads `/proc/THREAD/stat` and aborts if it can't be opened, but accepts an empty
      // file.
      if strncmp(path, processesPath, 6) == 0, strlen(path) > 11,
        strcmp(path + strlen(path) - 5, statusName) == 0
      {
        return copy(of: nothing)
      }
      let length = strlen(zonesPath)
      if let zones, strncmp(path, zonesPath, length) == 0, flags & UInt(O_ACCMODE) == UInt(O_RDONLY)
      {
        return code(
          Kernel.call(
            .openat, UInt(zones), UInt(bitPattern: path + length), UInt(O_RDONLY | O_CLOEXEC)))
      }
      return Int(-ENOENT)
    }

    /// Puts nothing in the place of a held file, because a call to close it would be trapped again.
    private static func close(_ file: UInt) -> Int {
      var isLast = true
      for index in 0..<heldCount {
        if UInt(bitPattern: Int(held[index].descriptor)) == file { held[index].isClosed = true }
        isLast = isLast && held[index].isClosed
      }
      Kernel.call(.dup3, UInt(bitPattern: Int(nothing)), file, UInt(O_CLOEXEC))
      if isLast { end() }
      return 0
    }

    private static func copy(of descriptor: Int32) -> Int {
      code(
        Kernel.call(
          .fcntl, UInt(UInt32(bitPattern: descriptor)), UInt(F_DUPFD_CLOEXEC),
          UInt(HostDescriptor.firstOther)))
    }

    private static func code(_ result: Int) -> Int { result < 0 ? -Int(errno) : result }
  }

  extension Platform {
    static func reserve() {
      Namespaces.prepareRoot()
      OpenedFiles.reserve()
    }

    /// A system call that the filter has trapped, in the saved registers.
    struct TrappedCall {
      private let registers: UnsafeMutablePointer<UInt>

      // The offsets, in `ucontext_t`, of the registers with the arguments and the result.
      #if arch(x86_64)
        private static let registersPlace = 40
        // rdi, rsi, rdx, r10.
        private static let arguments = (8, 9, 12, 2)
        private static let resultIndex = 13
      #else
        // The registers come after the fault address.
        private static let registersPlace = 184
        private static let arguments = (0, 1, 2, 3)
        private static let resultIndex = 0
      #endif

      init(_ context: UnsafeMutableRawPointer) {
        registers = (context + Self.registersPlace).assumingMemoryBound(to: UInt.self)
      }

      /// An argument, from 0 to 3.
      subscript(index: Int) -> UInt {
        switch index {
        case 0: registers[Self.arguments.0]
        case 1: registers[Self.arguments.1]
        case 2: registers[Self.arguments.2]
        default: registers[Self.arguments.3]
        }
      }

      /// The result of the call.
      var result: Int {
        get { Int(bitPattern: registers[Self.resultIndex]) }
        nonmutating set { registers[Self.resultIndex] = UInt(bitPattern: newValue) }
      }
    }
  }
#endif
