#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// The number of the limit of a file's size, as the C library wants it.
  let fileSizeResource = RLIMIT_FSIZE
#endif
