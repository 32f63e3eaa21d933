import Basics
import Curriculum
import SuiteSupport
import Traces

/// The answers of an exercise to what one check asks.
///
/// What the check has asked in its recording goes out many at a time, and each answer is waited for
/// when somebody wants it. All else is asked when it is wanted.
final class CheckAnswers: Answering {
  let questions: [Question]
  let expected: [ExpectedTrace]
  let hosts: Hosts
  let allowance: Allowance
  let comparisons = Comparisons()
  /// Whether a script that is to be silent is asked in a process of its own, and captured to its end.
  private let listensToTheEnd: Bool

  /// The answers that came, and the tickets of those that were asked, by the question's place.
  var answers: [Int: ScriptAnswer] = [:]
  private var tickets: [Int: Int] = [:]
  /// The places of the recorded questions that were asked.
  private var wasAsked: Set<Int> = []
  /// The places of the recorded questions that nobody has wanted to know yet, the next one last.
  private lazy var unused: [Question: [Int]] = Dictionary(
    grouping: questions.indices.reversed(), by: { questions[$0] })
  /// Whether all recorded questions were answered, and nothing was printed meanwhile.
  var isSilent = false

  /// What was printed; what is itself an answer to the check isn't told twice.
  var shownOutput: ExerciseOutput {
    questions.contains(where: \.isCaptured) ? ExerciseOutput() : output
  }
  var output = ExerciseOutput()
  /// What was printed when all was asked together, and then each for itself.
  var outputBefore = ExerciseOutput()
  /// Everything that the check has asked when it was run, with the replies.
  private(set) var log: [(question: Question, reply: Reply)] = []
  /// The place of the recorded question that was being played when the time was over, behind which nothing is
  /// asked, and what is known of that.
  private(set) var late: (place: Int, reason: NoAnswer)?

  init(
    _ recording: Recording, from hosts: Hosts, within allowance: Allowance,
    listeningToTheEnd: Bool = false
  ) {
    questions = recording.questions
    expected = recording.expected
    self.hosts = hosts
    self.allowance = allowance
    listensToTheEnd = listeningToTheEnd
  }

  /// Asks what was recorded, up to the first answer that isn't the model's.
  ///
  /// - Returns: whether all was as it was recorded; then the check passes, and needn't be run.
  func areAsRecorded() throws(EnvironmentError) -> Bool {
    if try areAsRecordedTogether() { return true }
    let reversed = questions.indices.filter { questions[$0].order == .reversed }
    try ask(recorded: reversed.reversed(), in: .reversed)
    for place in questions.indices {
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
    // What wasn't recorded is asked at once, too.
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

  /// Adds to the log what was asked elsewhere.
  func note(_ question: Question, _ reply: Reply) { log.append((question, reply)) }

  /// Waits a moment for what is under way, so that the next check isn't answered by it.
  func finish() throws(EnvironmentError) {
    for (_, line) in hosts.lines { try line.settle(within: Allowance(TimeLimit.scriptAhead)) }
    hear()
    if output.isEmpty { output = outputBefore }
  }

  /// The answer to a recorded question, which is asked again if its process was over before.
  private func answer(at place: Int, to question: Question) throws(EnvironmentError)
    -> ScriptAnswer
  {
    if let answer = answers[place] { return answer }
    if question.order == .shared, tickets[place] == nil, !wasAsked.contains(place) {
      let rest = questions[place...].indices.lazy.filter { [self] in
        questions[$0].order == .shared && !wasAsked.contains($0)
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

  /// The answer that has come, or, if none has, that to the question asked when nothing else is under
  /// way.
  private func answer(
    _ early: ScriptAnswer?, to question: Question
  ) throws(EnvironmentError) -> ScriptAnswer {
    if let early { return early }
    if Cancellation.isRequested { throw .cancelled }
    guard let line = hosts.lines[question.order] else { return try answerAlone(question).answer }
    try settle(line)
    let ticket = try line.ask([question.script])[0]
    // Nothing came before it that could have ended the process.
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
  /// Whether it can be one of many that are under way at once.
  fileprivate var isPlain: Bool { order == .shared && !isCaptured }
}

/// How what a check has recorded is asked in a few messages, because each takes longer than a script.
extension CheckAnswers {
  /// Asks what was recorded, many questions at a time.
  ///
  /// - Returns: whether all was as it was recorded. If not, nobody knows which answers weren't, and each
  ///   question has to be asked for itself.
  func areAsRecordedTogether() throws(EnvironmentError) -> Bool {
    guard hosts.asksTogether, questions.count > CountLimit.askedOneByOne,
      questions.allSatisfy({ $0.order == .shared })
    else { return false }
    let (tables, earlier) = (tables, hosts.shared.history)
    var tickets: [Int] = []
    for table in tables {
      let scripts = questions[table].map(\.script)
      tickets.append(
        try scripts.count == 1
          ? hosts.shared.ask(scripts)[0] : hosts.shared.ask(together: scripts))
    }
    for (table, ticket) in zip(tables, tickets) where try !isAsRecorded(table, ticket) {
      try beginAnew(after: earlier)
      return false
    }
    hear()
    isSilent = output.isEmpty
    if isSilent || !questions.contains(where: \.isCaptured) { return true }
    try beginAnew(after: earlier)
    return false
  }

  /// Lets each question find the exercise as it was before: whoever counts what it is asked must not
  /// get away with that.
  private func beginAnew(after earlier: [[UInt8]]) throws(EnvironmentError) {
    // From here on each is asked for itself, or there would be no end of beginning.
    hosts.asksTogether = false
    hear()
    (outputBefore, output) = (output, ExerciseOutput())
    answers = answers.filter { if case .success = $0.value { false } else { true } }
    try hosts.shared.restart(after: earlier, within: Allowance(TimeLimit.scriptAhead))
  }

  private func isAsRecorded(
    _ table: Range<Int>, _ ticket: Int
  ) throws(EnvironmentError) -> Bool {
    let isAlone = table.count == 1
    let limit = isAlone ? allowance : Allowance(TimeLimit.scriptsTogether, within: allowance)
    let answer = try hosts.shared.answer(to: ticket, within: limit)
    if isAlone { answers[table.lowerBound] = answer }
    guard case .success(let trace)? = answer else { return false }
    if isAlone { return expected[table.lowerBound].isMet(by: trace[...]) }
    guard let traces = Frame.parts(trace), traces.count == table.count else { return false }
    return zip(expected[table], traces).allSatisfy { $0.isMet(by: $1) }
  }

  /// The questions that are asked together; a long one stands alone.
  private var tables: [Range<Int>] {
    var tables: [Range<Int>] = []
    var (start, size) = (0, 0)
    for place in questions.indices {
      let next = questions[place].script.count + expected[place].count
      if place > start, size + next > SizeLimit.scriptsTogether {
        tables.append(start..<place)
        (start, size) = (place, 0)
      }
      size += next
    }
    return tables + [start..<questions.count]
  }
}
