#if os(Linux)
  import Basics

  /// Whether text is UTF-8 in the “C” locale.
  let isPlainLocaleUnicode = false

  extension sigaction {
    /// Does nothing about a signal but to call a function.
    init(calling handler: @escaping @convention(c) (Int32) -> Void) {
      self.init()
      __sigaction_handler.sa_handler = handler
    }
  }
#endif
