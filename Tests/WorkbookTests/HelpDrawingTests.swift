import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What the menu answers to `?`.
final class HelpDrawingTests: XCTestCase {
  func testWhatCanBeTyped() throws {
    let help = SampleInterface.replay([.helpRequested])
    assertText(
      try Drawing.sample().plain.lines(for: help).text(),
      """
      What you can type

      A letter or its word, then Enter. Without a number it is about the chosen
      lesson, which is the one that you read or tested last.

      About a lesson:
      3 or read 3: reads lesson 3, from where you left it.
      t 3 or test 3: tests lesson 3.
      v 3 or verdict 3: shows the latest verdict on lesson 3.
      f 3 or full 3: shows the latest verdict with every check, and every failure in
      full.
      h 3 or hint 3: gives a hint for the failure that was shown last, or for the
      first; again, a stronger one.
      g 3 or why 3: opens the text at the section that explains that failure.
      e 3 or edit 3: opens the exercise in your editor.
      w 3 or watch 3: tests lesson 3 each time that you save it, until you type Enter.
      p 3 or play 3: runs your code of lesson 3, whose time you can walk through.
      R 3 or run 3: runs what you want to try at the end of your exercise of lesson 3,
      and shows what it prints.
      s 3 or solution 3: shows the solution, once the lesson passes or all hints of a
      check were given.
      r 3 or reset 3: puts the stub back, after asking; your file is kept.
      u 3 or undo 3: puts back what the latest reset of lesson 3 has kept.

      While you read:
      Enter alone: reads on.
      A letter that a question names: answers it. Where it names none, what you type
      is your answer.
      x or answer: shows the answer to the question.
      n or next: reads on; after a verdict it shows the next check that fails, or goes
      to the next lesson where every check passes.
      N or previous: shows the section before; after a verdict, the failure before.
      o or contents: lists the sections; a number then opens one.

      Everywhere:
      Q or recall: asks three questions about lessons that have passed, a day and a
      week after that.
      /undo or search undo: lists the places where a word stands; a number then opens
      one.
      open 2: opens number 2 of the list.
      L or language: says everything in the next language, here and from now on.
      m or menu: lists the lessons.
      ? or help: says what can be typed.
      q or quit: goes back, and from the list of lessons out.
      """)
  }

  func testWhatCanBeTypedInANarrowTerminal() throws {
    let help = SampleInterface.replay([.helpRequested])
    assertText(
      try Drawing.sample(width: 40).plain.lines(for: help).text(),
      """
      What you can type

      A letter or its word, then Enter.
      Without a number it is about the chosen
      lesson, which is the one that you read
      or tested last.

      About a lesson:
      3 or read 3: reads lesson 3, from where
      you left it.
      t 3 or test 3: tests lesson 3.
      v 3 or verdict 3: shows the latest
      verdict on lesson 3.
      f 3 or full 3: shows the latest verdict
      with every check, and every failure in
      full.
      h 3 or hint 3: gives a hint for the
      failure that was shown last, or for the
      first; again, a stronger one.
      g 3 or why 3: opens the text at the
      section that explains that failure.
      e 3 or edit 3: opens the exercise in
      your editor.
      w 3 or watch 3: tests lesson 3 each time
      that you save it, until you type Enter.
      p 3 or play 3: runs your code of lesson
      3, whose time you can walk through.
      R 3 or run 3: runs what you want to try
      at the end of your exercise of lesson 3,
      and shows what it prints.
      s 3 or solution 3: shows the solution,
      once the lesson passes or all hints of a
      check were given.
      r 3 or reset 3: puts the stub back,
      after asking; your file is kept.
      u 3 or undo 3: puts back what the latest
      reset of lesson 3 has kept.

      While you read:
      Enter alone: reads on.
      A letter that a question names: answers
      it. Where it names none, what you type
      is your answer.
      x or answer: shows the answer to the
      question.
      n or next: reads on; after a verdict it
      shows the next check that fails, or goes
      to the next lesson where every check
      passes.
      N or previous: shows the section before;
      after a verdict, the failure before.
      o or contents: lists the sections; a
      number then opens one.

      Everywhere:
      Q or recall: asks three questions about
      lessons that have passed, a day and a
      week after that.
      /undo or search undo: lists the places
      where a word stands; a number then opens
      one.
      open 2: opens number 2 of the list.
      L or language: says everything in the
      next language, here and from now on.
      m or menu: lists the lessons.
      ? or help: says what can be typed.
      q or quit: goes back, and from the list
      of lessons out.
      """)
  }
}
