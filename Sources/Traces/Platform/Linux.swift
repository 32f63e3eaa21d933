#if os(Linux)
  // The C library, for all that a host is made of: with Foundation, which has it, too, a host takes
  // almost four times as long to start.
  @_exported import Glibc
#endif
