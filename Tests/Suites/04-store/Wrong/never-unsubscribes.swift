// Fails: screen.unsubscribes
// Diagnosis: The screen goes away, but its subscription stays behind in the store.
// Mistake: stays-subscribed

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  // Without: deinit
}
