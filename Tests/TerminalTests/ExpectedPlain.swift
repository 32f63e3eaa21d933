/// The sample as it is drawn without colours.
enum ExpectedPlain {
  static let columns80 = #"""
    Reducers
    ════════

    A reducer takes a *state* and an **event** and gives the next state. It is a
    `func`, and it prints nothing; see the talk (https://example.com/talk) or lesson
    1.

    ## Run it

    • `swift test` runs the tests, all of them, and says which of them went wrong
      • and this hangs below
    • 日本語のテキストも、幅を数えて、行を折り返します。絵文字👩‍👩‍👧も。

    1. first
    2. second

    ### The code

      func reduce(_ state: State, event: Event) -> State {
        switch event { case .increase: return State(count: state.count + 1) } // 
    ↪ done
      }

      event ──▶ reducer ──▶ state

    ┌───────────────┬────────────────────────────────────────────────────┬───────┐
    │ Event         │                     Next state                     │ Count │
    ├───────────────┼────────────────────────────────────────────────────┼───────┤
    │ `.increase`   │                one more than before                │     1 │
    │ `.reset(to:)` │ whatever came with the event, however much that is │    12 │
    └───────────────┴────────────────────────────────────────────────────┴───────┘

    Pure functions are easy to test.

    ▸ A hint

      Look at the `switch`.

    The end.

    """#

  static let columns40 = #"""
    Reducers
    ════════

    A reducer takes a *state* and an
    **event** and gives the next state. It
    is a `func`, and it prints nothing; see
    the talk (https://example.com/talk) or
    lesson 1.

    ## Run it

    • `swift test` runs the tests, all of
      them, and says which of them went
      wrong
      • and this hangs below
    • 日本語のテキストも、幅を数えて、行を折
      り返します。絵文字👩‍👩‍👧も。

    1. first
    2. second

    ### The code

      func reduce(_ state: State, event: 
    ↪ Event) -> State {
        switch event { case .increase: 
    ↪ return State(count: state.count + 1) 
    ↪ } // done
      }

      event ──▶ reducer ──▶ state

    ┌───────────────┬──────────────┬───────┐
    │ Event         │  Next state  │ Count │
    ├───────────────┼──────────────┼───────┤
    │ `.increase`   │   one more   │     1 │
    │               │ than before  │       │
    ├───────────────┼──────────────┼───────┤
    │ `.reset(to:)` │   whatever   │    12 │
    │               │  came with   │       │
    │               │  the event,  │       │
    │               │ however much │       │
    │               │   that is    │       │
    └───────────────┴──────────────┴───────┘

    Pure functions are easy to test.

    ▸ A hint

      Look at the `switch`.

    The end.

    """#
}
