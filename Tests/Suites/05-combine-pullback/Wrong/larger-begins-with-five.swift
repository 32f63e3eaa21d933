// Fails: larger.empty
// Diagnosis: The counters begin with five, as in the example of the text, and not with zero.
// Mistake: larger-not-empty

// MARK: - Step 7: one more screen

struct LargerState: Equatable {
  var app = AppState()
  var counters = Counters(left: 5, right: 5)
}
