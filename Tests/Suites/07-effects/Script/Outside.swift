import Traces

/// How the world outside of a store answers.
public enum Manner: Int, Packed, Sendable {
  /// When it is told to.
  case later
  /// Before it gives back.
  case atOnce
  /// The server at once, the clock when it is told to.
  case serverAtOnce
  /// At once, but first it calls back a second time whoever was called back before.
  case again
  /// Every second time that it is asked: for the time before, for this one, and once more for this one,
  /// with another answer.
  case together
}

/// The server and the clock outside of a store.
final class Outside {
  private let manner: Manner
  /// What they were handed, in order.
  private var answers: [(LoginResult) -> Void] = []
  private var bells: [() -> Void] = []
  /// Calls back for whatever was asked before.
  private var callEarlier: () -> Void = {}
  private var keepsWaiting = false

  init(_ manner: Manner) { self.manner = manner }

  /// The server is asked.
  func logIn(_ done: @escaping (LoginResult) -> Void) {
    answers.append(done)
    let result = LoginResult.success("u\(answers.count)")
    callBack({ done(result) }, again: { done(.failure(.offline)) })
  }

  /// The clock is asked.
  func wait(_ done: @escaping () -> Void) {
    bells.append(done)
    if manner != .serverAtOnce { callBack(done, again: done) }
  }

  /// The server answers the request with this number, counted from 0, also once more; if there is none,
  /// nothing happens.
  func answer(_ number: Int, _ result: LoginResult) {
    if answers.indices.contains(number) { answers[number](result) }
  }

  /// The clock calls back in the same way.
  func ring(_ number: Int) { if bells.indices.contains(number) { bells[number]() } }

  private func callBack(_ done: @escaping () -> Void, again: @escaping () -> Void) {
    guard manner != .later else { return }
    let earlier = callEarlier
    callEarlier = done
    if manner == .together {
      keepsWaiting.toggle()
      if keepsWaiting { return }
    }
    if manner == .again || manner == .together { earlier() }
    done()
    if manner == .together { again() }
  }
}
