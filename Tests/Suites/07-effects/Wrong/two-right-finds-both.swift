// Fails: two.both
// Diagnosis: The property of the right case gives back whatever action there is.
// Mistake: property-finds-both

// MARK: - Step 4: combine and pullback

enum TwoLoginsAction: Equatable {
  case left(LoginAction)
  case right(LoginAction)

  var left: LoginAction? {
    if case .left(let action) = self { return action } else { return nil }
  }

  var right: LoginAction? {
    switch self {
    case .left(let action), .right(let action): return action
    }
  }
}
