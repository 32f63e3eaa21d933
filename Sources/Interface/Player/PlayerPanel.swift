import Curriculum
import SuiteSupport

/// Something that somebody fills in or chooses while a run is played.
enum PlayerPanel: Equatable {
  /// What can happen, to choose from.
  ///
  /// - Parameter place: where it is put in.
  case forms(selection: Int, place: Int)
  case form(PlayerForm)
  /// All that has happened, as a list to be read.
  case list
  /// Something is looked for.
  case search(TypedLine)
  /// A field's value is said before it is seen.
  case prediction(field: String, TypedLine)
  /// What to write, to choose from.
  case export(selection: Int)
  /// The file that a history is read from.
  case file(TypedLine)
}

/// What can be written of a history.
package enum PlayerExport: CaseIterable, Equatable {
  /// As a file that can be read again.
  case history
  /// As a list of events in Swift.
  case events
  /// As a test that holds for the moments as they are now.
  case test
}

/// An event that is being filled in.
struct PlayerForm: Equatable {
  /// Where the event goes.
  enum Target: Equatable {
    /// Before the entry at this place.
    case insert(Int)
    /// In the place of this entry.
    case change(Int)
    /// At the end, as if somebody had done it in the app.
    case play
  }

  var form: EventForm
  var target: Target
  /// As one types them, in the order of the form's values.
  var lines: [TypedLine]
  /// The index of the line in which one types.
  var selection = 0
  /// The index of the line that can't be read, once somebody has wanted the event.
  var fault: Int?

  /// The form of an event, filled in with what it has.
  init(_ event: PlayEvent, as form: EventForm, to target: Target) {
    (self.form, self.target) = (form, target)
    lines = zip(form.parts, event.values).map { part, value in
      TypedLine(part.field.typed(value), isSelected: true)
    }
  }

  /// The event that the lines say, or the index of the first line that says none.
  var event: Result<PlayEvent, PlayerFormFault> {
    var values: [PlayValue] = []
    for (index, (part, line)) in zip(form.parts, lines).enumerated() {
      guard let value = part.field.value(typed: line.text) else {
        return .failure(PlayerFormFault(line: index))
      }
      values.append(value)
    }
    return .success(PlayEvent(name: form.name, values: values))
  }
}

/// A line of a form isn't what its place asks for.
struct PlayerFormFault: Error, Equatable {
  var line: Int
}
