import Basics
import Curriculum
import Grading
import Interface

extension EventLoop {
  /// Grades the exercise as it is now, and cancels a grading that is still running.
  func grade(_ lesson: Lesson) {
    if let job {
      job.cancel()
      let isShown = job.lesson.id != lesson.id && job.lesson.id == state.lesson.lesson
      if isShown { send(.lesson(.cancelled)) }
    }
    let job = GradingJob(lesson: lesson, exercise: session.exercise(of: lesson))
    self.job = job
    frontEnd.begin(grading: lesson, state)
    job.start(
      by: session.grader, in: takeBuild(for: lesson), after: preparation, into: queue)
    tellNextSecond(of: job)
  }

  func take(_ event: LoopEvent, of job: GradingJob) {
    let isShown = state.lesson.lesson == job.lesson.id
    switch event {
    case .progress(_, let progress): if isShown { send(.lesson(.gradingMoved(progress))) }
    case .second:
      let all = Int(job.began.duration(to: .now) / .seconds(1))
      if isShown, case .grading(let progress) = state.lesson.showing {
        send(.lesson(.gradingLasts(stage: progress.seconds(), all: all)))
      }
      tellNextSecond(of: job)
    case .graded(_, let result):
      self.job = nil
      do {
        try take(result.get(), isShown: isShown)
      } catch {
        tell(error)
      }
    default: break
    }
  }

  private func take(_ verdict: Verdict, isShown: Bool) throws {
    defer { refresh() }
    send(isShown ? .lesson(.graded(verdict)) : .gradedElsewhere(verdict))
    try session.keep(verdict)
    let lesson = verdict.lesson
    if state.watched == lesson.id { prewarmBuild(for: lesson) }
    // An untouched exercise is never compiled.
    if verdict.isUntouched { prepare(lesson, again: true) }
  }

  private func tellNextSecond(of job: GradingJob) {
    // Lines can't be replaced, so only a window shows the time.
    if frontEnd.windowSize != nil { queue.post(.second(job), after: TimeLimit.everySecond) }
  }

  /// Starts building what the next verdict on a lesson will need.
  ///
  /// - Parameter again: whether to start even if that was done before.
  func prepare(_ lesson: Lesson, again: Bool = false) {
    guard frontEnd.preparesAhead, again || preparation?.lesson.id != lesson.id, job == nil
    else { return }
    preparation = AdapterPrebuild(for: lesson, by: session.grader, after: preparation)
  }

  /// Starts making a prewarmed build for the next save of a lesson's exercise.
  private func prewarmBuild(for lesson: Lesson) {
    let job = try? Job { [grader = session.grader] in
      // Errors are ignored here, because grading the exercise will report them.
      try? grader().prewarmedBuild(for: lesson)
    }
    nextBuild = job.map { (lesson.id, $0) }
  }

  /// The prewarmed build for a lesson, if it is finished; an unfinished one is dropped.
  private func takeBuild(for lesson: Lesson) -> PrewarmedBuild? {
    defer { nextBuild = nil }
    guard let next = nextBuild, next.lesson == lesson.id else { return nil }
    return next.job.valueIfDone ?? nil
  }

  /// Watches the exercise of this lesson instead of any other; nil watches none.
  func watch(_ id: String?) throws(ThreadError) {
    watcher?.stop()
    if id == nil { nextBuild = nil }
    watcher = try id.map { id throws(ThreadError) in
      try FileWatcher(path: session.repository.exercise(of: id)) { [queue] in queue.post(.saved(id))
      }
    }
  }
}

/// The effects of playing a run.
extension EventLoop {
  /// Opens a lesson for playing, also again after a save: compiles the learner's exercise, or opens
  /// the finished app while the exercise is untouched.
  func openRun(of lesson: Lesson) throws {
    if player?.lesson.id != lesson.id {
      closeRun()
      guard let forms = session.context.judging()[lesson.id]?.play?.forms else {
        return send(.player(.failed(session.words("play.not-playable", ["lesson": lesson.number]))))
      }
      let texts = try PlayTexts(of: lesson.id, in: session.repository)
      let player = PlayerJob(lesson: lesson, forms: forms, into: queue)
      self.player = player
      send(.player(.prepared(forms: forms, texts: texts)))
      playerWatcher = try FileWatcher(
        path: session.repository.exercise(of: lesson.id)
      ) { [queue] in queue.post(.played(player, .success(.saved))) }
    }
    let isBegun = session.status(of: lesson).state != .untouched
    player?.take(isBegun ? .open(session.grader) : .openFinished(session.grader))
  }

  func closeRun() {
    playerWatcher?.stop()
    player?.finish()
    (player, playerWatcher) = (nil, nil)
  }

  func tick(after pause: Duration) {
    guard let player else { return }
    queue.post(.played(player, .success(.ticked)), after: pause) { waiting in
      if case .played(_, .success(.ticked)) = waiting { true } else { false }
    }
  }

  func readRun(at path: String, of lesson: Lesson) throws {
    let words = session.words
    let forms = session.context.judging()[lesson.id]?.play?.forms ?? []
    do throws(HistoryFileError) {
      let reader = HistoryReader(lesson: lesson.id, forms: forms)
      guard let entries = try session.context.history(at: path, reader: reader) else {
        return send(.player(.failed(words("history.unreadable", ["file": path]))))
      }
      send(.player(.read(entries)))
    } catch {
      send(.player(.failed(words.text(of: error, in: path, forms: forms))))
    }
  }

  /// Writes a run into a new file in the folder in which the workbook was started.
  func write(_ run: ExportedRun, as export: PlayerExport) throws {
    guard let play = session.context.judging()[run.lesson]?.play else { return }
    let number = String(run.lesson.prefix { $0 != "-" })
    let (folder, words) = (session.context.directory, session.words)
    func write(_ text: String, named name: String) throws {
      send(.player(.written(file: try NewFile(folder: folder, name: name).write(text))))
    }
    switch export {
    case .history: try write(run.history, named: "history-\(number).jsonl")
    case .events: try write(run.swift(play.forms), named: "events-\(number).swift")
    case .test:
      let module = try session.course.lesson(in: run.lesson).module
      let path = NewFile(folder: folder, name: "HistoryTests-\(number).swift")
      player?.take(
        .write { moments in
          do throws(FileError) {
            let text = run.test(moments, of: module, play.forms, play.code)
            return .written(file: try path.write(text))
          } catch {
            return .failed(words.text(of: error))
          }
        })
    }
  }
}

/// The effects of running an exercise's `scratch()`.
extension EventLoop {
  /// Runs the `scratch()` of a lesson's exercise.
  ///
  /// - Parameter isAsked: whether the learner asked for it; otherwise it runs only if it was
  ///   edited.
  func runScratch(of lesson: Lesson, isAsked: Bool) throws {
    endScratch()
    if !isAsked {
      guard try session.hasScratch(lesson) else { return send(.scratch(.skipped)) }
      send(.scratch(.began(lesson.id)))
    }
    scratch = ScratchJob(of: lesson, by: session.grader, into: queue)
  }

  func endScratch() {
    scratch?.cancel()
    scratch = nil
  }

  func take(_ event: LoopEvent, of scratch: ScratchJob) {
    let printed = scratch.take()
    if !printed.text.isEmpty { send(.scratch(.printed(printed.text))) }
    if printed.isCut, !state.scratch.isCut { send(.scratch(.cut)) }
    guard case .scratchEnded(_, let result) = event else { return }
    // The last output is drawn before the result.
    if !printed.text.isEmpty { draw() }
    self.scratch = nil
    switch result {
    case .success(let end): send(.scratch(.ended(end)))
    case .failure(let problem): send(.scratch(.failed(session.words.text(of: problem))))
    }
  }
}
