import XCTest

@testable import WorkbookCLI

/// What the menu answers to `?`.
final class HelpDrawingTests: XCTestCase {
  func testWhatCanBeTyped() throws {
    let help = SampleInterface.replay([.helpRequested])
    assertText(
      try Drawing.sample().lines(for: help).text(),
      """
      What you can type
      ═════════════════

      ┌───────────────────┬──────────────────────────────────────────────────────────┐
      │ type              │ and it                                                   │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ a number          │ opens the text of that lesson; from then on the letters  │
      │                   │ are about it                                             │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ `t` or `test`     │ grades the exercise of the chosen lesson (marked ▸)      │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ `h` or `hint`     │ gives a hint for the first check that fails; again, a    │
      │                   │ stronger one                                             │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ `e` or `edit`     │ opens the exercise in your editor (`$VISUAL` or          │
      │                   │ `$EDITOR`)                                               │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ `s` or `solution` │ shows the reference solution, once the lesson passes     │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ `r` or `reset`    │ puts the stub back, after asking; your file is kept      │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ `/` and a word    │ shows where it stands in the lessons                     │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ `m` or `menu`     │ shows the lessons                                        │
      ├───────────────────┼──────────────────────────────────────────────────────────┤
      │ `q` or `quit`     │ goes back to the lessons, and from there out             │
      └───────────────────┴──────────────────────────────────────────────────────────┘

      While you read: **Enter** goes on, a letter answers a question, `?` shows the
      answer.
      """)
  }

  func testWhatCanBeTypedInANarrowTerminal() throws {
    let help = SampleInterface.replay([.helpRequested])
    assertText(
      try Drawing.sample(width: 40).lines(for: help).text(),
      """
      What you can type
      ═════════════════

      ┌───────────────────┬──────────────────┐
      │ type              │ and it           │
      ├───────────────────┼──────────────────┤
      │ a number          │ opens the text   │
      │                   │ of that lesson;  │
      │                   │ from then on the │
      │                   │ letters are      │
      │                   │ about it         │
      ├───────────────────┼──────────────────┤
      │ `t` or `test`     │ grades the       │
      │                   │ exercise of the  │
      │                   │ chosen lesson    │
      │                   │ (marked ▸)       │
      ├───────────────────┼──────────────────┤
      │ `h` or `hint`     │ gives a hint for │
      │                   │ the first check  │
      │                   │ that fails;      │
      │                   │ again, a         │
      │                   │ stronger one     │
      ├───────────────────┼──────────────────┤
      │ `e` or `edit`     │ opens the        │
      │                   │ exercise in your │
      │                   │ editor           │
      │                   │ (`$VISUAL` or    │
      │                   │ `$EDITOR`)       │
      ├───────────────────┼──────────────────┤
      │ `s` or `solution` │ shows the        │
      │                   │ reference        │
      │                   │ solution, once   │
      │                   │ the lesson       │
      │                   │ passes           │
      ├───────────────────┼──────────────────┤
      │ `r` or `reset`    │ puts the stub    │
      │                   │ back, after      │
      │                   │ asking; your     │
      │                   │ file is kept     │
      ├───────────────────┼──────────────────┤
      │ `/` and a word    │ shows where it   │
      │                   │ stands in the    │
      │                   │ lessons          │
      ├───────────────────┼──────────────────┤
      │ `m` or `menu`     │ shows the        │
      │                   │ lessons          │
      ├───────────────────┼──────────────────┤
      │ `q` or `quit`     │ goes back to the │
      │                   │ lessons, and     │
      │                   │ from there out   │
      └───────────────────┴──────────────────┘

      While you read: **Enter** goes on, a
      letter answers a question, `?` shows the
      answer.
      """)
  }
}
