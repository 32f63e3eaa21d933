// Lesson 3 · Login state
// Read the lesson: `swift run workbook read 3`. Check your work: `swift run workbook test 3`.

/// Names a user who is logged in.
typealias UserID = String

/// Why a login failed.
enum LoginError: Error, Equatable {
  case usernamePasswordMismatch
  case offline
}

/// Everything that the login screen shows. `State()` is the empty screen.
struct State: Equatable {
  /// What is typed in the two text fields.
  var username = ""
  var password = ""

  /// Whether the app waits for the server's answer.
  var loading = false
  /// The user who is logged in, if there is one.
  var data: UserID?
  /// Why the last login failed, if it did.
  var error: LoginError?

  /// What can happen on the screen.
  enum Event {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(UserID)
    case onLoginError(LoginError)
  }
}

// MARK: - Step 1: reduce
// Give the state that follows when `event` happens in `state`.
// Each event changes exactly the fields that it owns (the lesson has the table); the others stay.

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    return state
  }
}

// MARK: - Step 2: canTriggerLogin
// Say whether the login button may be tapped, computed from the fields each time it is asked.
// It may when neither text field is empty and the app isn't loading; nothing else counts.

extension State {
  var canTriggerLogin: Bool {
    return false
  }
}

// MARK: - Step 3: story
// Give the events that lead from `State()` through exactly these states, in this order.
// Each event makes one step, from one row to the next.
//
//   #   username   password   loading   data   error
//   0   ""         ""         false     nil    nil
//   1   "ada"      ""         false     nil    nil
//   2   "ada"      "1815"     false     nil    nil
//   3   "ada"      "1815"     true      nil    nil
//   4   "ada"      "1815"     false     nil    .usernamePasswordMismatch
//   5   "ada"      "1843"     false     nil    .usernamePasswordMismatch
//   6   "ada"      "1843"     true      nil    nil
//   7   "ada"      "1843"     false     "u7"   nil

func story() -> [State.Event] {
  return []
}

// MARK: - Step 4: failures
// Test the reducer that you are given: no lines when it does what step 1 asks for, and at least
// one line when it doesn't. What the lines say is up to you: name the fault that you found.

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  return []
}

// MARK: - Scratch
// Try anything: `swift run workbook run 3` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
