#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// The number of the limit of open files, as the C library wants it.
  let openFilesResource = RLIMIT_NOFILE
#endif
