import Grading

/// How a verdict differs from the one before.
struct VerdictChange: Equatable {
  /// The titles of the checks that pass now and didn't before.
  var nowPassing: [String]
  /// The titles of the checks that passed before.
  var newlyBroken: [String]

  init(from old: Verdict, to new: Verdict) {
    let passedBefore = Set(old.checks.filter { $0.state == .passed }.map(\.id))
    let checks = old.saysWhichPass && new.saysWhichPass ? new.checks : []
    nowPassing = checks.filter { $0.state == .passed && !passedBefore.contains($0.id) }
      .map(\.text.title)
    newlyBroken = checks.filter { $0.state != .passed && passedBefore.contains($0.id) }
      .map(\.text.title)
  }
}

extension Verdict {
  /// Whether the checks were run: what doesn't compile says nothing about any of them.
  var saysWhichPass: Bool { problem == nil && (state == .passed || state == .failed) }
}
