#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// Whether the “C” locale uses UTF-8.
  let isPlainLocaleUnicode = true

  extension sigaction {
    /// An action that calls a function, without flags or a mask.
    init(calling handler: @escaping @convention(c) (Int32) -> Void) {
      self.init()
      __sigaction_u.__sa_handler = handler
    }
  }
#endif
