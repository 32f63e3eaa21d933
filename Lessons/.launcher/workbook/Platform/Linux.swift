#if os(Linux)
  import Foundation

  /// What a program's files are to be, before anything is said about them.
  var newFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
#endif
