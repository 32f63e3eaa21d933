#if os(Linux)
  /// The host's.
  @_silgen_name("workbook_confine") private func confine()

  /// The first initialiser (`-init`).
  @_cdecl("workbook_gate") public func gate() {
    confine()
  }
#endif
