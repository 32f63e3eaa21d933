#if os(Linux)
  import HostMessages

  // The loader looks for a function in the program first, so what Foundation and Dispatch call by
  // these names comes here. Swift's own names for them are the C library's.

  extension Platform {
    nonisolated(unsafe) private static var randomness: Int32 = -1
    nonisolated(unsafe) private static var nothing: Int32 = -1

    /// Opens what will be opened again and again, and prepares what can be prepared.
    static func reserve() {
      Namespaces.prepareRoot()
      nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
      randomness = open("/dev/urandom", O_RDONLY | O_CLOEXEC)
    }

    /// A copy of a descriptor for a file that can't be opened any more; nil for all others.
    fileprivate static func reserved(_ path: UnsafePointer<CChar>) -> Int32? {
      // Every UUID is read from here; without it all of them are equal.
      if randomness >= 0, strcmp(path, "/dev/urandom") == 0 {
        return fcntl(randomness, F_DUPFD_CLOEXEC, HostDescriptor.firstOther)
      }
      // `/proc/THREAD/stat` is read by Dispatch, which ends the process if it can't be opened, and
      // is content with finding nothing there.
      if nothing >= 0, strncmp(path, "/proc/", 6) == 0, strlen(path) > 11,
        strcmp(path + strlen(path) - 5, "/stat") == 0
      {
        return fcntl(nothing, F_DUPFD_CLOEXEC, HostDescriptor.firstOther)
      }
      return nil
    }
  }

  /// `open(2)`.
  @_cdecl("open") public func openByName(
    _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt32
  ) -> Int32 {
    if let descriptor = Platform.reserved(path) { return descriptor }
    // AT_FDCWD.
    return Int32(
      truncatingIfNeeded: Kernel.call(
        .openat, UInt(bitPattern: -100), Kernel.place(path), UInt(UInt32(bitPattern: flags)),
        UInt(mode)))
  }

  /// `fstat(2)`: the C library's asks in a way in which one can also ask about a path, and so can't
  /// be allowed.
  @_cdecl("fstat") public func informationByDescriptor(
    _ descriptor: Int32, _ information: UnsafeMutableRawPointer
  ) -> Int32 {
    Int32(
      truncatingIfNeeded: Kernel.call(
        .fstat, UInt(UInt32(bitPattern: descriptor)), UInt(bitPattern: information)))
  }
#endif
