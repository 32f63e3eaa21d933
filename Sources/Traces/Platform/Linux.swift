#if os(Linux)
  // The C library, for all code in the host. With Foundation, which includes it, a host takes
  // almost four times as long to start.
  @_exported import Glibc
#endif
