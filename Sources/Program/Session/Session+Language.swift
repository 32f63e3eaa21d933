import Curriculum
import Grading
import Interface
import Launching

extension Session {
  /// The same workbook in another language.
  func speaking(_ language: Language) throws -> Session {
    var other = self
    other.repository.language = language
    other.course = try Course.known(in: other.repository)
    other.words = try Words(in: other.repository)
    other.standings = Standings(repository: other.repository)
    return other
  }

  /// What is shown, in this session's language.
  func translation(of state: AppState) throws -> Translation {
    // A text that was never opened is opened in this language.
    let read = course.lessons.first { $0.id == state.reader.lesson }
    return Translation(
      rows: rows(),
      text: try read.map { try parts(of: $0, recalling: state.reader.recalled) },
      searched: state.hasSearched ? try searchTexts() : [],
      played: try state.playedLesson.map { try PlayTexts(of: $0, in: repository) })
  }
}
