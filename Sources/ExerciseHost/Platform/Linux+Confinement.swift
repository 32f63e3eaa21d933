#if os(Linux)
  import HostMessages

  extension Platform {
    /// Gives up all that computing doesn't need, for good.
    fileprivate static func confine() -> Confinement {
      var confinement = Confinement.none
      confinement.files = FileAccess.giveUp(and: { confinement.namespaces = Namespaces.close() })
      confinement.calls = CallFilter.hold(
        opensFiles: confinement.files || confinement.namespaces)
      return confinement
    }
  }

  /// Called by the gate, when the exercise is mapped and nothing of it has run.
  @_cdecl("workbook_confine") public func confine() {
    guard let request = ExerciseHost.request else { return }
    ExerciseHost.confinement = request.isConfined ? Platform.confine() : Confinement.none
  }
#endif
