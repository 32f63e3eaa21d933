// Fails: add.copy
// Diagnosis: The state itself is a class: a copy is the same kitchen.
// Mistake: copies-are-one-object

// MARK: - Step 1: what can happen

final class AppState {
  var timers: [Int: KitchenTimer] = [:]
  /// How many were ever added: the newest one's id.
  var count = 0
}
