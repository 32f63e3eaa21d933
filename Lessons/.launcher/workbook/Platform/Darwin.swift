#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// What a program's files are to be, before anything is said about them.
  var newFileActions: posix_spawn_file_actions_t? { nil }
#endif
