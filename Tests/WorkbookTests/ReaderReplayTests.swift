import Curriculum
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The reader, by replaying events.
final class ReaderReplayTests: XCTestCase {
  private typealias Sample = SampleInterface

  func testATerminalStopsAtEachSectionAPipeOnlyAtQuestions() {
    let choices = Sample.reader().reader.parts.map { $0.question?.choices }
    XCTAssertEqual(choices, [nil, ["a", "b"], []])
    let piped = Sample.reader(stopsAtSections: false).reader
    XCTAssertEqual(piped.parts.map { $0.question?.choices }, [["a", "b"], []])
    XCTAssertEqual(piped.parts[0].blocks, Sample.parts[0].blocks + Sample.parts[1].blocks)
  }

  func testOpeningShowsTheFirstPart() {
    let state = Sample.reader()
    XCTAssertEqual(state.screen, .reader)
    XCTAssertEqual(state.reader.position, 0)
    XCTAssertNil(state.reader.question)
    XCTAssertEqual(state.effects, [])
  }

  func testGoingOnStopsAtAQuestionUntilItIsAnswered() {
    let atQuestion = Sample.replay([.reader(.next)], from: Sample.reader())
    XCTAssertEqual(atQuestion.reader.question?.right, "b")
    let refused = Sample.replay([.reader(.next)], from: atQuestion)
    XCTAssertEqual(refused.reader.position, 1)
    XCTAssertEqual(refused.reader.rejected, "")
  }

  func testAnswersAreRightWrongOrNone() {
    let table: [(event: ReaderEvent, isRight: Bool?)] = [
      (.answered("b"), true), (.answered("B"), true), (.answered("ｂ"), true), (.told, nil),
    ]
    for (event, isRight) in table {
      let state = Sample.replay([.reader(.next), .reader(event)], from: Sample.reader())
      XCTAssertEqual(state.reader.position, 2, "\(event)")
      XCTAssertEqual(state.reader.answered?.question, Sample.parts[1].question, "\(event)")
      XCTAssertEqual(state.reader.answered?.isRight, isRight, "\(event)")
    }
  }

  func testAnAnswerThatIsNoChoiceIsRejectedOnce() {
    let state = Sample.replay([.reader(.next), .reader(.answered("c"))], from: Sample.reader())
    XCTAssertEqual(state.reader.rejected, "c")
    XCTAssertEqual(state.reader.position, 1)
    let answered = Sample.replay([.reader(.answered("a"))], from: state)
    XCTAssertNil(answered.reader.rejected)
  }

  func testAnyAnswerWillDoForAnOpenQuestion() {
    let state = Sample.replay(
      [.reader(.next), .reader(.told), .reader(.answered("it is"))], from: Sample.reader())
    XCTAssertEqual(state.reader.answered?.choice, "it is")
    XCTAssertNil(state.reader.answered?.isRight)
  }

  func testAnswersWithoutAQuestionChangeNothing() {
    let state = Sample.reader()
    XCTAssertEqual(Sample.replay([.reader(.answered("a"))], from: state), state)
    XCTAssertEqual(Sample.replay([.reader(.told)], from: state), state)
  }

  func testTheEndIsTheLessonAndIsRecordedOnce() {
    let beforeEnd = Sample.replay([.reader(.next), .reader(.told)], from: Sample.reader())
    XCTAssertEqual(beforeEnd.screen, .reader)
    XCTAssertEqual(beforeEnd.effects, [Sample.told("Which?")])
    let end = Sample.replay([.effectTaken, .reader(.told)], from: beforeEnd)
    XCTAssertEqual(end.screen, .lesson)
    let place = ReadingPosition(part: 2, line: TextPosition(part: 2))
    XCTAssertEqual(
      end.effects,
      [
        Sample.told("And why?"), .record("02-reduce", .read()), .refresh,
        .record("02-reduce", .left(place)),
      ])
    XCTAssertEqual(end.lesson.lesson, "02-reduce")
    let further = Sample.replay(
      [.effectTaken, .effectTaken, .effectTaken, .effectTaken, .reader(.next)], from: end)
    XCTAssertEqual(further.effects, [])
  }

  func testATextWithoutAQuestionAtItsEndIsReadWhenItsLastPartIsShown() {
    let parts = [Sample.parts[1], Sample.parts[0]]
    let opened = Sample.replay([
      .reader(.opened(lesson: "02-reduce", parts: parts, stopsAtSections: true))
    ])
    XCTAssertEqual(opened.effects, [])
    let shown = Sample.replay([.reader(.answered("b")), .effectTaken], from: opened)
    XCTAssertEqual(shown.effects, [.record("02-reduce", .read()), .refresh])
    XCTAssertEqual(shown.screen, .reader)
    let left = Sample.replay([.effectTaken, .effectTaken, .reader(.next)], from: shown)
    XCTAssertEqual(left.screen, .lesson)
    let place = ReadingPosition(part: 1, line: TextPosition(part: 1, block: parts[1].blocks.count))
    XCTAssertEqual(left.effects, [.record("02-reduce", .left(place))])
  }

  func testLeavingInTheMiddleShowsTheLessonsAndKeepsThePlace() {
    let state = Sample.replay([.reader(.next), .menuRequested], from: Sample.reader())
    XCTAssertEqual(state.screen, .menu)
    let place = ReadingPosition(
      part: 0, line: TextPosition(part: 0, block: Sample.parts[0].blocks.count))
    XCTAssertEqual(state.effects, [.record("02-reduce", .left(place))])
  }

  func testAPlaceIsTheSameWhereTheTextStopsAtSectionsAndWhereItDoesNot() {
    let joined = Sample.reader(stopsAtSections: false).reader.parts
    for position in Sample.parts.indices {
      var state = Sample.reader()
      while state.reader.position < position {
        state = Sample.replay(
          [.reader(state.reader.question == nil ? .next : .told)], from: state)
      }
      let place = state.reader.readingPlace
      XCTAssertEqual(
        joined[place.line.part].blocks[place.line.block], Sample.parts[position].blocks[0])
      let returned = Sample.replay([.reader(.returned(place))], from: Sample.reader()).reader
      XCTAssertEqual(returned.position, position)
      XCTAssertEqual(returned.isReturned, position > 0)
      XCTAssertEqual(returned.answers.keys.sorted(), state.reader.answers.keys.sorted())
    }
  }

  func testWhatWasFoundIsInTheSectionThatIsShown() {
    let place = TextPosition(part: 0, block: Sample.parts[0].blocks.count)
    let found = FoundPlace(place: place, words: ["which"])
    let state = Sample.replay(
      [.reader(.contentsMoved(to: 0)), .reader(.found(found))], from: Sample.reader())
    XCTAssertEqual(state.reader.position, 1)
    XCTAssertNil(state.reader.contents)
    XCTAssertNotNil(state.reader.question, "its own question is still to be answered")
  }

  func testToAPlaceInTheMiddleOfASectionOneReturnsToItsBeginning() {
    let place = ReadingPosition(part: 1, line: TextPosition(part: 0, block: 1, letters: 3))
    let returned = Sample.replay([.reader(.returned(place))], from: Sample.reader()).reader
    XCTAssertEqual(returned.position, 0)
    XCTAssertEqual(returned.answers.keys.sorted(), [1], "what was answered is not asked again")
  }
}
