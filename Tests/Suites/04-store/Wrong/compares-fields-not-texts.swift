// Fails: screen.same-text
// Diagnosis: Other letters under the same bullets change no text, so no line is stale.
// Mistake: fields-not-texts

// MARK: - Step 3: LoginScreen

extension LoginScreen {
  private func draw(from oldState: State?, to newState: State) {
    let isStale = [
      "username": oldState?.username != newState.username,
      "password": oldState?.password != newState.password,
      "status": oldState?.screen[2].text != newState.screen[2].text,
      "button": oldState?.canTriggerLogin != newState.canTriggerLogin,
    ]
    lines = newState.screen.map(\.text)
    for line in newState.screen where isStale[line.name] == true {
      redraws[line.name, default: 0] += 1
    }
  }
}
