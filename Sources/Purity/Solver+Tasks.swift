// What tasks do to objects and variables that others use while they run.

extension Solver {
  /// Remembers what is used while tasks run.
  func noteUse(by effect: Effect) {
    for task in running where effect.usesState {
      let known = program.sites[task].used[effect.target]
      guard known == nil || effect.changes && known == false else { continue }
      program.sites[task].used[effect.target] = effect.changes
      hasChanged = true
    }
  }
}

extension Site {
  /// Whether others may use what the task does this to, and not only to add to it.
  func meets(_ effect: Effect) -> Bool {
    guard effect.usesState, !added.contains(effect.target) else { return false }
    return meanwhile == nil || used[effect.target].map { $0 || effect.changes } ?? false
  }
}

extension Effect {
  /// Whether it is done to an object or a variable that others may have at the same time.
  fileprivate var usesState: Bool {
    guard target != .world, case .reason(let kind) = deed else { return false }
    return [.objectState, .captureRead, .captureWrite].contains(kind)
  }
}
