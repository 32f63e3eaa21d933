#if os(macOS)
  // Written from Apple's documentation; not tried on a Mac yet.

  // The C library, for all that a host is made of.
  @_exported import Darwin
#endif
