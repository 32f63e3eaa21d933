import Basics
import Curriculum
import Foundation
import Interface

/// What is done outside while a run is played.
extension EventLoop {
  /// Has the exercise of a lesson compiled, to run it, now and after each save.
  func openRun(of lesson: Lesson) throws {
    if player?.lesson.id != lesson.id {
      closeRun()
      guard let forms = session.context.suites[lesson.id]?.play?.forms else {
        return send(.player(.failed(session.words("play.not-playable", ["lesson": lesson.number]))))
      }
      let texts = try PlayTexts(of: lesson.id, in: session.repository)
      let player = PlayerJob(lesson: lesson, forms: forms, into: queue)
      self.player = player
      send(.player(.prepared(forms: forms, texts: texts)))
      playerWatcher = try FileWatcher(
        path: session.repository.exercise(of: lesson.id)
      ) { [queue] in queue.post(.savedWhilePlaying(player)) }
    }
    player?.open(by: session.grader)
  }

  /// Ends the exercise that is played.
  func closeRun() {
    playerWatcher?.stop()
    player?.finish()
    (player, playerWatcher) = (nil, nil)
  }

  /// Takes in what the exercise has to tell that is played.
  func take(_ event: LoopEvent, of player: PlayerJob) {
    switch event {
    case .played(_, .success(let event)): send(.player(event))
    case .played(_, .failure(let problem)):
      send(.player(.failed(session.words.text(of: problem))))
    case .savedWhilePlaying: send(.player(.saved))
    case .ticked: send(.player(.ticked))
    case .read, .saved, .progress, .second, .graded, .scratchPrinted, .scratchEnded: break
    }
  }

  /// Tells when it is time for the next moment.
  func tick(after pause: Duration) {
    guard let player else { return }
    queue.post(.ticked(player), after: pause) { waiting in
      if case .ticked = waiting { true } else { false }
    }
  }

  /// Reads a history.
  func readRun(at path: String, of lesson: Lesson) throws {
    let words = session.words
    let forms = session.context.suites[lesson.id]?.play?.forms ?? []
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

  /// Writes a run into a new file of the folder in which the workbook was started.
  func write(_ run: ExportedRun, as export: PlayerExport) throws {
    guard let play = session.context.suites[run.lesson]?.play else { return }
    let number = String(run.lesson.prefix { $0 != "-" })
    let (context, words) = (session.context, session.words)
    switch export {
    case .history: tellWritten(try context.write(run.history, named: "history-\(number).jsonl"))
    case .events:
      tellWritten(try context.write(run.swift(play.forms), named: "events-\(number).swift"))
    case .test:
      let module = try session.course.lesson(in: run.lesson).module
      let path = context.newFile(named: "HistoryTests-\(number).swift")
      player?.write { moments in
        do throws(FileProblem) {
          let text = run.test(moments, of: module, play.forms, play.code)
          return .written(file: try path.write(text))
        } catch {
          return .failed(words.text(of: error))
        }
      }
    }
  }

  private func tellWritten(_ file: String) { send(.player(.written(file: file))) }
}
