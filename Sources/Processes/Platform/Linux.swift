#if os(Linux)
  import Foundation

  /// The number of the limit of open files, as the C library wants it.
  let openFilesResource = Int32(RLIMIT_NOFILE.rawValue)
#endif
