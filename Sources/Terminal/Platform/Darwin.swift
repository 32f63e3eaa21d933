#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// Whether text is UTF-8 in the “C” locale.
  let isPlainLocaleUnicode = true

  extension sigaction {
    /// Does nothing about a signal but to call a function.
    init(calling handler: @escaping @convention(c) (Int32) -> Void) {
      self.init()
      __sigaction_u.__sa_handler = handler
    }
  }
#endif
