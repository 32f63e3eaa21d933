#if os(Linux)
  import Foundation

  /// The number of the limit of a file's size, as the C library wants it.
  let fileSizeResource = Int32(RLIMIT_FSIZE.rawValue)
#endif
