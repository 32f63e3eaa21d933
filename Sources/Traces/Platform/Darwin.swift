#if os(macOS)
  // Written from Apple's documentation; not tried on a Mac yet.

  // The C library, for all code in the host.
  @_exported import Darwin
#endif
