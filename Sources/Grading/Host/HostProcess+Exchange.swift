import Basics
import Curriculum
import Foundation
import Traces

/// How bytes come and go, and how it is noticed that the host has ended.
extension HostProcess {
  /// What waiting for something came to.
  enum Wait: Equatable {
    case reached
    /// The host has ended before, or sent what nobody has asked for.
    case over
    case outOfTime
  }

  /// Sends what is to be sent and takes what comes, until something is reached.
  func exchange(
    until isReached: () -> Bool, within allowance: Allowance
  ) -> Wait {
    while true {
      if isReached() { return .reached }
      if end != nil || !talk.isOrderly { return .over }
      guard allowance.end == nil, grading?.end == nil, !Cancellation.isRequested else {
        return .outOfTime
      }
      if transfer() { look(within: allowance) }
    }
  }

  /// Reads and writes once what can be read and written.
  ///
  /// - Returns: whether it is time to look at the host.
  private func transfer() -> Bool {
    var requests = [pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0)]
    if isConnected {
      let isSending = sent < outgoing.count
      let events = Int16(POLLIN) | (isSending ? Int16(POLLOUT) : 0)
      requests.append(pollfd(fd: channel.readEnd, events: events, revents: 0))
    }
    let count = poll(&requests, nfds_t(requests.count), TimeLimit.lookAtExercise.inMilliseconds)
    if requests[0].revents != 0 { hear() }
    if isConnected, requests[1].revents != 0 {
      if requests[1].revents & Int16(POLLOUT) != 0 { send() }
      receive()
    }
    // Who says nothing, or is heard no more, may have ended; who has much to say may want too much.
    return count == 0 || !isConnected || isTimeToLook
  }

  private var isTimeToLook: Bool {
    guard .now - lastLook > TimeLimit.lookAtExercise else { return false }
    lastLook = .now
    return true
  }

  private func send() {
    let count = outgoing.withUnsafeBytes { bytes in
      HostSystem.send(
        UnsafeRawBufferPointer(rebasing: bytes[sent...]), over: channel.readEnd)
    }
    sent += max(0, count)
    if sent == outgoing.count { (outgoing, sent) = ([], 0) }
  }

  private func receive() {
    let count = read(channel.readEnd, &buffer, buffer.count)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { isConnected = false }
    if count > 0 { talk.take(buffer[..<count]) }
  }

  /// Takes what was printed: as much as pipes usually hold, so that who prints without end is no
  /// trouble.
  func hear() {
    for _ in 1...4 {
      let count = read(output.readEnd, &buffer, buffer.count)
      guard count > 0 else { return }
      heardCount += count
      heard.take(buffer[..<count])
      listener(buffer[..<count])
      lastWords += buffer[..<count]
      if lastWords.count > 2 * SizeLimit.lastWords {
        lastWords.removeFirst(lastWords.count - SizeLimit.lastWords)
      }
    }
  }

  /// Looks whether the host has ended, whether it uses more than it may, and what it does.
  private func look(within allowance: Allowance) {
    if hasEnded(id) { return stop() }
    let spending = watch.spending(of: id, heardCount: heardCount)
    allowance.take(spending)
    grading?.take(spending)
    grading?.lookAtThisThread()
    if let limit = HostSystem.passedLimit(of: id) { stop(.passed(limit)) }
  }

  /// Ends it, and takes off what nobody has looked at.
  func account() {
    process.end()
    grading?.take(Spending(processor: max(.zero, process.spent - watch.processor)))
    grading = nil
  }

  /// Ends the host if it hasn't ended yet, and takes what it has said before.
  ///
  /// - Parameter reason: why it is ended here; otherwise, how it has ended tells.
  func stop(_ reason: HostEnd? = nil) {
    guard end == nil else { return }
    let wasOver = hasEnded(id)
    let status = TerminationStatus(waitStatus: process.end())
    // An exercise can't do that to itself.
    if wasOver, status == .killed(signal: SIGKILL) { interruption?.withLock { $0 = true } }
    end = reason ?? .ended(status)
    var count: Int
    repeat {
      count = talk.frames.count
      receive()
    } while isConnected && talk.frames.count > count
    hear()
    // What a signal's handler has written there is there as a whole.
    let length = read(crashes.readEnd, &buffer, buffer.count)
    record = CrashRecord(Array(buffer.prefix(max(0, length))))
  }
}
