#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// All children that were waited for, as the C library is asked what they have used.
  let usersThatAreChildren = RUSAGE_CHILDREN
#endif
