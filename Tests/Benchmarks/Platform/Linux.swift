#if os(Linux)
  import Foundation

  /// All children that were waited for, as the C library is asked what they have used.
  let usersThatAreChildren = RUSAGE_CHILDREN.rawValue
#endif
