// Fails: two.empty
// Diagnosis: The left login shows a spinner before anybody has tapped.

// MARK: - Step 4: combine and pullback

struct TwoLogins: Equatable {
  var left = LoginState(loading: true)
  var right = LoginState()
}
