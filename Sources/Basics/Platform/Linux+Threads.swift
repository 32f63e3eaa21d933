#if os(Linux)
  /// Starts a thread that does this work, as `pthread_create` does; nil if there is none to be had.
  func createThread(
    _ attributes: inout pthread_attr_t, doing work: ThreadWork
  ) -> pthread_t? {
    var thread = pthread_t()
    let given = Unmanaged.passRetained(work)
    let code = pthread_create(&thread, &attributes, { perform($0!) }, given.toOpaque())
    if code != 0 { given.release() }
    return code == 0 ? thread : nil
  }
#endif
