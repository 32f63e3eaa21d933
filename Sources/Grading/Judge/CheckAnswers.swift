import Basics
import Curriculum
import SuiteSupport
import Traces

/// An exercise's answers to the questions of one check.
///
/// The recorded questions are sent many at a time, and each answer is awaited when it is needed.
/// Any other question is sent when the check asks it.
final class CheckAnswers: Answering {
  let questions: [Question]
  let expected: [ExpectedTrace]
  let hosts: Hosts
  let allowance: Allowance
  let comparisons = Comparisons()
  /// Whether captured questions are asked in a process of their own that then runs to its end.
  private let listensToTheEnd: Bool

  /// The answers received, and the tickets of pending ones, by the question's index.
  var answers: [Int: ScriptAnswer] = [:]
  private var tickets: [Int: Int] = [:]
  /// The indices of the recorded questions that were sent.
  private var wasAsked: Set<Int> = []
  /// Whether no earlier check has seen a recorded question answered, by the question's index.
  let isNew: [Bool]
  /// The indices of recorded questions that the check hasn't asked for yet, in reversed order.
  private lazy var unused: [Question: [Int]] = Dictionary(
    grouping: questions.indices.reversed(), by: { questions[$0] })
  /// Whether all recorded questions were answered and nothing was printed meanwhile.
  var isSilent = false

  /// The output to show in the verdict; none if the check itself examines the output.
  var shownOutput: ExerciseOutput {
    questions.contains(where: \.isCaptured) ? ExerciseOutput() : output
  }
  var output = ExerciseOutput()
  /// The output of the first attempt, when all questions were sent together, before each was sent
  /// alone.
  var outputBefore = ExerciseOutput()
  /// The recorded questions that were sent in a few large messages; nil if none were.
  var together: [(table: [Int], ticket: Int)]?
  /// The scripts that the process was asked before those.
  var earlier: [[UInt8]] = []
  /// All questions that the running check has asked, with their replies.
  private(set) var log: [(question: Question, reply: Reply)] = []
  /// The index of the recorded question at which the time was used up, and the reason; no later
  /// question is asked.
  private(set) var late: (place: Int, reason: NoAnswer)?

  /// - Parameter underWay: the check whose questions are being played; they count as answered.
  init(
    _ recording: Recording, from hosts: Hosts, within allowance: Allowance,
    after underWay: Int? = nil, listeningToTheEnd: Bool = false
  ) {
    questions = recording.questions
    expected = recording.expected
    isNew = questions.indices.map { place in
      recording.earlier[place].map { $0 != underWay && !hosts.met.contains($0) } ?? true
    }
    self.hosts = hosts
    self.allowance = allowance
    listensToTheEnd = listeningToTheEnd
  }

  /// Asks the new ones of the recorded questions up to the first answer that differs from the
  /// model's.
  ///
  /// - Parameter askAhead: sends another check's questions while these are played; returns whether
  ///   there were any.
  /// - Returns: whether all answers match. Then the check passes without being run.
  func areAsRecorded(
    askAhead: () throws(EnvironmentError) -> Bool = { () throws(EnvironmentError) in false }
  ) throws(EnvironmentError) -> Bool {
    if try askTogether(), try areAsRecordedTogether(isAhead: askAhead()) { return true }
    let reversed = questions.indices.filter { questions[$0].order == .reversed }
    try ask(recorded: reversed.reversed(), in: .reversed)
    for place in questions.indices where isNew[place] {
      let answer = try answer(at: place, to: questions[place])
      guard answer.meets(expected[place]) else {
        if case .failure(let reason) = answer, reason.isLate {
          late = (place, reason)
          log.append((questions[place], Reply(answer)))
        }
        return false
      }
    }
    hear()
    isSilent = output.isEmpty
    return isSilent || !questions.contains(where: \.isCaptured)
  }

  func replies(to questions: [Question]) throws(EnvironmentError) -> [Reply] {
    let places = questions.map { unused[$0]?.popLast() }
    // Questions that weren't recorded are sent together, too.
    var live = questions.indices.filter { places[$0] == nil && questions[$0].isPlain }
    live = live.count > 1 ? live : []
    let tickets = try ask(live.map { questions[$0].script })
    let pending = Dictionary(uniqueKeysWithValues: zip(live, tickets))
    var replies: [Reply] = []
    for (index, question) in questions.enumerated() {
      if let place = places[index], isSilent || !question.isCaptured {
        replies.append(Reply(try answer(at: place, to: question)))
      } else if question.isCaptured {
        replies.append(try replyCaptured(question))
      } else {
        let early = try pending[index].flatMap { ticket throws(EnvironmentError) in
          try hosts.shared.answer(to: ticket, within: allowance)
        }
        replies.append(Reply(try self.answer(early, to: question)))
      }
      if case .failure = replies[index].answer { break }
    }
    log += zip(questions, replies).map { ($0, $1) }
    return replies
  }

  /// Logs a question that was asked elsewhere.
  func note(_ question: Question, _ reply: Reply) { log.append((question, reply)) }

  /// Waits briefly for pending answers, so that they can't disturb the next check.
  func finish() throws(EnvironmentError) {
    for (_, line) in hosts.lines { try line.settle(within: Allowance(TimeLimit.scriptAhead)) }
    hear()
    if output.isEmpty { output = outputBefore }
  }

  /// The answer to a recorded question. It is asked again if its process ended before its turn.
  private func answer(at place: Int, to question: Question) throws(EnvironmentError)
    -> ScriptAnswer
  {
    if let answer = answers[place] { return answer }
    if question.order == .shared, tickets[place] == nil, !wasAsked.contains(place) {
      let rest = questions[place...].indices.lazy.filter { [self] in
        questions[$0].order == .shared && !wasAsked.contains($0) && (!isNew[place] || isNew[$0])
      }
      try ask(recorded: Array(rest.prefix(CountLimit.scriptsAhead)), in: .shared)
    }
    var known: ScriptAnswer?
    if let ticket = tickets.removeValue(forKey: place) {
      known = try hosts.lines[question.order]?.answer(to: ticket, within: allowance)
    }
    let answer = try answer(known, to: question)
    answers[place] = answer
    return answer
  }

  private func ask(recorded places: [Int], in order: Order) throws(EnvironmentError) {
    guard let line = hosts.lines[order] else { return }
    for (place, ticket) in zip(places, try line.ask(places.map { questions[$0].script })) {
      tickets[place] = ticket
      wasAsked.insert(place)
    }
  }

  /// Returns `early` if there is one; otherwise asks the question once nothing else is pending.
  private func answer(
    _ early: ScriptAnswer?, to question: Question
  ) throws(EnvironmentError) -> ScriptAnswer {
    if let early { return early }
    if Cancellation.isRequested { throw .cancelled }
    guard let line = hosts.lines[question.order] else { return try answerAlone(question).answer }
    try settle(line)
    let ticket = try line.ask([question.script])[0]
    // Nothing else is pending that could end the process first.
    return try line.answer(to: ticket, within: allowance) ?? outOfTime
  }

  private func ask(_ scripts: [[UInt8]]) throws(EnvironmentError) -> [Int] {
    guard !scripts.isEmpty else { return [] }
    try settle(hosts.shared)
    return try hosts.shared.ask(scripts)
  }

  private func settle(_ line: HostQueue) throws(EnvironmentError) {
    try line.settle(within: Allowance(TimeLimit.scriptAhead, within: allowance))
  }

  private func answerAlone(
    _ question: Question
  ) throws(EnvironmentError) -> (answer: ScriptAnswer, printed: CapturedOutput) {
    let line = hosts.fresh()
    let ticket = try line.ask([question.script])[0]
    let answer = try line.answer(to: ticket, within: allowance) ?? outOfTime
    if listensToTheEnd { _ = line.finish(within: allowance) }
    let printed = line.takeOutput()
    output.append(contentsOf: printed.allLines)
    return (answer, printed)
  }

  private func replyCaptured(_ question: Question) throws(EnvironmentError) -> Reply {
    if let line = hosts.lines[question.order], !listensToTheEnd {
      try settle(line)
      hear()
      let answer = try answer(nil, to: question)
      let printed = line.takeOutput()
      output.append(contentsOf: printed.allLines)
      return Reply(answer, printed: printed.beginning)
    }
    let (answer, printed) = try answerAlone(question)
    return Reply(answer, printed: printed.beginning)
  }

  private var outOfTime: ScriptAnswer {
    .failure(.late(.computing, seconds: allowance.seconds))
  }

  func hear() {
    for (_, line) in hosts.lines { output.append(contentsOf: line.takeOutput().allLines) }
  }
}

extension Question {
  /// Whether it can be sent together with other questions.
  fileprivate var isPlain: Bool { order == .shared && !isCaptured }
}
