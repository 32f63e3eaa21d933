#if os(Linux)
  import Traces

  /// What the host asks of the system it runs on.
  enum Platform {
    /// For `dlsym`: whatever library has the name (RTLD_DEFAULT).
    static var anyLibrary: UnsafeMutableRawPointer? { nil }
    /// The C library's name for the stream of what is printed.
    static let standardOutput = "stdout"

    /// Goes where the host is alone: before anything is opened, and before there is a second thread.
    static func enter() {
      Namespaces.enter()
      // Bound to the parent's thread that has started this process, which lives as long as the parent.
      Kernel.call(.prctl, Kernel.Control.setDeathSignal, UInt(SIGKILL))
      ResourceLimits.hold()
      if Kernel.call(.closeRange, UInt(HostDescriptor.firstOther), UInt(UInt32.max)) < 0 {
        for descriptor in HostDescriptor.firstOther..<1024 { close(descriptor) }
      }
      chdir("/")
    }

    /// Does once what opens files or asks the system the first time that it is done; later there will
    /// be no files.
    static func warmUp() {
      _ = Int.random(in: 0...1)
      tzset()
    }

    static func isChild(of parent: Int) -> Bool { Int(getppid()) == parent }

    static func limitProcessorTime(seconds: Int) {
      ResourceLimits.set(.processorTime, UInt(clamping: seconds))
    }

    /// Where a library lies that is loaded.
    static func base(ofLibrary path: String) -> UInt {
      // The linker's list of libraries begins with the program (`link_map` in link.h).
      var entry = dlopen(nil, RTLD_NOW)
      while let place = entry {
        if let name = place.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self),
          strcmp(name, path) == 0
        {
          return place.load(as: UInt.self)
        }
        entry = place.load(fromByteOffset: 24, as: UnsafeMutableRawPointer?.self)
      }
      return 0
    }
  }
#endif
