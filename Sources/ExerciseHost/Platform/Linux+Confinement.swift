#if os(Linux)
  import Traces

  extension Platform {
    nonisolated(unsafe) private static var isToConfine = false

    /// Gives up all that isn't needed to compute and to load these files, for good.
    ///
    /// - Returns: what holds from now on. Nothing does where the kernel filters no calls: the loader
    ///   could open nothing then.
    static func confine(loading paths: [String]) -> Confinement {
      var confinement = Confinement.none
      isToConfine = true
      guard CallFilter.isKnown else { return confinement }
      OpenedFiles.hold(paths)
      confinement.files = FileAccess.giveUp(and: { confinement.namespaces = Namespaces.close() })
      if confinement.files || confinement.namespaces { OpenedFiles.findZones() }
      confinement.calls = CallFilter.hold(
        CallRules.all(
          process: Int(getpid()), loading: OpenedFiles.once, zones: OpenedFiles.zones))
      return confinement
    }

    /// Gives up what only loading needed: there is no code any more but what was loaded.
    static func endLoading() {
      guard isToConfine else { return }
      guard CallFilter.isKnown else {
        _ = FileAccess.giveUp(and: { _ = Namespaces.close() })
        return
      }
      _ = CallFilter.hold(CallRules.loaded, otherwise: .allow)
    }
  }
#endif
