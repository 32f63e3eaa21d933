import Curriculum
import SuiteSupport

/// What happens while a run is played: what somebody wants, and what came of it outside.
package enum PlayerEvent: Equatable {
  /// A lesson is played from the beginning, or from the events of a check that fails.
  case requested(String, RunExample?)
  /// What can happen in the lesson is known, and the words of its app.
  case prepared(forms: [EventForm], texts: PlayTexts)
  /// The words of its app in another language.
  case translated(PlayTexts)
  /// The exercise can be run, or the verdict says why not.
  case opened(Verdict?)
  /// Nobody plays any more.
  case closed
  /// The exercise was saved.
  case saved
  /// An answer about the run has come.
  case answered(RunView)
  /// What was looked for was found here, or nowhere.
  case found(Int?)
  case written(file: String)
  case read(LongList<HistoryEntry>)
  /// What was wanted can't be done, in words.
  case failed(String)
  /// It is time for the next moment.
  case ticked

  /// Another moment is looked at.
  case moved(to: Int)
  case focused(PlayerFocusEvent)
  /// The row that is chosen in the state.
  case rowChosen(Int)
  /// Something was done in the app.
  case acted(PlayEvent)
  /// A text was typed into a field of the app, all of it.
  case typed(String, event: String)
  /// A button wants to know the values of its event.
  case asked(PlayEvent)
  case edited(HistoryEvent)
  case undone
  case redone
  /// Goes on from the moment that is looked at, beside what has happened after it.
  case branched
  case branchChosen(Int)
  case compared(RunComparison?)
  /// All moments are to be compared with the one that is looked at, or with none any more.
  case momentHeld
  /// The run is to be compared with what the lesson asks for, which who has passed has earned.
  case rulesRequested(isEarned: Bool)
  /// Somebody says what a field will be at the next moment.
  case predicted(field: String, String)
  case formsRequested
  /// All that has happened is to be listed.
  case listRequested
  case changeRequested
  case searchRequested
  /// It is looked for from the moment on.
  case searched(RunSearch)
  /// The same is looked for once more.
  case searchedOn(isForward: Bool)
  case exportRequested
  case exported(PlayerExport)
  case fileRequested
  /// The history in the file at this path is wanted.
  case fileChosen(String)
  case predictionToggled
  case speedChanged(Int?)
  case panel(PlayerPanelEvent)
}

/// Where keys go.
package enum PlayerFocusEvent: Equatable {
  case next
  case previous
  case history
}

/// What somebody does to what lies over the state.
package enum PlayerPanelEvent: Equatable {
  case selected(Int)
  case typed(TypedLineEvent)
  case accepted
  case closed
}
