#if os(macOS)
  /// Files that the kernel makes up.
  enum SystemFiles {
    /// There are none, and nobody needs any.
    static var tellOfProcesses: Bool { true }
  }
#endif
