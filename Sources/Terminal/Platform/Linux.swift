#if os(Linux)
  import Basics

  /// Whether the “C” locale uses UTF-8.
  let isPlainLocaleUnicode = false

  extension sigaction {
    /// An action that calls a function, without flags or a mask.
    init(calling handler: @escaping @convention(c) (Int32) -> Void) {
      self.init()
      __sigaction_handler.sa_handler = handler
    }
  }
#endif
